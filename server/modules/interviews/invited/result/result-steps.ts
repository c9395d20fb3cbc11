import type { ResultStep, ToldDecision } from '../../../../../openapi/gen/types.gen.ts';
import type { SessionRow } from '../../session/session-state.ts';

/** What people did with an attempt; null where they have not yet. */
interface ByPeople {
  /** ISO 8601. */
  readonly reviewedAt: string | null;
  readonly toldDecision: ToldDecision | null;
}

/** How far an attempt that was submitted has come. No engine decides: the last two steps are people's. */
export function resultSteps(
  {
    status,
    endedAt,
    updatedAt,
    evaluationState,
  }: Pick<SessionRow, 'status' | 'endedAt' | 'updatedAt' | 'evaluationState'>,
  { reviewedAt, toldDecision }: ByPeople,
): ResultStep[] {
  const evaluatedAt = status === 'reported' ? updatedAt.toISOString() : null;
  const decidedAt = toldDecision && iso(toldDecision.at);
  const all: readonly (readonly [ResultStep['step'], string | null, isDone?: boolean])[] = [
    ['submitted', endedAt?.toISOString() ?? null, true],
    ['evaluating', evaluatedAt],
    // Who decided has looked at it, whether they rated it here or not.
    ['human_review', (reviewedAt && iso(reviewedAt)) ?? decidedAt],
    ['decision', decidedAt],
  ];
  const steps = all.filter(([step]) => step !== 'evaluating' || evaluationState !== 'people_only');
  const current = steps.findIndex(([, at, isDone]) => !isDone && at === null);
  return steps.map(([step, at, isDone], index) => ({
    step,
    state: isDone || at !== null ? 'done' : index === current ? 'current' : 'waiting',
    at,
  }));
}

const iso = (at: string) => new Date(at).toISOString();
