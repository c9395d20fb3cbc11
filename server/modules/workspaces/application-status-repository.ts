import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { applications, companyCandidates } from '../../platform/database/schema/index.ts';

/** Applications of a workspace by id, held until the transaction ends; always in the same order, so that two never wait for each other. */
export function lockApplications(tx: Transaction, workspaceId: string, ids: readonly string[]) {
  return tx
    .select()
    .from(applications)
    .where(and(eq(applications.workspaceId, workspaceId), inArray(applications.id, [...ids])))
    .orderBy(applications.id)
    .for('update');
}

/** Gives an application another status, and notes that something happened with its candidate. */
export async function setStatus(
  tx: Transaction,
  { id, candidateId }: { readonly id: string; readonly candidateId: string },
  status: ApplicationStatus,
  at: Date,
): Promise<void> {
  // What has ended does not end anew; what goes on is kept anew.
  const change =
    status === 'active'
      ? { endedAt: null, removedAt: null }
      : { endedAt: sql`coalesce(${applications.endedAt}, ${at.toISOString()}::timestamptz)` };
  await tx
    .update(applications)
    .set({ status, ...change })
    .where(eq(applications.id, id));
  await tx.update(companyCandidates).set({ activeAt: at }).where(eq(companyCandidates.id, candidateId));
}
