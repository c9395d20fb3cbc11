import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { consents, interviewSessions, invitations, reports } from '../../platform/database/schema/index.ts';

interface Attempts {
  readonly interviewId: string;
  readonly candidateId: string;
}

/** Whether the last decision of a candidate on evaluation by an engine declines it; without any it was never asked for. */
export async function hasDeclinedEngine(
  db: Database | Transaction,
  { interviewId, candidateId }: Attempts,
): Promise<boolean> {
  const [last] = await db
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .where(
      and(
        eq(invitations.interviewId, interviewId),
        eq(invitations.candidateId, candidateId),
        eq(consents.item, 'ai_evaluation'),
      ),
    )
    .orderBy(desc(consents.position))
    .limit(1);
  return last?.isGiven === false;
}

/** The attempts that an engine evaluates or has evaluated. */
export async function findEvaluated(
  tx: Transaction,
  { interviewId, candidateId }: Attempts,
): Promise<string[]> {
  const rows = await tx
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.interviewId, interviewId),
        eq(interviewSessions.candidateId, candidateId),
        inArray(interviewSessions.status, ['evaluating', 'reported']),
      ),
    )
    .orderBy(interviewSessions.id);
  return rows.map(({ id }) => id);
}

/** Deletes what an engine found in an attempt, every version of it. */
export async function deleteFindings(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(reports).where(eq(reports.sessionId, sessionId));
}
