import { and, asc, desc, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type {
  InvitationStatus,
  ListHiringInvitationsData,
  PlaceToRate,
  WorkspaceRole,
} from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import {
  applications,
  companyCandidates,
  hiringTerms,
  interviews,
  invitations,
  workspaces,
} from '../../../platform/database/schema/index.ts';
import { matchesSearch } from '../../workspaces/candidate-search-sql.ts';
import { readsWithoutNames } from '../../workspaces/hidden-name-sql.ts';
import { asSeen } from '../../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../../workspaces/nameless-sql.ts';
import { seeingRoles } from '../../workspaces/roles.ts';
import { deadline } from '../deadline-sql.ts';
import { foundIn } from './found-sql.ts';
import {
  begunAttempts,
  changedAt,
  invitationStatus,
  isAssignedTo,
  isToRate,
  ownDue,
  ownScorecard,
  reviewers,
  submittedScorecards,
  submittedSession,
  waitingRequests,
} from './invitation-status-sql.ts';

type Sort = NonNullable<NonNullable<ListHiringInvitationsData['query']>['sort']>;

export interface InvitationFilter {
  /** One interview, or those of all workspaces whose candidates somebody sees. */
  readonly of: { readonly interviewId: string } | 'all';
  /** Who asks. */
  readonly userId: string;
  readonly isToRate: boolean;
  /** Of this one alone. */
  readonly applicationId?: string | undefined;
  readonly q: string;
  /** Empty means all. */
  readonly statuses: readonly InvitationStatus[];
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
  readonly at: Date;
}

/** Whether somebody is a member of the workspace of `applications`, in one of these roles where some are named. */
function isMember(userId: string, roles?: readonly WorkspaceRole[]): SQL {
  return sql`exists (select 1 from workspace_members m
    where m.workspace_id = applications.workspace_id and m.user_id = ${userId}
    ${roles ? sql`and ${inArray(sql`m.role`, [...roles])}` : sql``})`;
}

/** Whoever sees the candidates of a workspace sees all of its invitations, another member those they are to rate. */
function belongsTo({ of, userId }: Pick<InvitationFilter, 'of' | 'userId'>): SQL | undefined {
  if (of !== 'all') return eq(invitations.interviewId, of.interviewId);
  return or(isMember(userId, seeingRoles), and(isMember(userId), isAssignedTo(userId)));
}

const accountEmail = sql<string | null>`(select u.email from users u where u.id = invitations.candidate_id)`;

const sortColumns = {
  deadline,
  changed_at: changedAt,
};

/**
 * Whether somebody who sees an attempt to rate it alone, or who decides about its candidate, reads it without names; beside
 * `invitations` and `applications`.
 */
const isNameless = (
  userId: string,
) => sql<boolean>`(${isNamelessTo(userId)} or not ${isMember(userId, seeingRoles)}
  and ${ownScorecard(userId)} <> 'submitted' and ${readsWithoutNames(userId)}
  and not exists (select 1 from live_interviews l join live_interviewers h on h.live_id = l.id
    where l.session_id = ${submittedSession} and h.user_id = ${userId}))`;

/** One page of invitations with how many there are of each status, in two statements. */
export async function findInvitations(db: Database, filter: InvitationFilter) {
  const { q, userId, statuses, sort, page, pageSize, at, applicationId } = filter;
  const status = invitationStatus(at);
  const seesCandidate = isMember(userId, seeingRoles);
  const nameless = isNameless(userId);
  const fits = and(
    belongsTo(filter),
    applicationId === undefined ? undefined : eq(invitations.applicationId, applicationId),
    // Whoever does not read a name does not find it either.
    q.trim() === '' ? undefined : and(matchesSearch(q), not(nameless)),
    filter.isToRate ? isToRate(userId, seesCandidate) : undefined,
  );
  const columns = {
    ...sortColumns,
    name: sql`case when ${nameless} then '' else lower(${companyCandidates.fullName}) end`,
  };
  const direction = sort.startsWith('-') ? desc : asc;
  const items = await db
    .select({
      invitation: invitations,
      terms: hiringTerms,
      candidate: companyCandidates,
      isNameless: nameless,
      accountEmail,
      workspace: { _id: workspaces.id, title: workspaces.title },
      status,
      deadline,
      begun: begunAttempts,
      sessionId: submittedSession,
      waitingRequests,
      ownScorecard: ownScorecard(userId),
      scorecards: submittedScorecards,
      scorecardsNeeded: interviews.scorecardsNeeded,
      reviewers,
      dueAt: sql<Date | null>`${ownDue(userId)}`.mapWith(invitations.createdAt),
      found: foundIn(userId, seesCandidate),
      canOpen: sql<boolean>`${seesCandidate}`,
      changedAt: changedAt.mapWith(invitations.createdAt),
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .innerJoin(interviews, eq(interviews.id, invitations.interviewId))
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(and(fits, statuses.length > 0 ? inArray(status, [...statuses]) : undefined))
    .orderBy(direction(columns[sort.replace('-', '') as keyof typeof columns]), asc(invitations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counted = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(fits)
    .groupBy(sql`1`);
  return {
    items: items.map((row) => ({ ...asSeen(row), accountEmail: row.isNameless ? null : row.accountEmail })),
    counts: counted,
  };
}

/** Where an attempt stands among all that wait for somebody's rating, and which of them stand beside it. */
export async function findPlaceToRate(db: Database, userId: string, sessionId: string): Promise<PlaceToRate> {
  const waiting = db
    .select({
      id: sql`${submittedSession}`.as('id'),
      at: sql`row_number() over (order by ${changedAt}, ${invitations.id})::int`.as('at'),
    })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(and(belongsTo({ of: 'all', userId }), isToRate(userId, isMember(userId, seeingRoles))));
  const [place] = await rowsOf<PlaceToRate>(
    db,
    sql`
    with waiting as (${waiting}),
      place as (select coalesce(max(at) filter (where id = ${sessionId}), 0) as at, count(*)::int as total from waiting),
      other as (select * from waiting where id <> ${sessionId})
    select at, total,
      coalesce((select id from other where other.at < place.at order by other.at desc limit 1),
        (select id from other order by other.at desc limit 1)) as previous_session_id,
      coalesce((select id from other where other.at > place.at order by other.at limit 1),
        (select id from other order by other.at limit 1)) as next_session_id
    from place`,
  );
  return place ?? { at: 0, total: 0, previous_session_id: null, next_session_id: null };
}

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>['items'][number];

/** The active and the withdrawn applications of a workspace among these, with the address of each; they are held. */
export function findInvitable(tx: Transaction, workspaceId: string, ids: readonly string[]) {
  return tx
    .select({
      applicationId: applications.id,
      companyId: applications.companyId,
      email: companyCandidates.email,
      isWithdrawn: sql<boolean>`${applications.status} = 'withdrawn'`,
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(
      and(
        eq(applications.workspaceId, workspaceId),
        inArray(applications.status, ['active', 'withdrawn']),
        isNull(applications.removedAt),
        inArray(applications.id, [...ids]),
      ),
    )
    .orderBy(applications.id)
    .for('update', { of: applications });
}

/** Stores invitations and gives those that are new; whoever is invited already stays so. */
export function insertInvitations(tx: Transaction, rows: readonly (typeof invitations.$inferInsert)[]) {
  return tx
    .insert(invitations)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: invitations.id, applicationId: invitations.applicationId });
}

/** Lets revoked and declined invitations of these applications hold again, until the end of the interview, and gives them. */
export function renewEnded(tx: Transaction, interviewId: string, ids: readonly string[], at: Date) {
  return tx
    .update(invitations)
    .set({
      revokedAt: null,
      declinedAt: null,
      createdAt: at,
      closesAt: null,
      sentAt: null,
      bouncedAt: null,
      openedAt: null,
      remindedDays: null,
    })
    .where(
      and(
        eq(invitations.interviewId, interviewId),
        inArray(invitations.applicationId, [...ids]),
        sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is not null`,
      ),
    )
    .returning({ id: invitations.id, applicationId: invitations.applicationId });
}

interface Changed {
  readonly interviewId: string;
  readonly ids: readonly string[];
  readonly at: Date;
}

const returned = { id: invitations.id, applicationId: invitations.applicationId };

const isNow = (at: Date, statuses: readonly InvitationStatus[]) =>
  exists(
    sql`(select 1 from hiring_terms where hiring_terms.interview_id = invitations.interview_id
      and ${inArray(invitationStatus(at), [...statuses])})`,
  );

const meant = ({ interviewId, ids }: Changed) =>
  and(eq(invitations.interviewId, interviewId), inArray(invitations.id, [...ids]));

/** Holds those of some invitations that are in such a status until the transaction ends. */
export function lockIn(tx: Transaction, changed: Changed, statuses: readonly InvitationStatus[]) {
  return tx
    .select(returned)
    .from(invitations)
    .where(and(meant(changed), isNow(changed.at, statuses)))
    .orderBy(invitations.id)
    .for('update');
}

/** Sets another deadline, before which they are reminded anew. */
export async function moveDeadline(tx: Transaction, ids: readonly string[], closesAt: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ closesAt, remindedDays: null })
    .where(inArray(invitations.id, [...ids]));
}

/** Notes that a reminder is sent, of those that got none since a moment, and gives them. */
export function noteReminder(tx: Transaction, ids: readonly string[], since: Date, at: Date) {
  return tx
    .update(invitations)
    .set({ remindedAt: at })
    .where(
      and(
        inArray(invitations.id, [...ids]),
        or(isNull(invitations.remindedAt), lt(invitations.remindedAt, since)),
      ),
    )
    .returning(returned);
}

/** Whether an interview has such an invitation. */
export async function isInvitationOf(tx: Transaction, interviewId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.interviewId, interviewId), eq(invitations.id, id)));
  return row !== undefined;
}
