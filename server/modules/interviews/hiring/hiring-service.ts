import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { type InvitationMail, interviewMailQueue } from '../interview-mail/interview-mail.ts';
import type { Interview } from '../session/session-state.ts';
import { type HiringPlan, hiringInterview, planProblems } from './hiring-interview.ts';
import { insertHiringInterview, insertInvitation, type NewInvitation } from './hiring-repository.ts';

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

/** Invites an account or an address, and has a mail say so; whoever is invited already hears nothing. */
export async function invite(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  invitation: NewInvitation,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertInvitation(tx, invitation))) return;
    const mail: InvitationMail = { invitationId: invitation.id, reminderDays: null };
    await jobs.send<InvitationMail>(tx, interviewMailQueue, mail);
  });
}
