import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Dispute, DisputeState, InterviewReportHandover } from '../../../../openapi/gen/types.gen.ts';
import { listDisputesOptions, listDisputesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { handOverDispute } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListBody } from '../../../components/list-page/list-body.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useStores } from '../../../stores/context.tsx';
import { DisputeReview } from './dispute-review.tsx';
import { HandOver } from './hand-over.tsx';

const STATES: readonly DisputeState[] = ['waiting', 'answered'];

const disputes = {
  sorts: ['usual'],
  filters: { q: searchText, state: (text: string) => STATES.find((state) => state === text) },
  size: 50,
} as const;

/** What candidates asked for and their hiring team left to an administrator. */
export function DisputesTab() {
  const list = useList(disputes);
  const { sort: _sort, ...query } = list.query;
  const results = useQuery({ ...listDisputesOptions({ query }), placeholderData: keepPreviousData });
  return (
    <ListBody
      label="Disputes"
      list={list}
      searchLabel="Search company, interview"
      filters={
        <FilterChoice label="State" value={query.state ?? ''} onChange={(state) => list.change({ state })}>
          <option value="">Waiting</option>
          <option value="answered">Answered</option>
        </FilterChoice>
      }
      results={results}
      nouns={['dispute', 'disputes']}
      errorTitle="The disputes could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      none={
        <EmptyState title="Nothing waits for you">
          A candidate’s request comes here when their hiring team hands it over.
        </EmptyState>
      }
    >
      {(items) => <DataTable label="Disputes" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />}
    </ListBody>
  );
}

/** What somebody else has is theirs to open. */
const DisputeActions = observer(function DisputeActions({ dispute }: { readonly dispute: Dispute }) {
  const { auth } = useStores();
  const queries = useQueryClient();
  const { _id: candidate_request_id, interview, company, handed_to, state } = dispute;
  const handOver = async (body: InterviewReportHandover) => {
    await handOverDispute({ path: { candidate_request_id }, body, throwOnError: true });
    await queries.invalidateQueries({ queryKey: listDisputesQueryKey() });
  };
  return (
    <>
      {(!handed_to || handed_to._id === auth.user?._id) && <DisputeReview dispute={dispute} />}
      {state === 'waiting' && (
        <HandOver
          title={`${interview}, ${company}`}
          handedTo={handed_to}
          message="Only this administrator can open and answer it."
          onSend={handOver}
        />
      )}
    </>
  );
});

const KINDS: Readonly<Record<Dispute['kind'], string>> = {
  human_review: 'Review',
  transcript_correction: 'Correction',
};

const COLUMNS: readonly [Column<Dispute>, ...Column<Dispute>[]] = [
  { name: 'Interview', width: 176, cell: ({ interview }) => <span title={interview}>{interview}</span> },
  { name: 'Company', width: 136, cell: ({ company }) => <span title={company}>{company}</span> },
  { name: 'Request', width: 96, cell: ({ kind }) => KINDS[kind] },
  { name: 'Reason', cell: ({ reason }) => <span title={reason}>{reason}</span> },
  { name: 'Handed over', width: 136, cell: ({ handed_over_at }) => <RelativeTime value={handed_over_at} /> },
  {
    name: 'Administrator',
    width: 128,
    from: 'lg',
    cell: ({ answered_by, handed_to }) => (answered_by ?? handed_to)?.full_name ?? '–',
  },
  { name: 'Actions', width: 184, cell: (dispute) => <DisputeActions dispute={dispute} /> },
];
