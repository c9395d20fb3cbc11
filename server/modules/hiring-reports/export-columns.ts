import type { CsvColumn } from '../../platform/http/csv.ts';
import type { HiringReportRow } from './report-list-repository.ts';

/** Who has not rated reads in the file what stands on the screen. */
const CLOSED = 'Rate first';

const whereOpen =
  (value: CsvColumn<HiringReportRow>['value']): CsvColumn<HiringReportRow>['value'] =>
  (row) =>
    row.isRevealed ? value(row) : CLOSED;

/** What stands in a file of each report: of what rule 1 hides nothing. */
export const reportColumns: readonly CsvColumn<HiringReportRow>[] = [
  { name: 'Candidate', value: ({ candidate }) => candidate.fullName },
  { name: 'Email', value: ({ candidate }) => candidate.email },
  { name: 'Workspace', value: ({ workspace }) => workspace.title },
  { name: 'Interview', value: ({ terms }) => terms.title },
  { name: 'Rubric version', value: ({ interview }) => interview.rubricVersion ?? 1 },
  { name: 'Attempt', value: ({ number }) => number },
  { name: 'Completed', value: ({ completedAt }) => completedAt.toISOString() },
  { name: 'Engine', value: ({ engine }) => engine && `${engine.name} ${engine.version}` },
  { name: 'Scorecards', value: ({ scorecards }) => scorecards },
  { name: 'Scorecards needed', value: ({ interview }) => interview.scorecardsNeeded },
  { name: 'Verdicts', value: whereOpen(({ verdicts }) => verdicts?.join('; ') ?? null) },
  {
    name: 'Coverage',
    value: whereOpen(({ result }) => result && `${result.coverage.scorable} of ${result.coverage.planned}`),
  },
  {
    name: 'Checklist',
    value: whereOpen(({ result }) =>
      result?.checklist ? `${result.checklist.found} of ${result.checklist.of}` : null,
    ),
  },
  { name: 'AI score', value: whereOpen(({ result }) => result?.overall ?? null) },
  { name: 'Right answers', value: ({ exact }) => exact && `${exact.right} of ${exact.planned}` },
];
