import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  applications,
  interviews,
  invitations,
  liveInterviews,
} from '../../../platform/database/schema/index.ts';

/** Of one that is bound the account's owner corrects the address, so that it is left alone. */
export async function markBounced(tx: Transaction, id: string, at: Date) {
  const [bounced] = await tx
    .update(invitations)
    .set({ bouncedAt: at })
    .from(interviews)
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.candidateId),
        eq(interviews.id, invitations.interviewId),
      ),
    )
    .returning({
      companyId: invitations.companyId,
      workspaceId: interviews.workspaceId,
      applicationId: invitations.applicationId,
      email: invitations.email,
    });
  return bounced;
}

/** Puts another address on the invitations of a candidate whose mails were refused, and gives them. */
export async function mailAnew(
  tx: Transaction,
  { candidateId, email }: { readonly candidateId: string; readonly email: string },
): Promise<string[]> {
  const own = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  const changed = await tx
    .update(invitations)
    .set({ email, bouncedAt: null, sentAt: null })
    .where(
      and(
        inArray(invitations.applicationId, own),
        isNotNull(invitations.bouncedAt),
        isNull(invitations.candidateId),
        isNull(invitations.revokedAt),
        isNull(invitations.declinedAt),
      ),
    )
    .returning({ id: invitations.id });
  return changed.map(({ id }) => id);
}

/** Those of some invitations that people hold, and whether their time is agreed on. */
export function findHeld(tx: Transaction, invitationIds: readonly string[]) {
  return tx
    .select({
      liveId: liveInterviews.id,
      invitationId: liveInterviews.invitationId,
      isAgreed: sql<boolean>`${liveInterviews.startsAt} is not null`,
    })
    .from(liveInterviews)
    .where(inArray(liveInterviews.invitationId, [...invitationIds]));
}
