import { and, asc, desc, eq } from 'drizzle-orm';
import type { PlanAudience } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { plans, planVersions } from '../../platform/database/schema/index.ts';

const planColumns = { version: planVersions, audience: plans.audience, isDefault: plans.isDefault };

function selectPlans(db: Database | Transaction) {
  return db.select(planColumns).from(planVersions).innerJoin(plans, eq(plans.id, planVersions.planId));
}

export type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number];

/** What is offered, in its order. */
export function findPublished(db: Database | Transaction, audience: PlanAudience): Promise<PlanRow[]> {
  return selectPlans(db)
    .where(and(eq(plans.audience, audience), eq(planVersions.status, 'published')))
    .orderBy(asc(planVersions.position), asc(planVersions.publishedAt), asc(planVersions.id));
}

export async function findPlan(db: Database | Transaction, versionId: string): Promise<PlanRow | undefined> {
  const [found] = await selectPlans(db).where(eq(planVersions.id, versionId));
  return found;
}

/** What somebody has who subscribes to nothing. */
export async function requireDefault(db: Transaction, audience: PlanAudience): Promise<PlanRow> {
  const [found] = await selectPlans(db)
    .where(and(eq(plans.audience, audience), eq(plans.isDefault, true), eq(planVersions.status, 'published')))
    .orderBy(desc(planVersions.number));
  if (!found) throw new Error(`There is no free plan for a ${audience}.`);
  return found;
}
