import type { Deps } from '../../../platform/deps.ts';
import { requestNewEvaluation } from '../../interviews/judging-service.ts';
import { isLeftToPeople } from '../../interviews/people-only-service.ts';
import { lockedSession } from '../../interviews/stored-session-service.ts';
import { findSubmitted } from './engine-repository.ts';

export const EVALUATE_ROUND_QUEUE = 'evaluate-round';

/** Evaluates the attempts of an interview whose engine was replaced: those that wait, or all. */
export interface EvaluateRound {
  readonly interviewId: string;
  readonly isAgain: boolean;
}

/** Lets this process take part in it. */
export async function registerEngineJobs({ db, jobs, now }: Deps): Promise<void> {
  await jobs.work<EvaluateRound>(EVALUATE_ROUND_QUEUE, async ({ interviewId, isAgain }) => {
    const attempts = await findSubmitted(db, interviewId);
    for (const { id } of attempts.filter(({ status }) => isAgain || status !== 'reported')) {
      await db.transaction(async (tx) => {
        const before = await lockedSession(tx, null, id);
        if (await isLeftToPeople(tx, before)) return;
        // What is being evaluated by now is refused, and needs no second time.
        await requestNewEvaluation({ jobs, now }, tx, before);
      });
    }
  });
}
