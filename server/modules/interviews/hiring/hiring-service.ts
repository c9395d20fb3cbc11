import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Interview } from '../session-state.ts';
import { type HiringPlan, hiringInterview, planProblems } from './hiring-interview.ts';
import { insertHiringInterview } from './hiring-repository.ts';

/**
 * Freezes and stores an interview for hiring.
 * @throws HttpProblem 422 for a plan that cannot be taken alike and fairly by everybody
 */
export async function createHiringInterview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  plan: HiringPlan,
  identity: Pick<Interview, 'id' | 'ownerId'>,
): Promise<void> {
  const errors = planProblems(plan);
  if (errors[0]) throw new HttpProblem(422, errors[0].message, { errors });
  const interview = hiringInterview(plan, { ...identity, createdAt: now() });
  await insertHiringInterview(db, interview, plan.terms);
}
