import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EvaluationFlag, FlaggedEvaluation } from '../../../../openapi/gen/types.gen.ts';
import { listEvaluationFlagsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { evaluateSessionAgain } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListBody } from '../../../components/list-page/list-body.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useStores } from '../../../stores/context.tsx';

const FLAGS: Readonly<Record<EvaluationFlag, string>> = {
  failed: 'Failed',
  low_coverage: 'Low coverage',
  needs_person: 'Needs a person',
  human_review: 'Human review asked for',
  transcript_correction: 'Correction asked for',
};

const flagOf = (text: string) => (Object.keys(FLAGS) as EvaluationFlag[]).find((flag) => flag === text);

const evaluations = { sorts: ['usual'], filters: { q: searchText, flag: flagOf }, size: 50 } as const;

/** Attempts whose evaluation needs somebody; they name no candidate and show no answer. */
export function EvaluationsTab() {
  const list = useList(evaluations);
  const { sort: _sort, flag = 'failed', ...query } = list.query;
  const results = useQuery({
    ...listEvaluationFlagsOptions({ query: { ...query, flag } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListBody
      label="Evaluations"
      // What is shown is always chosen: it clears nothing.
      list={{ ...list, filtered: list.filtered.filter((name) => name !== 'flag') }}
      searchLabel="Search company, interview"
      filters={
        <FilterChoice label="Show" value={flag} onChange={(to) => list.change({ flag: to })}>
          {Object.entries(FLAGS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </FilterChoice>
      }
      results={results}
      nouns={['evaluation', 'evaluations']}
      errorTitle="The evaluations could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      none={<EmptyState title="No evaluations here" />}
    >
      {(items) => (
        <DataTable
          label="Evaluations"
          columns={COLUMNS}
          rows={items}
          keyOf={({ session_id }) => session_id}
        />
      )}
    </ListBody>
  );
}

const COLUMNS: readonly [Column<FlaggedEvaluation>, ...Column<FlaggedEvaluation>[]] = [
  { name: 'Interview', width: 240, cell: ({ interview }) => <span title={interview}>{interview}</span> },
  { name: 'Company', cell: ({ company }) => company ?? 'Practice' },
  { name: 'Since', width: 136, cell: ({ since }) => <RelativeTime value={since} /> },
  {
    name: 'Coverage',
    width: 88,
    isNumber: true,
    cell: ({ coverage_percent: percent }) => (percent === null ? '–' : `${percent} %`),
  },
  { name: 'Version', width: 72, isNumber: true, cell: ({ version }) => version || '–' },
  { name: 'Engine', width: 160, from: 'lg', cell: ({ engine }) => <span title={engine}>{engine}</span> },
  { name: 'Actions', width: 136, cell: (evaluation) => <EvaluateAgain evaluation={evaluation} /> },
];

function EvaluateAgain({ evaluation }: { readonly evaluation: FlaggedEvaluation }) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [isOpen, setOpen] = useState(false);
  const { session_id, interview } = evaluation;
  const send = async (reason: string) => {
    await evaluateSessionAgain({ path: { session_id }, body: { reason }, throwOnError: true });
    notifications.success(interview, 'Waits for its evaluation');
    await queries.invalidateQueries();
  };
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Evaluate again
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Evaluate again: ${interview}`}
          message="The report gets a new version; earlier ones stay."
          confirmLabel="Evaluate again"
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
