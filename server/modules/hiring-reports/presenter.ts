import type {
  ComparedCell,
  ComparedDifference,
  HiringComparison,
  HiringReport,
} from '../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import type { AttemptRow } from './comparison-repository.ts';
import type { HiringReportRow } from './report-list-repository.ts';

const candidateRef = ({ id, fullName, email }: AttemptRow['candidate']) => ({
  _id: id,
  full_name: fullName,
  email,
});

const interviewRef = ({ interviewId, title }: AttemptRow['terms']) => ({ _id: interviewId, title });

export function presentHiringReport(row: HiringReportRow): HiringReport {
  const { terms, interview, number } = row;
  // That people alone read it must not color a rating.
  const isMasked = row.evaluation === 'people_only' && !row.isRevealed;
  const engine = isMasked ? interview.engine : row.engine;
  return {
    session_id: row.sessionId,
    candidate: candidateRef(row.candidate),
    workspace: row.workspace,
    interview: interviewRef(terms),
    rubric_version: interview.rubricVersion ?? 1,
    attempt: { number, allowed: terms.attemptsAllowed },
    completed_at: row.completedAt.toISOString(),
    evaluation: isMasked ? 'done' : row.evaluation,
    engine: engine && presentEngine(engine),
    scorecards: row.scorecards,
    scorecards_needed: interview.scorecardsNeeded,
    is_revealed: row.isRevealed,
    verdicts: row.verdicts,
    exact: row.exact,
    result: row.result,
  };
}

interface Column {
  readonly row: AttemptRow;
  readonly differs: ComparedDifference[];
  readonly canEvaluateAgain: boolean;
  readonly cells: ComparedCell[] | null;
}

export function presentComparison(
  { interview, terms }: AttemptRow,
  engine: StoredEngine | null,
  columns: readonly Column[],
): HiringComparison {
  return {
    interview: interviewRef(terms),
    rubric_version: interview.rubricVersion ?? 1,
    engine: engine && presentEngine(engine),
    competencies: interview.competencies.map(({ id, name }) => ({ _id: id, name })),
    columns: columns.map(({ row, differs, canEvaluateAgain, cells }) => ({
      session_id: row.sessionId,
      candidate: candidateRef(row.candidate),
      workspace: row.workspace,
      interview: interviewRef(row.terms),
      rubric_version: row.interview.rubricVersion ?? 1,
      engine: row.engine && presentEngine(row.engine),
      attempt: { number: row.number, allowed: row.terms.attemptsAllowed },
      is_revealed: row.isRevealed,
      differs,
      can_evaluate_again: canEvaluateAgain,
      cells,
    })),
  };
}
