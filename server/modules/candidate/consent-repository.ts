import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { interviewSessions } from '../../platform/database/schema/interviews.ts';
import { consents, hiringTerms, invitations } from '../../platform/database/schema/invitations.ts';
import { unfinishedStatuses } from '../interviews/session/session-state.ts';

const hasOpenAttempt = sql<boolean>`exists (
  select 1 from ${interviewSessions}
  where ${interviewSessions.interviewId} = ${invitations.interviewId}
  and ${interviewSessions.candidateId} = ${invitations.candidateId}
  and ${inArray(interviewSessions.status, [...unfinishedStatuses])})`;

/** Every decision of one candidate, the latest first: a person has few of them. */
export function listDecisions(db: Database, candidateId: string) {
  return db
    .select({
      interviewId: invitations.interviewId,
      company: hiringTerms.company,
      interviewTitle: hiringTerms.title,
      closesAt: sql<Date>`coalesce(${invitations.closesAt}, ${hiringTerms.closesAt})`.mapWith(
        hiringTerms.closesAt,
      ),
      revokedAt: invitations.revokedAt,
      hasOpenAttempt,
      item: consents.item,
      version: consents.version,
      isGiven: consents.isGiven,
      decidedAt: consents.decidedAt,
    })
    .from(consents)
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(eq(invitations.candidateId, candidateId))
    .orderBy(desc(consents.position));
}

export type DecisionRow = Readonly<Awaited<ReturnType<typeof listDecisions>>[number]>;
