import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApplicationSummary, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listApplicationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportApplications, listApplications } from '../../../api/gen/sdk.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { LazyCandidatePeek } from '../../../capabilities/hiring/peek/lazy-candidate-peek.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { everyPage } from '../../../components/list-page/every-page.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListBody } from '../../../components/list-page/list-body.tsx';
import { MoveButton } from '../moves/move-button.tsx';
import type { Moves } from '../moves/use-moves.ts';
import { applicationsQuery, ENDS, pipelineList } from '../pipeline-list.ts';
import { RejectButton } from '../reject/reject-button.tsx';
import { columnsOf } from './columns.tsx';

interface PipelineTableProps {
  readonly workspace: Workspace;
  readonly moves: Moves;
  readonly canMove: boolean;
  /** Stands at the end of the filters. */
  readonly tools: ReactNode;
  readonly none: ReactNode;
}

const keyOf = ({ _id }: ApplicationSummary) => _id;

/** The candidates of a workspace as a list. */
export function PipelineTable({ workspace, moves, canMove, tools, none }: PipelineTableProps) {
  const list = useList(pipelineList);
  const path = { workspace_id: workspace._id };
  const query = applicationsQuery(list.query, workspace);
  const table = useKeptTable('pipeline', columnsOf({ workspace, query, items: [] }));
  const applications = useQuery({
    ...listApplicationsOptions({ path, query }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(keyOf);
  const { rows: selected, clear, set } = selection;
  const selectAll = async () => {
    const all = await everyPage(async (at) => {
      const { data } = await listApplications({ path, query: { ...query, ...at }, throwOnError: true });
      return data;
    });
    set(all);
  };
  const load = async () => {
    const { page: _page, page_size: _size, ...filters } = query;
    return (await exportApplications({ path, query: filters, parseAs: 'blob', throwOnError: true })).data;
  };
  const move = (stage: string) => {
    moves.move(
      selected.filter(({ status }) => status === 'active'),
      stage,
    );
    clear();
  };
  return (
    <ListBody
      label="Candidates"
      list={list}
      searchLabel="Search candidates"
      filters={
        <>
          <FilterChoice
            label="Stage"
            value={query.stage_id ?? ''}
            onChange={(stage) => list.change({ stage })}
          >
            <option value="">All</option>
            <Options of={workspace.stages.map(({ _id, name }) => [_id, name])} />
          </FilterChoice>
          <FilterChoice
            label="Status"
            value={list.query.status ?? ''}
            onChange={(status) => list.change({ status })}
          >
            <option value="">{statusWords.active}</option>
            <Options of={ENDS.map((end) => [end, statusWords[end]])} />
            <option value="all">All</option>
          </FilterChoice>
          <SavedViews list="pipeline" workspaceId={workspace._id} />
          {tools}
        </>
      }
      selected={{
        count: selected.length,
        clear,
        selectAll: () => void selectAll(),
        actions: (
          <>
            <MoveButton stages={workspace.stages} onChoose={move} />
            <RejectButton workspaceId={workspace._id} rows={selected} onDone={clear} />
          </>
        ),
      }}
      results={applications}
      nouns={['candidate', 'candidates']}
      errorTitle="The candidates could not be loaded"
      skeleton={{ rows: 8, rowHeight: 36 }}
      csv={{ name: 'pipeline', load }}
      peek={{
        keyOf,
        titleOf: ({ candidate }) => candidate.full_name,
        content: ({ candidate }) => (
          <LazyCandidatePeek workspaceId={workspace._id} candidateId={candidate._id} />
        ),
      }}
      table={table}
      none={none}
    >
      {(items) => (
        <DataTable
          label="Candidates"
          columns={columnsOf({ workspace, query, items })}
          rows={items.map((row) => moves.shown.get(row._id) ?? row)}
          keyOf={keyOf}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort }) }}
          {...(canMove && { selection: selection.of(items) })}
        />
      )}
    </ListBody>
  );
}
