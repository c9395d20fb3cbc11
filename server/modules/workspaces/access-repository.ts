import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { workspaceMembers, workspaces } from '../../platform/database/schema/index.ts';

/** A workspace with the role that somebody has in it; undefined where they have none. */
export async function findRole(db: Database | Transaction, userId: string, workspaceId: string) {
  const [row] = await db
    .select({ role: workspaceMembers.role, workspace: workspaces })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  return row;
}

/** Which of these are members of a workspace. */
export async function findMembersAmong(db: Database, workspaceId: string, userIds: readonly string[]) {
  const { userId } = workspaceMembers;
  const rows = await db
    .select({ userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(userId, [...userIds])));
  return rows.map((row) => row.userId);
}
