import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WorkspaceRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  authSessions,
  companyMembers,
  users,
  workspaceMembers,
  workspaces,
} from '../../platform/database/schema/index.ts';

const ofMember = (workspaceId: string, userId: string) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));

/** How many attempts of the active candidates of their workspace somebody is asked to rate; beside `workspace_members`. */
const toRate = sql<number>`(select count(*)::int from review_assignments ra
  join interview_sessions s on s.id = ra.session_id
  join invitations i on i.interview_id = s.interview_id and i.candidate_id = s.candidate_id
  join applications a on a.id = i.application_id
  where ra.user_id = workspace_members.user_id and ra.status = 'open'
    and a.workspace_id = workspace_members.workspace_id and a.status = 'active')`;

const lastSeenAt = sql<Date | null>`(select max(a.last_seen_at) from auth_sessions a
  where a.user_id = workspace_members.user_id)`.mapWith(authSessions.lastSeenAt);

/** Who works in a workspace: leads first, then by name. */
export function findWorkspaceMembers(db: Database, workspaceId: string) {
  return db
    .select({
      _id: users.id,
      full_name: users.fullName,
      email: users.email,
      role: workspaceMembers.role,
      addedAt: workspaceMembers.addedAt,
      to_rate: toRate,
      lastSeenAt,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(sql`${workspaceMembers.role} <> 'lead'`, asc(sql`lower(${users.fullName})`), asc(users.id));
}

/** A colleague of a company with the role they have in one of its workspaces, if any. */
export async function findColleague(
  tx: Transaction,
  { companyId, workspaceId, userId }: Readonly<Record<'companyId' | 'workspaceId' | 'userId', string>>,
) {
  const [row] = await tx
    .select({ fullName: users.fullName, role: workspaceMembers.role })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, companyMembers.userId)),
    )
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  return row;
}

/** The company of a workspace; undefined where there is none of this id. */
export async function findCompanyOf(tx: Transaction, workspaceId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ companyId: workspaces.companyId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.companyId;
}

/** Adds a member, or gives them another role. */
export async function putWorkspaceMember(
  tx: Transaction,
  member: typeof workspaceMembers.$inferInsert,
): Promise<void> {
  await tx
    .insert(workspaceMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [workspaceMembers.workspaceId, workspaceMembers.userId],
      set: { role: member.role },
    });
}

export async function deleteWorkspaceMember(
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await tx.delete(workspaceMembers).where(ofMember(workspaceId, userId));
}

/** Whether somebody else leads a workspace, too. */
export async function hasOtherLead(tx: Transaction, workspaceId: string, userId: string): Promise<boolean> {
  const lead: WorkspaceRole = 'lead';
  const found = await tx
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.role, lead),
        ne(workspaceMembers.userId, userId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The workspaces that nobody but this member leads. */
export async function findLedAlone(tx: Transaction, userId: string): Promise<string[]> {
  const other = alias(workspaceMembers, 'other_lead');
  const otherLead = tx
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.workspaceId, workspaceMembers.workspaceId),
        eq(other.role, 'lead'),
        ne(other.userId, userId),
      ),
    );
  const rows = await tx
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'lead'), notExists(otherLead)));
  return rows.map(({ id }) => id);
}

/** What the leads of a workspace but who did it are told of a new one. */
export async function findLeadNews(
  db: Database,
  { workspaceId, userId, actorId }: Readonly<Record<'workspaceId' | 'userId' | 'actorId', string>>,
) {
  const [workspace] = await db
    .select({ title: workspaces.title })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const people = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [userId, actorId]));
  const nameOf = (id: string) => people.find((one) => one.id === id)?.fullName ?? null;
  const readers = await db
    .select({ id: users.id, to: users.email, fullName: users.fullName })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.role, 'lead'),
        ne(users.id, actorId),
        eq(users.isActive, true),
      ),
    );
  return {
    title: workspace?.title ?? null,
    actor: nameOf(actorId) ?? 'An owner',
    who: nameOf(userId),
    readers,
  };
}
