import { and, asc, eq, getTableColumns, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InvitedLive } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { rowsFromJson } from '../../../platform/database/json-rows.ts';
import { interviewSessions, interviews } from '../../../platform/database/schema/interviews.ts';
import { consents, hiringTerms, invitations } from '../../../platform/database/schema/invitations.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { deadline } from '../deadline-sql.ts';
import type { KindOfQuestion } from '../session/question-kinds.ts';
import type {
  Attempt,
  Consent,
  Invitation,
  InvitationInFull,
  InvitationRow,
  InvitedApplication,
} from './invitation.ts';

const bound = alias(invitations, 'bound');

const attempts = sql<Attempt[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${interviewSessions.id}, 'attempt', ${interviewSessions.attempt}, 'status', ${interviewSessions.status},
    'granted', ${interviewSessions.granted}, 'isBegun', ${interviewSessions.startedAt} is not null) order by ${interviewSessions.attempt}), '[]')
  from ${interviewSessions} where ${interviewSessions.interviewId} = ${invitations.interviewId}
  and ${interviewSessions.candidateId} = ${invitations.candidateId})`;

const decisions = sql`(
  select coalesce(json_agg(${consents} order by ${consents.position}), '[]')
  from ${consents} where ${consents.invitationId} = ${invitations.id})`.mapWith(rowsFromJson(consents));

const head = {
  id: interviews.id,
  mode: interviews.mode,
  roleFamilyId: interviews.roleFamilyId,
  roleFamilyName: interviews.roleFamilyName,
  level: interviews.level,
  limitSeconds: interviews.limitSeconds,
  questionCount: sql<number>`jsonb_array_length(${interviews.questions})`,
};

const kinds = sql<KindOfQuestion[]>`(
  select json_agg(json_build_object('type', question->'type'))
  from jsonb_array_elements(${interviews.questions}) question)`;

const live = sql<InvitedLive | null>`(
  select json_build_object('_id', l.id, 'minutes', l.minutes, 'starts_at', to_char(l.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from live_interviews l where l.invitation_id = ${invitations.id})`;

const columns = {
  invitation: invitations,
  interview: head,
  terms: { ...getTableColumns(hiringTerms), closesAt: deadline },
  attempts,
  consents: decisions,
  live,
};

const application = sql<InvitedApplication | null>`(
  select json_build_object('id', a.id, 'workspaceId', a.workspace_id, 'isWithdrawn', a.status = 'withdrawn',
    'isTold', a.status = 'rejected' and exists (
      select 1 from decisions d where d.application_id = a.id and d.undone_at is null and d.mail_status = 'sent'))
  from applications a where a.id = ${invitations.applicationId})`;

const inFull = {
  ...columns,
  application,
  interview: {
    ...head,
    engine: interviews.engine,
    competencies: interviews.competencies,
    followUpCap: interviews.followUpCap,
    questions: kinds,
  },
};

/** A candidate's invitation to one interview with all that belongs to it, in one statement. */
export async function findInvitation(
  db: Database,
  interviewId: string,
  candidateId: string,
): Promise<InvitationInFull | undefined> {
  const [row] = await db
    .select(inFull)
    .from(invitations)
    .innerJoin(interviews, eq(interviews.id, invitations.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(
      and(eq(invitations.interviewId, sql.placeholder('interviewId')), isFor(sql.placeholder('candidateId'))),
    )
    .prepare('find_invitation')
    .execute({ interviewId, candidateId });
  return row;
}

/** All invitations of one candidate, in one statement: a person has few of them. */
export function listInvitations(db: Database, candidateId: string): Promise<Invitation[]> {
  return db
    .select(columns)
    .from(invitations)
    .innerJoin(interviews, eq(interviews.id, invitations.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(isFor(sql`${candidateId}`))
    .orderBy(asc(deadline), asc(invitations.interviewId));
}

/**
 * Holds an invitation until the transaction ends, and binds it to its candidate, unless somebody else with
 * its address was faster. Read it afterwards: only then its newest state shows.
 */
export async function lockInvitation(tx: Transaction, id: string, candidateId: string): Promise<void> {
  const isFree = or(isNull(invitations.candidateId), eq(invitations.candidateId, candidateId));
  await tx
    .update(invitations)
    .set({ candidateId })
    .where(and(eq(invitations.id, id), isFree));
}

export type AccommodationNote = Pick<InvitationRow, 'requested' | 'requestNote' | 'requestedAt'>;

/** Stores what a candidate asks for, in place of an earlier request; what was granted goes on. */
export async function saveRequest(tx: Transaction, id: string, request: AccommodationNote): Promise<void> {
  await tx.update(invitations).set(request).where(eq(invitations.id, id));
}

/** Notes that a candidate looked at an invitation for the first time. */
export async function markOpened(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ openedAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.openedAt)));
}

/** Adds decisions, in the order given. */
export async function insertConsents(
  tx: Transaction,
  invitationId: string,
  given: readonly Consent[],
): Promise<void> {
  await tx.insert(consents).values(given.map((consent) => ({ ...consent, invitationId })));
}

/**
 * Bound to this account; or to nobody yet, and to its proven address. One that is bound hides another
 * to the same interview.
 */
function isFor(candidateId: SQL | Placeholder): SQL | undefined {
  const provenAddress = sql`(
    select ${users.email} from ${users} where ${users.id} = ${candidateId} and ${users.isVerified})`;
  const isBoundAlready = sql`exists (
    select 1 from ${invitations} ${bound} where ${bound.interviewId} = ${invitations.interviewId}
    and ${bound.candidateId} = ${candidateId})`;
  return or(
    eq(invitations.candidateId, candidateId),
    and(isNull(invitations.candidateId), eq(invitations.email, provenAddress), not(isBoundAlready)),
  );
}
