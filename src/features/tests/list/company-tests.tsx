import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TestSummary } from '../../../../openapi/gen/types.gen.ts';
import { listTestsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import type { FileProblem } from '../test-file.ts';
import { durationWords, kindsText } from '../words.ts';
import { FileProblems } from './file-problems.tsx';
import { SourceChoice } from './source-choice.tsx';
import { useNewTest } from './use-new-test.ts';

const testList = {
  sorts: ['-updated_at', 'updated_at', 'title', '-title'],
  filters: { q: searchText },
  size: 50,
} as const;

/** The tests of the company. */
export function CompanyTests() {
  const list = useList(testList);
  const table = useKeptTable('tests', COLUMNS);
  const tests = useQuery({ ...listTestsOptions({ query: list.query }), placeholderData: keepPreviousData });
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const { create, read, isPending } = useNewTest(setProblems);
  const picker = useRef<HTMLInputElement>(null);
  useKeys([{ key: 'n', label: 'New test', act: () => void create() }]);
  const importButton = (
    <Button variant="outlined" onClick={() => picker.current?.click()}>
      Import JSON
    </Button>
  );
  return (
    <>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Test file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it is mended.
          if (file) void read(file).finally(() => Object.assign(target, { value: '' }));
        }}
      />
      <ListPage
        title="Tests"
        actions={
          <>
            {(tests.data?.total ?? 0) > 0 && importButton}
            <WaitingButton variant="contained" title="N" busy={isPending} onClick={() => void create()}>
              New test
            </WaitingButton>
          </>
        }
        list={list}
        searchLabel="Search tests"
        filters={
          <>
            <SourceChoice value="company" />
            <SavedViews list="tests" />
          </>
        }
        notices={<FileProblems problems={problems} onClose={() => setProblems([])} />}
        results={tests}
        nouns={['test', 'tests']}
        errorTitle="Your tests could not be loaded"
        skeleton={{ rows: 8, rowHeight: 36 }}
        table={table}
        none={
          <EmptyState title="No tests yet" action={importButton}>
            Write choice, text and code questions once, and ask them in any interview.
          </EmptyState>
        }
      >
        {(items) => (
          <DataTable
            label="Tests"
            columns={table.columns}
            rows={items}
            keyOf={({ _id }) => _id}
            sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort }) }}
          />
        )}
      </ListPage>
    </>
  );
}

const COLUMNS: readonly [Column<TestSummary>, ...Column<TestSummary>[]] = [
  {
    name: 'Title',
    sortKey: 'title',
    cell: ({ _id, title }) => (
      <TextLink to={paths.recruiter.test(_id)} underline="hover" sx={{ fontWeight: 600 }}>
        {title}
      </TextLink>
    ),
  },
  { name: 'Items', width: 64, isNumber: true, cell: ({ items }) => items },
  { name: 'Kinds', width: 152, cell: ({ kinds }) => kindsText(kinds) || '–' },
  { name: 'Version', width: 104, cell: versionWords },
  { name: 'Used in', width: 80, isNumber: true, from: 'lg', cell: ({ used_in }) => used_in || '–' },
  { name: 'Taken', width: 72, isNumber: true, cell: ({ taken }) => taken || '–' },
  {
    name: 'Median time',
    width: 104,
    isNumber: true,
    from: 'lg',
    cell: ({ median_seconds }) => (median_seconds === null ? '–' : durationWords(median_seconds)),
  },
  {
    name: 'Updated',
    width: 124,
    sortKey: 'updated_at',
    cell: ({ updated_at }) => <RelativeTime value={updated_at} />,
  },
];

function versionWords({ version, is_changed }: TestSummary): string {
  if (version === 0) return 'Draft';
  return is_changed ? `${version}, edited` : String(version);
}
