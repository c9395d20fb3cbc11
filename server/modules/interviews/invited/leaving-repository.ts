import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { decisions, interviewSessions, invitations } from '../../../platform/database/schema/index.ts';
import { unfinishedStatuses } from '../session/session-state.ts';

/** Notes that an invitation is declined, or no more, and ends what was made and not begun. */
export async function setDeclined(tx: Transaction, id: string, declinedAt: Date | null): Promise<void> {
  await tx.update(invitations).set({ declinedAt }).where(eq(invitations.id, id));
  if (declinedAt) await endUnfinished(tx, eq(invitations.id, id));
}

/** Declines all invitations of an application; what was answered and not submitted is deleted. */
export async function declineAll(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  const theirs = eq(invitations.applicationId, applicationId);
  await tx
    .update(invitations)
    .set({ declinedAt: at })
    .where(and(theirs, isNull(invitations.declinedAt), isNull(invitations.revokedAt)));
  await endUnfinished(tx, theirs);
}

/** Has no mail of a decision leave any more that was to leave later. */
export async function cancelDecisionMails(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .update(decisions)
    .set({ mailStatus: 'cancelled' })
    .where(and(eq(decisions.applicationId, applicationId), eq(decisions.mailStatus, 'scheduled')));
}

async function endUnfinished(tx: Transaction, of: ReturnType<typeof eq>): Promise<void> {
  const isOfThese = sql`exists (select 1 from ${invitations} where ${of}
    and ${invitations.interviewId} = interview_sessions.interview_id
    and ${invitations.candidateId} = interview_sessions.candidate_id)`;
  await tx
    .delete(interviewSessions)
    .where(and(inArray(interviewSessions.status, [...unfinishedStatuses]), isOfThese));
}
