import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CodeResult, Person } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  applications,
  candidateRequests,
  companyCandidates,
  hiringTerms,
  interviewSessions,
  interviews,
  invitations,
  liveEvents,
  liveInterviews,
  reports,
  scorecards,
  unratedReveals,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { submittedStatuses } from '../interviews/invited/invitation-state.ts';
import { type Mark, marksOf } from './mark-rules.ts';

/** What a submitted attempt at a workspace's interview belongs to; undefined for any other. */
export async function findReviewed(db: Database | Transaction, sessionId: string) {
  const [row] = await db
    .select({
      sessionId: interviewSessions.id,
      endedAt: interviewSessions.endedAt,
      evaluation: interviewSessions.evaluationState,
      number: attemptNumber(interviewSessions),
      interviewId: interviews.id,
      rubricVersion: interviews.rubricVersion,
      scorecardsNeeded: interviews.scorecardsNeeded,
      terms: hiringTerms,
      application: applications,
      candidate: companyCandidates,
      accountName: users.fullName,
      workspace: { _id: workspaces.id, title: workspaces.title },
      liveId: liveInterviews.id,
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
    .leftJoin(users, eq(users.id, interviewSessions.candidateId))
    .leftJoin(liveInterviews, eq(liveInterviews.sessionId, interviewSessions.id))
    .where(
      and(eq(interviewSessions.id, sessionId), inArray(interviewSessions.status, [...submittedStatuses])),
    );
  return row;
}

export type Reviewed = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

/** What somebody marked in the live interview that an attempt was; nothing in any other. */
export async function findMarks(
  db: Database | Transaction,
  { liveId }: Pick<Reviewed, 'liveId'>,
  userId: string,
): Promise<Mark[]> {
  if (liveId === null) return [];
  const isOwn = and(eq(liveEvents.kind, 'mark'), eq(liveEvents.userId, userId));
  const events = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.liveId, liveId), or(eq(liveEvents.kind, 'question'), isOwn)))
    .orderBy(asc(liveEvents.position));
  return marksOf(events, userId);
}

const rater = sql<Person | null>`(
  select json_build_object('_id', u.id, 'full_name', u.full_name) from users u where u.id = scorecards.rater_id)`;

/** All versions of all scorecards of an attempt, the newest of each rater first. */
export function findScorecards(db: Database | Transaction, sessionId: string) {
  return db
    .select({ scorecard: scorecards, rater })
    .from(scorecards)
    .where(eq(scorecards.sessionId, sessionId))
    .orderBy(asc(scorecards.raterId), desc(scorecards.version));
}

export type ScorecardRow = Awaited<ReturnType<typeof findScorecards>>[number];

/** Holds an attempt's rating until the transaction ends, so that versions follow one another. */
export async function lockAttempt(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(eq(interviewSessions.id, sessionId))
    .for('no key update');
}

type NewScorecard = typeof scorecards.$inferInsert;

/** Stores a version, in place of the draft of the same number. */
export async function saveVersion(tx: Transaction, scorecard: NewScorecard): Promise<void> {
  const { id: _id, ...set } = scorecard;
  await tx
    .insert(scorecards)
    .values(scorecard)
    .onConflictDoUpdate({
      target: [scorecards.sessionId, scorecards.raterId, scorecards.version],
      set,
      setWhere: isNull(scorecards.submittedAt),
    });
}

export async function hasChosenToSee(
  db: Database | Transaction,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ at: unratedReveals.at })
    .from(unratedReveals)
    .where(and(eq(unratedReveals.sessionId, sessionId), eq(unratedReveals.userId, userId)));
  return row !== undefined;
}

/** Notes that somebody chose to see; false where they had. */
export async function insertReveal(
  tx: Transaction,
  reveal: typeof unratedReveals.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(unratedReveals).values(reveal).onConflictDoNothing().returning();
  return made.length > 0;
}

/** The newest report of an attempt. */
export async function findNewestReport(db: Database | Transaction, sessionId: string) {
  const [row] = await db
    .select({ body: reports.body })
    .from(reports)
    .where(eq(reports.sessionId, sessionId))
    .orderBy(desc(reports.version))
    .limit(1);
  return row?.body;
}

/** What a question with a key or with code came to. */
export interface ExactRow {
  /** The share of its points. */
  readonly points: number | null;
  /** How it ran; null without code. */
  readonly code: CodeResult | null;
}

/** What each question with a key or with code came to, by its number, in the newest report of an attempt. */
export async function findExactPoints(
  db: Database | Transaction,
  sessionId: string,
): Promise<ReadonlyMap<number, ExactRow>> {
  const rows = await db
    .select({
      number: sql<number>`(question->>'number')::int`,
      points: sql<number | null>`(question#>>'{exact,points}')::float8`,
      code: sql<CodeResult | null>`question#>'{exact,code}'`,
    })
    .from(
      sql`(select r.body from reports r where r.session_id = ${sessionId} order by r.version desc limit 1) newest,
        jsonb_array_elements(newest.body->'questions') question`,
    )
    .where(sql`question->>'exact' is not null`);
  return new Map(rows.map(({ number, ...exact }) => [number, exact]));
}

/** What the candidate asked for about an attempt, oldest first. */
export function findRequests(db: Database | Transaction, sessionId: string) {
  return db
    .select()
    .from(candidateRequests)
    .where(eq(candidateRequests.sessionId, sessionId))
    .orderBy(asc(candidateRequests.position));
}

/** Answers a request that is open; false where there is none of this id, or it was answered or handed over. */
export async function storeAnswer(
  tx: Transaction,
  { sessionId, requestId }: { readonly sessionId: string; readonly requestId: string },
  answer: string,
  answeredAt: Date,
): Promise<boolean> {
  const done = await tx
    .update(candidateRequests)
    .set({ answer, answeredAt })
    .where(
      and(
        eq(candidateRequests.id, requestId),
        eq(candidateRequests.sessionId, sessionId),
        isNull(candidateRequests.answeredAt),
        isNull(candidateRequests.handedOverAt),
      ),
    )
    .returning({ id: candidateRequests.id });
  return done.length > 0;
}
