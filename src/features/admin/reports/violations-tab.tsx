import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type {
  InterviewReport,
  InterviewReportHandover,
  InterviewReportState,
} from '../../../../openapi/gen/types.gen.ts';
import {
  listInterviewReportsOptions,
  listInterviewReportsQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { handOverInterviewReport } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListBody } from '../../../components/list-page/list-body.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useStores } from '../../../stores/context.tsx';
import { HandOver } from './hand-over.tsx';
import { ReportReview } from './report-review.tsx';
import { stateWords } from './state-words.ts';

const STATES: readonly InterviewReportState[] = ['waiting', 'decided'];

const reports = {
  sorts: ['usual'],
  filters: { q: searchText, state: (text: string) => STATES.find((state) => state === text) },
  size: 50,
} as const;

/** Violations that nobody else of their workspace could decide on. */
export function ViolationsTab() {
  const list = useList(reports);
  const { sort: _sort, ...query } = list.query;
  const results = useQuery({
    ...listInterviewReportsOptions({ query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListBody
      label="Violations"
      list={list}
      searchLabel="Search company, interview"
      filters={
        <FilterChoice label="State" value={query.state ?? ''} onChange={(state) => list.change({ state })}>
          <option value="">Waiting</option>
          <option value="decided">Decided</option>
        </FilterChoice>
      }
      results={results}
      nouns={['report', 'reports']}
      errorTitle="The reports could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      none={
        <EmptyState title="Nothing waits for you">
          A violation comes here when nobody else in its workspace could decide on it.
        </EmptyState>
      }
    >
      {(items) => (
        <DataTable label="Interview reports" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />
      )}
    </ListBody>
  );
}

/** What somebody else has is theirs to open. */
const ReportActions = observer(function ReportActions({ report }: { readonly report: InterviewReport }) {
  const { auth } = useStores();
  const queries = useQueryClient();
  const { _id: finding_id, interview, company, handed_to, state } = report;
  const handOver = async (body: InterviewReportHandover) => {
    await handOverInterviewReport({ path: { finding_id }, body, throwOnError: true });
    await queries.invalidateQueries({ queryKey: listInterviewReportsQueryKey() });
  };
  return (
    <>
      {(!handed_to || handed_to._id === auth.user?._id) && <ReportReview report={report} />}
      {state === 'waiting' && (
        <HandOver
          title={`${interview}, ${company}`}
          handedTo={handed_to}
          message="Only this administrator can open and decide it."
          onSend={handOver}
        />
      )}
    </>
  );
});

const COLUMNS: readonly [Column<InterviewReport>, ...Column<InterviewReport>[]] = [
  { name: 'Interview', width: 200, cell: ({ interview }) => <span title={interview}>{interview}</span> },
  { name: 'Company', width: 160, cell: ({ company }) => <span title={company}>{company}</span> },
  { name: 'Violation', cell: ({ text }) => <span title={text}>{text}</span> },
  { name: 'Proposed', width: 136, cell: ({ proposed_at }) => <RelativeTime value={proposed_at} /> },
  { name: 'Reply', width: 64, cell: ({ has_reply }) => (has_reply ? 'Yes' : 'No') },
  { name: 'State', width: 96, cell: ({ state }) => stateWords[state] },
  {
    name: 'Administrator',
    width: 128,
    from: 'lg',
    cell: ({ decided_by, handed_to }) => (decided_by ?? handed_to)?.full_name ?? '–',
  },
  { name: 'Actions', width: 184, cell: (report) => <ReportActions report={report} /> },
];
