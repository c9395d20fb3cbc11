import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JudgingEngine } from '../../assessment/ports.ts';
import { findProfile } from '../../recruiter/profile-service.ts';
import { demoPlans } from './demo-plans.ts';
import { changeUnusedEngine, moveWindow } from './hiring-repository.ts';
import { createHiringInterview, invite } from './hiring-service.ts';

export interface DemoInterviewDeps extends Deps {
  readonly engine: Pick<JudgingEngine, 'description'>;
}

interface DemoPeople {
  readonly recruiterId: string;
  readonly candidate: { readonly id: string; readonly email: string };
}

/**
 * Invites the demo's candidate to its recruiter's sample interviews. At a later start their windows
 * move with the time, and those that nobody began get the engine of that time; what was done stays.
 */
export async function seedDemoInterviews(
  deps: DemoInterviewDeps,
  { recruiterId, candidate }: DemoPeople,
): Promise<void> {
  const { db, now, engine } = deps;
  const profile = await findProfile(db, recruiterId);
  if (!profile) return;
  for (const { id, plan } of demoPlans(profile.company, engine.description, now())) {
    await createHiringInterview(deps, plan, { id, ownerId: recruiterId });
    await moveWindow(db, id, plan.terms);
    await changeUnusedEngine(db, id, plan.engine);
    await invite(deps, {
      id: newId(),
      interviewId: id,
      email: candidate.email,
      candidateId: candidate.id,
      createdAt: now(),
    });
  }
}
