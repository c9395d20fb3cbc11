import type {
  AdminPlan,
  FieldProblem,
  PlanAudience,
  PlanDraftRequest,
  PlanStatusChange,
  PlanTermsRequest,
} from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import {
  archivePublished,
  findAllPlans,
  findVersions,
  insertPlanRow,
  insertVersion,
  lockPlanRow,
  updateDraft,
  updateVersion,
} from './admin-plan-repository.ts';
import { findPlan, type PlanRow } from './plan-repository.ts';
import { presentPlan } from './presenter.ts';

type PlanDeps = Pick<Deps, 'db' | 'now'>;

/** Every version, with how many have it. */
export async function allPlans(db: Database): Promise<AdminPlan[]> {
  const rows = await findAllPlans(db);
  return rows.map(({ subscribers: count, ...row }) => presentAdmin(row, count));
}

const presentAdmin = (row: PlanRow, count: number): AdminPlan => ({
  ...presentPlan(row),
  status: row.version.status,
  subscribers: count,
});

/** @throws HttpProblem 404, 409 where there is a draft already, 422 */
export async function createDraft(
  { db, now }: PlanDeps,
  id: string,
  { plan_id: planId, audience, terms }: PlanDraftRequest,
): Promise<AdminPlan> {
  const at = now();
  return db.transaction(async (tx) => {
    const plan = planId === undefined ? await insertPlan(tx, audience, at) : await lockPlan(tx, planId);
    requireValid(terms, plan.isDefault);
    const versions = await findVersions(tx, plan.id);
    if (versions.some(({ status }) => status === 'draft'))
      throw new HttpProblem(409, 'This plan has a draft. Edit that one.', { code: 'has_draft' });
    const number = Math.max(0, ...versions.map((one) => one.number)) + 1;
    const row = { id, planId: plan.id, number, status: 'draft' as const, createdAt: at, updatedAt: at };
    await insertVersion(tx, { ...row, ...columnsOf(terms) });
    return presentAdmin(await requirePlan(tx, id), 0);
  });
}

/** @throws HttpProblem 404, 409 for what was published, 422 */
export async function saveDraft(
  { db, now }: PlanDeps,
  id: string,
  terms: PlanTermsRequest,
): Promise<AdminPlan> {
  return db.transaction(async (tx) => {
    const before = await requirePlan(tx, id);
    await lockPlan(tx, before.version.planId);
    requireValid(terms, before.isDefault);
    if (!(await updateDraft(tx, id, { ...columnsOf(terms), updatedAt: now() })))
      throw new HttpProblem(409, 'A published version is never changed. Make a new one.', {
        code: 'published',
      });
    return presentAdmin(await requirePlan(tx, id), 0);
  });
}

/** @throws HttpProblem 404, 409 */
export async function setPlanStatus(
  { db, now }: PlanDeps,
  origin: AuditOrigin,
  id: string,
  { status, reason }: PlanStatusChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const planId = (await requirePlan(tx, id)).version.planId;
    await lockPlan(tx, planId);
    const { version, isDefault } = await requirePlan(tx, id);
    if (status === 'published' && version.status !== 'draft')
      throw new HttpProblem(409, 'Only a draft can be published.');
    if (status === 'archived' && version.status === 'archived') throw new HttpProblem(409, 'It is archived.');
    if (status === 'archived' && isDefault && version.status === 'published')
      throw new HttpProblem(409, 'The free plan stays. Publish a new version of it.', {
        code: 'default_plan',
      });
    if (status === 'published') await archivePublished(tx, planId, at);
    const publishedAt = status === 'published' ? at : version.publishedAt;
    await updateVersion(tx, id, { status, publishedAt, updatedAt: at });
    await appendAudit(tx, {
      at,
      origin,
      action: `plan.${status}`,
      entity: { type: 'plan', id, name: `${version.name}, version ${version.number}` },
      reason,
      before: { status: version.status },
      after: { status, prices: version.prices, limits: version.limits },
    });
  });
}

async function insertPlan(tx: Transaction, audience: PlanAudience, createdAt: Date) {
  const plan = { id: newId(), audience, isDefault: false, createdAt };
  await insertPlanRow(tx, plan);
  return plan;
}

/** Held, so that two changes of its versions follow one another. */
async function lockPlan(tx: Transaction, id: string) {
  const plan = await lockPlanRow(tx, id);
  if (!plan) throw noPlan();
  return plan;
}

async function requirePlan(tx: Transaction, versionId: string): Promise<PlanRow> {
  const found = await findPlan(tx, versionId);
  if (!found) throw noPlan();
  return found;
}

const noPlan = () => new HttpProblem(404, 'There is no such plan.');

function requireValid({ name, prices, trial_days: trial }: PlanTermsRequest, isDefault: boolean): void {
  const kinds = prices.map(({ currency, interval }) => `${currency} ${interval}`);
  const problems: FieldProblem[] = [];
  if (name.trim() === '') problems.push({ field: 'name', message: 'This is required.' });
  if (new Set(kinds).size < kinds.length)
    problems.push({ field: 'prices', message: 'Set one price for each currency and interval.' });
  if (isDefault && prices.length > 0)
    problems.push({ field: 'prices', message: 'The free plan has no price.' });
  if (prices.length === 0 && trial > 0)
    problems.push({ field: 'trial_days', message: 'A free plan has no trial.' });
  if (problems.length > 0) throw invalidFields(...problems);
}

const columnsOf = (terms: PlanTermsRequest) => ({
  name: terms.name.trim(),
  description: terms.description.trim(),
  prices: terms.prices,
  isPerSeat: terms.is_per_seat,
  trialDays: terms.trial_days,
  taxBasisPoints: terms.tax_basis_points,
  limits: terms.limits,
  features: terms.features,
  position: terms.position,
});
