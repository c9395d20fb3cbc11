import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CompanyCandidate, ListCompanyCandidatesData } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyCandidatesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportCompanyCandidates, listCompanyCandidates } from '../../../api/gen/sdk.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { LazyCandidatePeek } from '../../../capabilities/hiring/peek/lazy-candidate-peek.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useDefaultView } from '../../../capabilities/hiring/saved-views/use-default-view.ts';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { everyPage } from '../../../components/list-page/every-page.ts';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import type { Peek } from '../../../components/list-page/list-body.tsx';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { retryImport } from '../../../lib/retry-import.ts';
import { type BulkOutcome, BulkStatus } from '../bulk/bulk-status.tsx';
import { useWorkplaces } from '../bulk/workplaces.ts';
import { AddMenu } from '../list/add-menu.tsx';

const loadActions = () => import(/* webpackChunkName: "candidate-bulk" */ '../bulk/bulk-actions.tsx');

const BulkActions = lazy(async () => ({ default: (await retryImport(loadActions)).BulkActions }));

type Query = NonNullable<ListCompanyCandidatesData['query']>;
type Sort = NonNullable<Query['sort']>;

const candidates = {
  sorts: ['-active_at', 'active_at', 'name', '-name'],
  filters: { q: searchText },
  size: 50,
} as const;

const keyOf = ({ _id }: CompanyCandidate) => _id;

/** More are not selected at once: each page of them is loaded. */
const MOST_SELECTED = 1000;

/** Everybody whom the company knows from the workspaces that I see. */
export function CandidatesPage() {
  useDefaultView({ list: 'candidates' });
  const list = useList(candidates);
  const table = useKeptTable('candidates', COLUMNS);
  const results = useQuery({
    ...listCompanyCandidatesOptions({ query: list.query }),
    placeholderData: keepPreviousData,
  });
  const canWork = useWorkplaces().length > 0;
  const selection = useSelection(keyOf);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const finish = (done: BulkOutcome) => {
    selection.set(done.left ?? []);
    setOutcome(done);
  };
  const selectAll = async () =>
    selection.set(
      await everyPage(async (at) => {
        const { data } = await listCompanyCandidates({ query: { ...list.query, ...at }, throwOnError: true });
        return data;
      }),
    );
  const isManageable = (results.data?.total ?? 0) <= MOST_SELECTED;
  return (
    <ListPage
      title="Candidates"
      actions={<AddMenu />}
      list={list}
      searchLabel="Search name, email, notes, resume"
      filters={<SavedViews list="candidates" />}
      results={results}
      nouns={['candidate', 'candidates']}
      mostCounted={1000}
      errorTitle="The candidates could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      csv={{ name: 'candidates', load: () => fileOf(list.query) }}
      peek={PEEK}
      selected={{
        count: selection.rows.length,
        clear: selection.clear,
        ...(isManageable && { selectAll: () => void selectAll() }),
        actions: (
          <Suspense>
            <BulkActions rows={selection.rows} onDone={finish} />
          </Suspense>
        ),
      }}
      notices={<BulkStatus outcome={outcome} onChange={setOutcome} />}
      table={table}
      none={
        <EmptyState title="No candidates yet" action={<AddMenu />}>
          They come with your workspaces.
        </EmptyState>
      }
    >
      {(items) => (
        <DataTable
          label="Candidates"
          columns={table.columns}
          rows={items}
          keyOf={keyOf}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort: sort as Sort }) }}
          {...(canWork && { selection: selection.of(items) })}
        />
      )}
    </ListPage>
  );
}

const PEEK: Peek<CompanyCandidate> = {
  keyOf,
  titleOf: ({ full_name }) => full_name,
  content: ({ applications: [latest] }) =>
    latest && <LazyCandidatePeek workspaceId={latest.workspace_id} candidateId={latest.candidate_id} />,
};

async function fileOf({ page: _page, page_size: _size, ...query }: Query): Promise<Blob> {
  return (await exportCompanyCandidates({ query, parseAs: 'blob', throwOnError: true })).data;
}

const COLUMNS: readonly [Column<CompanyCandidate>, ...Column<CompanyCandidate>[]] = [
  { name: 'Name', sortKey: 'name', cell: (candidate) => <NameLink candidate={candidate} /> },
  { name: 'Email', width: 200, cell: ({ email }) => <span title={email}>{email}</span> },
  { name: 'Workspaces', width: 168, cell: (candidate) => <Workspaces candidate={candidate} /> },
  {
    name: 'Stage',
    width: 112,
    cell: ({ applications: [latest] }) =>
      latest && (latest.status === 'active' ? latest.stage : statusWords[latest.status]),
  },
  {
    name: 'Last activity',
    width: 132,
    sortKey: 'active_at',
    cell: ({ active_at }) => <RelativeTime value={active_at} />,
  },
  {
    name: 'Owner',
    width: 104,
    from: 'lg',
    cell: ({ applications: [latest] }) => (
      <span title={latest?.owner?.full_name}>{latest?.owner?.full_name ?? '–'}</span>
    ),
  },
  {
    name: 'Tags',
    width: 112,
    from: 'lg',
    cell: ({ tags }) => <span title={tags.join(', ')}>{tags.join(', ')}</span>,
  },
];

interface OfCandidate {
  readonly candidate: CompanyCandidate;
}

/** Leads to the candidate in the workspace where something happened last. */
function NameLink({ candidate: { full_name, applications } }: OfCandidate) {
  const [latest] = applications;
  if (!latest) return full_name;
  return (
    <TextLink
      to={paths.recruiter.candidate(latest.workspace_id, latest.candidate_id)}
      title={full_name}
      sx={{ fontWeight: 600 }}
    >
      {full_name}
    </TextLink>
  );
}

function Workspaces({ candidate: { _id, applications } }: OfCandidate) {
  const [latest, ...others] = applications;
  if (!latest) return null;
  return (
    <>
      <span title={applications.map(({ workspace }) => workspace).join(', ')}>{latest.workspace}</span>
      {others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          +{others.length}
        </Box>
      )}
    </>
  );
}
