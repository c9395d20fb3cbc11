import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListedWorkspace } from '../../../../openapi/gen/types.gen.ts';
import { listWorkspacesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useDefaultView } from '../../../capabilities/hiring/saved-views/use-default-view.ts';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { canDecide } from '../../../capabilities/hiring/workspace-roles.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { totalWords } from '../../../components/list-page/total-words.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { RemoveSample, SeeSample } from '../company/sample-buttons.tsx';
import { ShownChoice } from '../company/shown-choice.tsx';
import { StageCounts } from '../components/stage-counts.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import { statusWords } from '../words.ts';
import { workspaceList, workspaceQuery } from '../workspace-list.ts';

const CompanyWorkspaces = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company-workspaces" */ '../company/company-workspaces.tsx'))
    .CompanyWorkspaces,
}));

/** The workspaces that somebody is a member of; owners can see all of the company. */
export function WorkspacesPage() {
  useDefaultView({ list: 'workspaces' });
  const [search] = useSearchParams();
  return search.get('show') === 'company' ? (
    <Suspense>
      <CompanyWorkspaces />
    </Suspense>
  ) : (
    <OwnWorkspaces />
  );
}

function OwnWorkspaces() {
  const list = useList(workspaceList);
  const table = useKeptTable('workspaces', COLUMNS);
  const navigate = useNavigate();
  const workspaces = useQuery({
    ...listWorkspacesOptions({ query: workspaceQuery(list.query) }),
    placeholderData: keepPreviousData,
  });
  useKeys([{ key: 'n', label: 'New workspace', act: () => navigate(paths.recruiter.newWorkspace) }]);
  return (
    <ListPage
      title="Workspaces"
      actions={
        <>
          {workspaces.data?.items.some(({ is_sample }) => is_sample) && <RemoveSample />}
          {create}
        </>
      }
      list={list}
      searchLabel="Search workspaces"
      filters={
        <>
          <FilterChoice
            label="Status"
            value={list.query.status ?? ''}
            onChange={(status) => list.change({ status })}
          >
            <option value="">All</option>
            <option value="open">{statusWords.open}</option>
            <option value="paused">{statusWords.paused}</option>
            <option value="closed">{statusWords.closed}</option>
            <option value="archived">{statusWords.archived}</option>
          </FilterChoice>
          <ShownChoice value="" onChange={(show) => list.change({ show, status: '' })} />
          <SavedViews list="workspaces" />
        </>
      }
      results={workspaces}
      nouns={['workspace', 'workspaces']}
      errorTitle="Your workspaces could not be loaded"
      skeleton={{ rows: 8, rowHeight: 36 }}
      table={table}
      none={
        <EmptyState
          title="No workspaces yet"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {create}
              <SeeSample />
            </Box>
          }
        >
          One for each role you hire for: its candidates, interviews and rubric.
        </EmptyState>
      }
    >
      {(items) => (
        <DataTable
          label="Workspaces"
          columns={table.columns}
          rows={items}
          keyOf={({ _id }) => _id}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort }) }}
        />
      )}
    </ListPage>
  );
}

const create = (
  <LinkButton to={paths.recruiter.newWorkspace} variant="contained">
    New workspace
  </LinkButton>
);

/** One more stands for all that there are. */
const MOST_TO_DO = 50;

/** How much waits for me; leads to it where one sees the candidates. */
function ToDo({ of }: { readonly of: ListedWorkspace }) {
  const { _id, to_do } = of;
  if (to_do === 0) return '–';
  const count = totalWords(to_do, MOST_TO_DO);
  if (!canDecide(of)) return <b>{count}</b>;
  const to = paths.recruiter.workspace(_id, { view: 'table', sort: 'next_step' });
  return (
    <TextLink to={to} aria-label={`${count} to do`} underline="hover" sx={toDoStyle}>
      {count}
    </TextLink>
  );
}

const toDoStyle = { display: 'inline-block', minWidth: 24, lineHeight: '24px', fontWeight: 650 } as const;

const stuckIn = ({ stages }: ListedWorkspace) => stages.reduce((sum, { stuck }) => sum + stuck, 0);

const COLUMNS: readonly [Column<ListedWorkspace>, ...Column<ListedWorkspace>[]] = [
  {
    name: 'Title',
    sortKey: 'title',
    cell: ({ _id, title }) => (
      <TextLink to={paths.recruiter.workspace(_id)} underline="hover" sx={{ fontWeight: 600 }}>
        {title}
      </TextLink>
    ),
  },
  { name: 'Status', width: 88, cell: ({ status }) => <StatusMark status={status} /> },
  {
    name: 'Stages',
    width: 248,
    cell: ({ _id, stages }) => <StageCounts workspaceId={_id} stages={stages} />,
  },
  {
    name: 'To do',
    width: 80,
    sortKey: 'to_do',
    isNumber: true,
    cell: (row) => <ToDo of={row} />,
  },
  { name: 'Stuck', width: 64, isNumber: true, cell: (row) => stuckIn(row) || '–' },
  { name: 'Location', width: 136, from: 'xl', cell: ({ location }) => location },
  { name: 'Lead', width: 124, cell: ({ lead }) => lead?.full_name ?? '–' },
  { name: 'Members', width: 88, isNumber: true, from: 'xl', cell: ({ members }) => members },
  {
    name: 'Active',
    width: 108,
    sortKey: 'active_at',
    cell: ({ active_at }) => <RelativeTime value={active_at} />,
  },
  {
    name: 'Opened',
    width: 108,
    sortKey: 'created_at',
    from: 'lg',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
];
