import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { applications, workspaces } from '../../platform/database/schema/index.ts';

/** The stages of a workspace and its status, held as they are until the transaction ends. */
export async function holdStages(tx: Transaction, workspaceId: string) {
  const [row] = await tx
    .select({ stages: workspaces.stages, status: workspaces.status })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('key share');
  return row;
}

/** Which of these stages have active candidates. */
export async function findOccupied(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ stageId: applications.stageId })
    .from(applications)
    .where(
      and(
        eq(applications.workspaceId, workspaceId),
        eq(applications.status, 'active'),
        inArray(applications.stageId, [...ids]),
      ),
    );
  return rows.map(({ stageId }) => stageId);
}

/** Puts whoever is in a stage into another one: who ended there, or was reopened at this moment. */
export async function emptyStage(
  tx: Transaction,
  workspaceId: string,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .update(applications)
    .set({ stageId: to })
    .where(and(eq(applications.workspaceId, workspaceId), eq(applications.stageId, from)));
}

/** How many candidates of a workspace are active. */
export function countActive(tx: Transaction, workspaceId: string): Promise<number> {
  return tx.$count(
    applications,
    and(eq(applications.workspaceId, workspaceId), eq(applications.status, 'active')),
  );
}
