import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AiCall } from '../../../../openapi/gen/types.gen.ts';
import { listAiCallsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportAiCalls } from '../../../api/gen/sdk.gen.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatNumber } from '../words.ts';
import { DayFields } from './day-field.tsx';
import { LogList } from './log-list.tsx';
import { keyIn, NamesChoice } from './names-choice.tsx';
import { dayText, timesOf, useLog } from './use-log.ts';

const OUTCOMES: Readonly<Record<AiCall['outcome'] | 'failed', string>> = {
  answered: 'Answered',
  failed: 'Not answered',
  late: 'No answer after 30 s',
  slow: 'Timed out',
  unreachable: 'Unreachable',
  busy: 'Busy',
  refused: 'Refused',
  unusable: 'Unusable answer',
};

const outcomeOf = keyIn(OUTCOMES);

const TASKS: Readonly<Record<string, string>> = {
  judgement: 'Evaluation',
  words_to_rater: 'Check for instructions',
  tailoring: 'Choice of questions',
  follow_up: 'Follow-up',
  transcription: 'Transcript',
  speech: 'Reading aloud',
};

const filters = {
  task: keyIn(TASKS),
  outcome: outcomeOf,
  from: dayText,
  to: dayText,
};

/** Questions to the AI endpoint and what came of them, never what they said. */
export function AiTab() {
  const log = useLog(filters);
  const { q, task, before } = log.chosen;
  const outcome = outcomeOf(log.chosen.outcome);
  const query = {
    ...(q && { q }),
    ...(task && { task }),
    ...(outcome && { outcome }),
    ...timesOf(log.chosen),
  };
  const results = useQuery({
    ...listAiCallsOptions({ query: { ...query, ...(before && { before }), page_size: log.pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <LogList
      label="AI calls"
      searchLabel="Model, host"
      log={log}
      filters={
        <>
          <NamesChoice label="Task" names={TASKS} value={task} onChange={(to) => log.change({ task: to })} />
          <NamesChoice
            label="Outcome"
            names={OUTCOMES}
            value={outcome}
            onChange={(to) => log.change({ outcome: to })}
          />
          <DayFields log={log} />
        </>
      }
      results={results}
      columns={COLUMNS}
      keyOf={({ _id }) => String(_id)}
      none="No AI calls"
      more={{
        name: 'ai',
        load: async (format) =>
          (await exportAiCalls({ query: { ...query, format }, parseAs: 'blob', throwOnError: true })).data,
      }}
    />
  );
}

const count = (value: number | null) => (value === null ? '–' : formatNumber(value));

const COLUMNS: readonly [Column<AiCall>, ...Column<AiCall>[]] = [
  { name: 'Task', width: 168, cell: ({ task }) => TASKS[task] ?? task },
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'Model', width: 176, cell: ({ model }) => model },
  { name: 'Host', from: 'lg', width: 176, cell: ({ host }) => host },
  {
    name: 'Outcome',
    cell: ({ outcome, reason }) => (
      <span title={reason ?? undefined}>
        {OUTCOMES[outcome]}
        {reason && `: ${reason}`}
      </span>
    ),
  },
  { name: 'Tokens in', width: 80, isNumber: true, cell: ({ prompt_tokens }) => count(prompt_tokens) },
  {
    name: 'Tokens out',
    width: 88,
    isNumber: true,
    cell: ({ completion_tokens }) => count(completion_tokens),
  },
  { name: 'ms', width: 72, isNumber: true, cell: ({ milliseconds }) => formatNumber(milliseconds) },
];
