import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { InvitationRef } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  companies,
  hiringTerms,
  interviews,
  invitations,
  liveInterviewers,
  liveInterviews,
  users,
} from '../../platform/database/schema/index.ts';
import { seeingRoles } from '../workspaces/roles.ts';

/** Somebody who holds a live interview, as long as they are of its workspace. */
interface Holder {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly timeZone: string | null;
  readonly isLead: boolean;
}

const holders = sql<Holder[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email,
    'timeZone', u.time_zone, 'isLead', h.is_lead) order by h.position), '[]')
  from live_interviewers h join users u on u.id = h.user_id
  join workspace_members m on m.user_id = h.user_id and m.workspace_id = ${interviews.workspaceId}
  where h.live_id = ${liveInterviews.id})`;

/** Who proposed the times, as long as they are of the workspace. */
const proposer = sql<Pick<Holder, 'id' | 'fullName' | 'email' | 'timeZone'> | null>`(
  select json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email, 'timeZone', u.time_zone)
  from users u join workspace_members m on m.user_id = u.id and m.workspace_id = ${interviews.workspaceId}
  where u.id = ${liveInterviews.proposedBy})`;

const workspace = sql<InvitationRef>`(
  select json_build_object('_id', w.id, 'title', w.title) from workspaces w where w.id = ${interviews.workspaceId})`;

const knownAs = sql<string | null>`(
  select c.full_name from applications a join company_candidates c on c.id = a.candidate_id
  where a.id = ${invitations.applicationId})`;

const columns = {
  live: liveInterviews,
  settings: interviews.live,
  title: hiringTerms.title,
  company: hiringTerms.company,
  closesAt: sql`coalesce(${invitations.closesAt}, ${hiringTerms.closesAt})`.mapWith(hiringTerms.closesAt),
  workspace,
  invitation: invitations,
  holders,
  proposer,
  accountId: users.id,
  accountName: users.fullName,
  timeZone: users.timeZone,
  candidateName: sql<string>`coalesce(${knownAs}, ${users.fullName}, ${invitations.email})`,
  candidateEmail: sql<string>`coalesce(${users.email}, ${invitations.email})`,
};

const select = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(liveInterviews)
    .innerJoin(interviews, eq(interviews.id, liveInterviews.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, liveInterviews.interviewId))
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .leftJoin(users, eq(users.id, invitations.candidateId));

export type LiveRow = Awaited<ReturnType<typeof select>>[number];

export async function findLive(db: Database | Transaction, id: string): Promise<LiveRow | undefined> {
  const [row] = await select(db).where(eq(liveInterviews.id, id));
  return row;
}

export function findLives(db: Database, ids: readonly string[]): Promise<LiveRow[]> {
  return select(db).where(inArray(liveInterviews.id, [...ids]));
}

export async function findLiveOf(tx: Transaction, invitationId: string): Promise<LiveRow | undefined> {
  const [row] = await select(tx).where(eq(liveInterviews.invitationId, invitationId));
  return row;
}

/** Whether somebody is a member of an interview's workspace who holds it or sees its candidates. */
export const isSeenBy = (userId: string): SQL => sql`exists (
  select 1 from workspace_members m where m.workspace_id = ${interviews.workspaceId} and m.user_id = ${userId}
  and (m.role in (${sql.join(
    seeingRoles.map((role) => sql`${role}`),
    sql`, `,
  )}) or exists (select 1 from live_interviewers h where h.live_id = ${liveInterviews.id} and h.user_id = ${userId})))`;

export const isOfInvitations = (ids: readonly string[]): SQL =>
  ids.length > 0 ? inArray(liveInterviews.invitationId, [...ids]) : sql`false`;

interface Wanted {
  readonly isMine: SQL;
  readonly interviewId: string | undefined;
  readonly isUpcoming: boolean;
  readonly at: Date;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of live interviews, and how many there are. */
export async function listLive(db: Database, wanted: Wanted) {
  const fits = and(
    wanted.isMine,
    wanted.interviewId === undefined ? undefined : eq(liveInterviews.interviewId, wanted.interviewId),
    wanted.isUpcoming
      ? and(
          eq(liveInterviews.status, 'scheduled'),
          gt(liveInterviews.endsAt, wanted.at),
          sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is null`,
        )
      : undefined,
  );
  const items = await select(db)
    .where(fits)
    .orderBy(
      sql`${liveInterviews.endsAt} > ${wanted.at.toISOString()}::timestamptz desc nulls last`,
      asc(liveInterviews.startsAt),
      desc(liveInterviews.createdAt),
      asc(liveInterviews.id),
    )
    .limit(wanted.pageSize)
    .offset((wanted.page - 1) * wanted.pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(liveInterviews)
    .innerJoin(interviews, eq(interviews.id, liveInterviews.interviewId))
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .where(fits);
  return { items, total: counted?.total ?? 0 };
}

