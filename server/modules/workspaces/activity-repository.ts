import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ActivityKind } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  activities,
  applications,
  companyCandidates,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { labelledCandidate } from './labelled-candidate.ts';
import { isNamelessTo } from './nameless-sql.ts';

/** Adds what was done in a workspace at a moment. */
export async function insertActivities(
  tx: Transaction,
  { workspaceId, at }: { readonly workspaceId: string; readonly at: Date },
  rows: readonly (typeof activities.$inferInsert)[],
): Promise<void> {
  await tx.insert(activities).values([...rows]);
  await tx.update(workspaces).set({ activeAt: at }).where(eq(workspaces.id, workspaceId));
}

interface Wanted {
  /** Who asks. */
  readonly userId: string;
  readonly workspaceId: string;
  /** Of this candidate alone. */
  readonly candidateId: string | undefined;
  /** Empty means all. */
  readonly kinds: readonly ActivityKind[];
  /** Older than this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What was done, newest first. */
export async function findActivities(
  db: Database,
  { userId, workspaceId, candidateId, kinds, before, limit }: Wanted,
) {
  const rows = await db
    .select({
      position: activities.position,
      kind: activities.kind,
      change: activities.change,
      at: activities.at,
      actor: { _id: users.id, full_name: users.fullName },
      candidate: { _id: companyCandidates.id, full_name: companyCandidates.fullName },
      isNameless: isNamelessTo(userId),
    })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .leftJoin(applications, eq(applications.id, activities.applicationId))
    .leftJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(
      and(
        eq(activities.workspaceId, workspaceId),
        before === undefined ? undefined : lt(activities.position, before),
        candidateId === undefined ? undefined : eq(applications.candidateId, candidateId),
        kinds.length === 0 ? undefined : inArray(activities.kind, [...kinds]),
      ),
    )
    .orderBy(desc(activities.position))
    .limit(limit);
  return rows.map(({ isNameless, candidate, ...row }) => ({
    ...row,
    candidate:
      isNameless && candidate
        ? { _id: candidate._id, full_name: labelledCandidate({ id: candidate._id }).full_name }
        : candidate,
  }));
}
