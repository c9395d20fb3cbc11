import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  consents,
  hiringTerms,
  interviewSessions,
  interviews,
  invitations,
  reports,
  rubrics,
} from '../../platform/database/schema/index.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { submittedStatuses } from '../interviews/invited/invitation-state.ts';
import { revealedTo } from '../workspaces/revealed-sql.ts';

/** What an application was invited to, oldest first, as it was frozen. */
export function findInterviews(db: Database, applicationId: string) {
  return db
    .select({
      invitation: invitations,
      interview: interviews,
      terms: hiringTerms,
      rubricPublishedAt: rubrics.publishedAt,
    })
    .from(invitations)
    .innerJoin(interviews, eq(interviews.id, invitations.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .leftJoin(
      rubrics,
      and(eq(rubrics.workspaceId, interviews.workspaceId), eq(rubrics.version, interviews.rubricVersion)),
    )
    .where(eq(invitations.applicationId, applicationId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

export type InvitedRow = Awaited<ReturnType<typeof findInterviews>>[number];

/** The submitted attempts of an application, and whether somebody sees what was found in each. */
export function findSubmitted(db: Database, applicationId: string, userId: string) {
  return db
    .select({
      sessionId: interviewSessions.id,
      interviewId: interviews.id,
      number: attemptNumber(interviewSessions),
      startedAt: interviewSessions.startedAt,
      endedAt: sql`coalesce(interview_sessions.ended_at, interview_sessions.updated_at)`.mapWith(
        interviewSessions.updatedAt,
      ),
      isRevealed: revealedTo(userId),
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(invitations, isInvitationOf)
    .where(
      and(
        eq(invitations.applicationId, applicationId),
        inArray(interviewSessions.status, [...submittedStatuses]),
      ),
    )
    .orderBy(asc(interviewSessions.attempt));
}

const isInvitationOf = sql<boolean>`invitations.interview_id = interview_sessions.interview_id
  and invitations.candidate_id = interview_sessions.candidate_id`;

/** Every decision on a consent that an application's candidate made, oldest first. */
export function findConsents(db: Database, applicationId: string) {
  return db
    .select({ consent: consents })
    .from(consents)
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .where(eq(invitations.applicationId, applicationId))
    .orderBy(asc(consents.position));
}

export type ConsentRow = Awaited<ReturnType<typeof findConsents>>[number];

/** The versions of the reports of attempts, newest first, without what they say. */
export function findReportVersions(db: Database, sessionIds: readonly string[]) {
  const { sessionId, version, createdAt, engine } = reports;
  const isOne: SQL = inArray(sessionId, [...sessionIds]);
  return db
    .select({ sessionId, version, createdAt, engine })
    .from(reports)
    .where(isOne)
    .orderBy(desc(version));
}
