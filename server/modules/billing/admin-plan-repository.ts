import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { plans, planVersions, subscriptions } from '../../platform/database/schema/index.ts';

type Version = typeof planVersions.$inferInsert;

const subscribers = sql<number>`(select count(*)::int from ${subscriptions} s
  where s.plan_version_id = plan_versions.id and s.status in ('trialing', 'active', 'past_due'))`;

/** Every version of every plan, with how many have it. */
export function findAllPlans(db: Database) {
  return db
    .select({ version: planVersions, audience: plans.audience, isDefault: plans.isDefault, subscribers })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .orderBy(desc(plans.audience), asc(planVersions.position), asc(plans.id), desc(planVersions.number));
}

export const findVersions = (tx: Transaction, planId: string) =>
  tx.select().from(planVersions).where(eq(planVersions.planId, planId));

export async function insertPlanRow(tx: Transaction, plan: typeof plans.$inferInsert): Promise<void> {
  await tx.insert(plans).values(plan);
}

/** Held, so that two changes of its versions follow one another. */
export async function lockPlanRow(tx: Transaction, id: string) {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
  return plan;
}

export async function insertVersion(tx: Transaction, version: Version): Promise<void> {
  await tx.insert(planVersions).values(version);
}

/** False where it is no draft. */
export async function updateDraft(tx: Transaction, id: string, change: Partial<Version>): Promise<boolean> {
  const saved = await tx
    .update(planVersions)
    .set(change)
    .where(and(eq(planVersions.id, id), eq(planVersions.status, 'draft')))
    .returning({ id: planVersions.id });
  return saved.length > 0;
}

export async function archivePublished(tx: Transaction, planId: string, at: Date): Promise<void> {
  await tx
    .update(planVersions)
    .set({ status: 'archived', updatedAt: at })
    .where(and(eq(planVersions.planId, planId), eq(planVersions.status, 'published')));
}

export async function updateVersion(tx: Transaction, id: string, change: Partial<Version>): Promise<void> {
  await tx.update(planVersions).set(change).where(eq(planVersions.id, id));
}
