import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  applications,
  companyCandidates,
  hiringTerms,
  interviewSessions,
  interviews,
  invitations,
  reports,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { revealedTo } from '../workspaces/revealed-sql.ts';
import { isLast, isNewestReport, isSeenBy, isSubmitted, roleOf } from './seen-attempts-sql.ts';

/** The attempts among these that somebody sees, without what anybody found. */
export async function findAttempts(
  db: Database | Transaction,
  userId: string,
  sessionIds: readonly string[],
) {
  const rows = await db
    .select({
      sessionId: interviewSessions.id,
      endedAt: interviewSessions.endedAt,
      number: attemptNumber(interviewSessions),
      interview: interviews,
      terms: hiringTerms,
      candidate: companyCandidates,
      isNameless: isNamelessTo(userId),
      workspace: { _id: workspaces.id, title: workspaces.title },
      engine: reports.engine,
      isRevealed: revealedTo(userId),
      isLast,
      application: { id: applications.id, companyId: applications.companyId },
      role: roleOf(userId),
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .innerJoin(
      invitations,
      and(
        eq(invitations.interviewId, interviews.id),
        eq(invitations.candidateId, interviewSessions.candidateId),
      ),
    )
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(workspaces, eq(workspaces.id, interviews.workspaceId))
    .leftJoin(reports, isNewestReport)
    .where(and(inArray(interviewSessions.id, [...sessionIds]), isSubmitted, isSeenBy(userId)));
  return rows.map(asSeen);
}

export type AttemptRow = Awaited<ReturnType<typeof findAttempts>>[number];
