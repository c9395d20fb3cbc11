import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { HiringReport, ListHiringReportsData } from '../../../../openapi/gen/types.gen.ts';
import { listHiringReportsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportHiringReports } from '../../../api/gen/sdk.gen.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useDefaultView } from '../../../capabilities/hiring/saved-views/use-default-view.ts';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListBody } from '../../../components/list-page/list-body.tsx';
import { paths } from '../../../lib/paths.ts';
import { WorkspaceChoice } from '../workspace-choice.tsx';
import { reportColumns } from './report-columns.tsx';

type Query = NonNullable<ListHiringReportsData['query']>;
type Sort = NonNullable<Query['sort']>;

const reportList = {
  sorts: ['-completed_at', 'completed_at', 'name', '-name', 'workspace', '-workspace'],
  filters: {
    q: searchText,
    workspace: (text: string) => text.slice(0, 64),
    show: (text: string) => (text === 'open' || text === 'to_rate' ? text : undefined),
  },
  size: 50,
} as const;

const MOST_COMPARED = 6;

/** Side by side, by the ids of sessions. */
const comparisonOf = (sessionIds: readonly string[]) =>
  `${paths.recruiter.reports}?${new URLSearchParams([['tab', 'compare'], ...sessionIds.map((id) => ['session', id])])}`;

/** The last submitted attempt of everybody whom somebody sees. */
export function ReportsTab() {
  useDefaultView({ list: 'reports' });
  const list = useList(reportList);
  const table = useKeptTable('reports', reportColumns);
  const { workspace, show, ...rest } = list.query;
  const query: Query = {
    ...rest,
    ...(workspace && { workspace_id: workspace }),
    ...(show && { is_revealed: show === 'open' }),
  };
  const reports = useQuery({ ...listHiringReportsOptions({ query }), placeholderData: keepPreviousData });
  const selection = useSelection<HiringReport>(({ session_id }) => session_id);
  const navigate = useNavigate();
  const canCompare = selection.rows.length > 1 && selection.rows.length <= MOST_COMPARED;
  const compare = () =>
    canCompare && navigate(comparisonOf(selection.rows.map(({ session_id }) => session_id)));
  useKeys([{ key: 'c', label: 'Compare the selected', act: compare }]);
  return (
    <ListBody
      label="Reports"
      list={list}
      searchLabel="Search candidates"
      filters={
        <>
          <WorkspaceChoice
            all="All"
            value={workspace ?? ''}
            onChange={(to) => list.change({ workspace: to })}
          />
          <FilterChoice label="Show" value={show ?? ''} onChange={(to) => list.change({ show: to })}>
            <option value="">All</option>
            <option value="to_rate">Rate first</option>
            <option value="open">With results</option>
          </FilterChoice>
          <SavedViews list="reports" />
        </>
      }
      selected={{
        count: selection.rows.length,
        clear: selection.clear,
        actions: (
          <>
            <Button variant="contained" disabled={!canCompare} onClick={compare}>
              Compare
            </Button>
            {!canCompare && <Typography variant="body2">Select 2 to {MOST_COMPARED}</Typography>}
          </>
        ),
      }}
      results={reports}
      nouns={['report', 'reports']}
      errorTitle="The reports could not be loaded"
      skeleton={{ rows: 8, rowHeight: 36 }}
      csv={{ name: 'reports', load: () => fileOf(query) }}
      table={table}
      none={
        <EmptyState
          title="No reports yet"
          action={<LinkButton to={paths.recruiter.interviews}>Go to interviews</LinkButton>}
        >
          Completed interviews appear here.
        </EmptyState>
      }
    >
      {(items) => (
        <DataTable
          label="Reports"
          columns={table.columns}
          rows={items}
          keyOf={({ session_id }) => session_id}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort: sort as Sort }) }}
          selection={selection.of(items)}
        />
      )}
    </ListBody>
  );
}

async function fileOf({ page: _page, page_size: _size, ...query }: Query): Promise<Blob> {
  return (await exportHiringReports({ query, parseAs: 'blob', throwOnError: true })).data;
}
