import type { HiringComparison } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import { foundBy } from '../scorecards/review-service.ts';
import { isAllowed } from '../workspaces/roles.ts';
import { cellsOf, differencesOf, engineKey, referenceOf } from './comparison.ts';
import { type AttemptRow, findAttempts } from './comparison-repository.ts';
import { presentComparison } from './presenter.ts';

export interface ComparisonDeps extends Pick<Deps, 'db'> {
  readonly engine: Pick<JudgingEngine, 'begunWith'>;
}

/**
 * Attempts side by side, as far as somebody may see them: of one that is not revealed, or not comparable, nothing that
 * anybody found is read.
 * @throws HttpProblem 404 where one is missing, or not seen
 */
export async function compare(
  { db, engine }: ComparisonDeps,
  userId: string,
  sessionIds: readonly string[],
): Promise<HiringComparison> {
  const found = (await findAttempts(db, userId, sessionIds)).toSorted(byName);
  const rows = found.map((row) => ({ ...row, ...comparableOf(row) }));
  const [first, ...others] = rows;
  if (!first || rows.length < new Set(sessionIds).size)
    throw new HttpProblem(404, 'There is no such session.');
  const reference = referenceOf([first, ...others]);
  const judgedBy = reference.engine ?? rows.find(({ engine: by }) => by)?.engine ?? null;
  const { competencies } = reference.interview;
  const columns = [];
  for (const row of rows) {
    const differs = differencesOf(row, { ...reference, engine: judgedBy });
    const isOpen = row.isRevealed && differs.length === 0;
    const { team, report } = isOpen ? await foundBy(db, row.sessionId) : { team: [], report: null };
    const today = engineKey(engine.begunWith(row.interview.engine).description);
    columns.push({
      row,
      differs,
      canEvaluateAgain:
        isAllowed(row.role, 'workWithCandidates') &&
        differs.join() === 'engine' &&
        judgedBy !== null &&
        engineKey(judgedBy) === today,
      cells: isOpen ? cellsOf(competencies, team, report) : null,
    });
  }
  return presentComparison(reference, judgedBy, columns);
}

function comparableOf({ interview, engine, isLast }: AttemptRow) {
  return {
    interviewId: interview.id,
    workspaceId: interview.workspaceId ?? '',
    rubricVersion: interview.rubricVersion ?? 1,
    engine,
    isLast,
  };
}

const byName = (one: AttemptRow, other: AttemptRow) =>
  one.candidate.fullName.localeCompare(other.candidate.fullName, 'en') ||
  one.sessionId.localeCompare(other.sessionId);
