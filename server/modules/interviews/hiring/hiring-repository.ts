import { and, eq, inArray, isNotNull, lte, not, sql } from 'drizzle-orm';
import type { Accommodation, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { interviewSessions, interviews } from '../../../platform/database/schema/interviews.ts';
import {
  applicationResumes,
  consents,
  hiringTerms,
  invitations,
} from '../../../platform/database/schema/invitations.ts';
import { extendedLimitSeconds } from '../session/clock.ts';
import { type HiringTerms, type Interview, unfinishedStatuses } from '../session/session-state.ts';

/** Stores an interview for hiring; one of this id stays as it is. Nobody is invited yet. */
export async function insertHiringInterview(
  db: Database,
  interview: Interview,
  terms: Omit<HiringTerms, 'interviewId' | 'reportsReleasedAt'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(interviews).values(interview).onConflictDoNothing();
    await tx
      .insert(hiringTerms)
      .values({ ...terms, interviewId: interview.id })
      .onConflictDoNothing();
  });
}

export interface NewInvitation {
  readonly id: string;
  readonly interviewId: string;
  /** Trimmed and in lower case. */
  readonly email: string;
  /** Null for an address whose owner has no account that is known. */
  readonly candidateId: string | null;
  readonly createdAt: Date;
}

/** Invites an account or an address, and tells whether that was news; whoever is invited already stays so. */
export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<boolean> {
  const added = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  return added.length > 0;
}

/** Moves the window of an interview; an attempt that has begun is not touched. */
export async function moveWindow(
  db: Database,
  interviewId: string,
  { opensAt, closesAt }: Pick<HiringTerms, 'opensAt' | 'closesAt'>,
): Promise<void> {
  await db.update(hiringTerms).set({ opensAt, closesAt }).where(eq(hiringTerms.interviewId, interviewId));
}

/** Grants accommodations from now on, the attempt under way included. */
export async function grantAccommodation(
  db: Database | Transaction,
  invitationId: string,
  granted: Accommodation,
  decidedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [granting] = await tx
      .update(invitations)
      .set({ granted, decidedAt })
      .from(interviews)
      .where(and(eq(invitations.id, invitationId), eq(interviews.id, invitations.interviewId)))
      .returning({ candidateId: invitations.candidateId, interview: interviews });
    if (!granting?.candidateId) return;
    const { candidateId, interview } = granting;
    const limitSeconds = extendedLimitSeconds(interview.limitSeconds, granted.extra_time_percent);
    await tx
      .update(interviewSessions)
      .set({ limitSeconds, granted })
      .where(attemptsAt(interview.id, candidateId, unfinishedStatuses));
  });
}

/** Takes invitations back; an attempt that has begun goes on, one that has not ends. */
export async function revokeInvitations(
  db: Database | Transaction,
  ids: readonly string[],
  revokedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(invitations)
      .set({ revokedAt })
      .where(inArray(invitations.id, [...ids]));
    await endUnbegun(tx, ids, revokedAt);
  });
}

/** Ends the attempts at these that were made and not begun. */
async function endUnbegun(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  const isOfThese = sql`exists (select 1 from ${invitations} where ${inArray(invitations.id, [...ids])}
    and ${invitations.interviewId} = interview_sessions.interview_id
    and ${invitations.candidateId} = interview_sessions.candidate_id)`;
  await tx
    .update(interviewSessions)
    .set({ status: 'abandoned', endedAt: at, updatedAt: at })
    .where(and(eq(interviewSessions.status, 'created'), isOfThese));
}

/** Frees bound invitations with all that their accounts decided and asked for, which binds nobody else, and gives them. */
export async function freeInvitations(tx: Transaction, ids: readonly string[], at: Date) {
  await endUnbegun(tx, ids, at);
  const nothing = { requested: null, requestNote: null, requestedAt: null, granted: null, decidedAt: null };
  const freed = await tx
    .update(invitations)
    .set({ candidateId: null, openedAt: null, releases: sql`${invitations.releases} + 1`, ...nothing })
    .where(and(inArray(invitations.id, [...ids]), isNotNull(invitations.candidateId)))
    .returning({ id: invitations.id, applicationId: invitations.applicationId });
  const freedIds = freed.map(({ id }) => id);
  const about = freed.flatMap(({ applicationId }) => applicationId ?? []);
  if (freedIds.length > 0) await tx.delete(consents).where(inArray(consents.invitationId, freedIds));
  if (about.length > 0)
    await tx.delete(applicationResumes).where(inArray(applicationResumes.applicationId, about));
  return freed;
}

/** Whether an owner has the application kept that an attempt or an invitation belongs to. */
const isSessionHeld = sql`exists (
  select 1 from invitations i join applications a on a.id = i.application_id
  where i.interview_id = interview_sessions.interview_id and i.candidate_id = interview_sessions.candidate_id
    and a.held_at is not null)`;
const isInvitationHeld = sql`exists (
  select 1 from applications a where a.id = invitations.application_id and a.held_at is not null)`;

/** Removes what was kept of interviews whose retention is over: attempts, their reports, invitations. */
export async function dropPastRetention(db: Database, at: Date): Promise<void> {
  const over = db
    .select({ id: hiringTerms.interviewId })
    .from(hiringTerms)
    .where(
      and(
        eq(hiringTerms.retentionFrom, 'closing'),
        lte(
          sql`greatest(${hiringTerms.closesAt}, (select max(i.closes_at) from invitations i
          where i.interview_id = hiring_terms.interview_id)) + ${hiringTerms.retentionDays} * interval '1 day'`,
          sql`${at.toISOString()}::timestamptz`,
        ),
      ),
    );
  await db.transaction(async (tx) => {
    await tx
      .delete(interviewSessions)
      .where(and(inArray(interviewSessions.interviewId, over), not(isSessionHeld)));
    await tx.delete(invitations).where(and(inArray(invitations.interviewId, over), not(isInvitationHeld)));
    const isInvited = sql`exists (select 1 from invitations i where i.application_id = application_resumes.application_id)`;
    await tx.delete(applicationResumes).where(not(isInvited));
  });
}

function attemptsAt(interviewId: string, candidateId: string, statuses: readonly SessionStatus[]) {
  return and(
    eq(interviewSessions.interviewId, interviewId),
    eq(interviewSessions.candidateId, candidateId),
    inArray(interviewSessions.status, [...statuses]),
  );
}