type NewLive = Pick<
  typeof liveInterviews.$inferInsert,
  'id' | 'companyId' | 'interviewId' | 'invitationId' | 'minutes' | 'times' | 'proposedBy' | 'createdAt'
>;

/** Stores proposed times, in place of those before. */
export async function saveTimes(tx: Transaction, proposed: NewLive, holderIds: readonly string[]) {
  const again = {
    status: 'proposed',
    minutes: proposed.minutes,
    times: proposed.times,
    proposedBy: proposed.proposedBy,
    startsAt: null,
    endsAt: null,
    note: null,
    remindedMinutes: null,
    revision: sql`${liveInterviews.revision} + 1`,
  } as const;
  const [saved] = await tx
    .insert(liveInterviews)
    .values({ ...proposed, status: 'proposed' })
    .onConflictDoUpdate({
      target: liveInterviews.invitationId,
      set: again,
      setWhere: ne(liveInterviews.status, 'ended'),
    })
    .returning({ id: liveInterviews.id });
  if (!saved) return undefined;
  await tx.delete(liveInterviewers).where(eq(liveInterviewers.liveId, saved.id));
  await tx
    .insert(liveInterviewers)
    .values(
      holderIds.map((userId, position) => ({ liveId: saved.id, userId, position, isLead: position === 0 })),
    );
  return saved.id;
}

type Change = Partial<typeof liveInterviews.$inferInsert>;

/** Changes a live interview, and counts that it was mailed. */
export async function changeLive(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx
    .update(liveInterviews)
    .set({ ...change, revision: sql`${liveInterviews.revision} + 1` })
    .where(eq(liveInterviews.id, id));
}

/** Holds those who hold interviews, so that two do not take one of their hours at once. */
export async function holdPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update');
}

/** Who of these holds another live interview between two moments. */
export async function findBusy(
  tx: Transaction,
  { userIds, except, from, to }: { userIds: readonly string[]; except: string | null; from: Date; to: Date },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ name: users.fullName })
    .from(liveInterviewers)
    .innerJoin(liveInterviews, eq(liveInterviews.id, liveInterviewers.liveId))
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .innerJoin(users, eq(users.id, liveInterviewers.userId))
    .where(
      and(
        inArray(liveInterviewers.userId, [...userIds]),
        except === null ? undefined : ne(liveInterviews.id, except),
        eq(liveInterviews.status, 'scheduled'),
        sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is null`,
        sql`${liveInterviews.startsAt} < ${to.toISOString()}::timestamptz`,
        gt(liveInterviews.endsAt, from),
      ),
    );
  return rows.map(({ name }) => name);
}

/** When any of these holds a live interview that is to come. */
export async function findBusyTimes(
  db: Database | Transaction,
  userIds: readonly string[],
  at: Date,
): Promise<{ from: Date; to: Date }[]> {
  const rows = await db
    .select({ from: liveInterviews.startsAt, to: liveInterviews.endsAt })
    .from(liveInterviewers)
    .innerJoin(liveInterviews, eq(liveInterviews.id, liveInterviewers.liveId))
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .where(
      and(
        inArray(liveInterviewers.userId, [...userIds]),
        eq(liveInterviews.status, 'scheduled'),
        gt(liveInterviews.endsAt, at),
        sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is null`,
      ),
    );
  return rows.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
}

/** When a company works, and in which zone each of its people does. */
export async function findWorkingTimes(
  db: Database | Transaction,
  companyId: string,
  userIds: readonly string[],
): Promise<{ workingDays: readonly number[]; zones: string[] }> {
  const [company] = await db
    .select({ timeZone: companies.timeZone, workingDays: companies.workingDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  const people = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return {
    workingDays: company?.workingDays ?? [],
    zones: people.map(({ timeZone }) => timeZone ?? company?.timeZone ?? 'UTC'),
  };
}

/** Marks those as reminded that begin within so many minutes, and gives their ids: each once. */
export async function takeDueLive(tx: Transaction, minutes: number, at: Date): Promise<string[]> {
  const until = new Date(at.getTime() + minutes * 60_000);
  const due = await tx
    .select({ id: liveInterviews.id })
    .from(liveInterviews)
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .where(
      and(
        eq(liveInterviews.status, 'scheduled'),
        gt(liveInterviews.startsAt, at),
        lte(liveInterviews.startsAt, until),
        sql`coalesce(${liveInterviews.remindedMinutes}, 1000000) > ${minutes}`,
        sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is null`,
      ),
    )
    .limit(100)
    .for('update', { of: liveInterviews, skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(liveInterviews).set({ remindedMinutes: minutes }).where(inArray(liveInterviews.id, ids));
  return ids;
}

/** Those that were to be over at a moment and that nobody ended. */
export async function findOverLive(db: Database, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: liveInterviews.id })
    .from(liveInterviews)
    .where(and(eq(liveInterviews.status, 'scheduled'), lte(liveInterviews.endsAt, at)))
    .limit(50);
  return rows.map(({ id }) => id);
}
