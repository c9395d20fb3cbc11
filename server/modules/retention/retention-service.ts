import type { LegalHoldChange, Retention, RetentionChange } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type AuditOrigin, appendAudit, SERVER } from '../audit/audit-service.ts';
import { retentionMonths } from '../company/hiring-defaults-service.ts';
import { requireOwner } from '../company/team-service.ts';
import { inBatches } from '../interviews/in-batches.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { noCandidate } from '../workspaces/application-status-service.ts';
import {
  countPast,
  emptyApplication,
  emptyCandidate,
  findHeld,
  findPast,
  findWorkspaces,
  lockApplication,
  lockPast,
  storeHold,
  storeMonths,
} from './retention-repository.ts';

type RetentionDeps = Pick<Deps, 'db' | 'now'>;

const BATCH = 100;

/** Removes what ended applications hold whose time is over. */
export function removePast({ db, now }: RetentionDeps): Promise<void> {
  return inBatches(
    BATCH,
    (limit) => findPast(db, now(), limit),
    (id) => db.transaction((tx) => removeOne(tx, id, now())),
  );
}

async function removeOne(tx: Transaction, id: string, at: Date): Promise<void> {
  const application = await lockPast(tx, id, at);
  if (!application) return;
  await emptyApplication(tx, id, at);
  await emptyCandidate(tx, application.candidateId, at);
  await appendAudit(tx, {
    at,
    origin: SERVER,
    action: 'application.removed',
    entity: { type: 'application', id },
    reason: 'Its retention is over.',
  });
}

/** @throws HttpProblem 403, 409 without a company */
export async function retentionOf(
  { db, now }: RetentionDeps,
  userId: string,
  months?: number,
): Promise<Retention> {
  const { companyId } = await requireOwner(db, userId);
  const own = await retentionMonths(db, companyId);
  const [past, workspaces, held] = await Promise.all([
    countPast(db, companyId, now(), months ?? own),
    findWorkspaces(db, companyId, months ?? own),
    findHeld(db, companyId),
  ]);
  return {
    retention_months: own,
    past,
    workspaces: workspaces.map(({ nextAt, ...of }) => ({
      ...of,
      next_removal_at: nextAt?.toISOString() ?? null,
    })),
    held: held.map(({ application: { id, heldAt, holdReason }, by, ...of }) => ({
      ...of,
      application_id: id,
      hold: { at: heldAt?.toISOString() ?? '', by, reason: holdReason },
    })),
  };
}

/** @throws HttpProblem 403, 409 without a company */
export async function changeRetention(
  { db, now }: RetentionDeps,
  userId: string,
  origin: AuditOrigin,
  { retention_months: months, reason }: RetentionChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { companyId } = await requireOwner(tx, userId);
    const before = await retentionMonths(tx, companyId);
    if (before === months) return;
    await storeMonths(tx, companyId, months, at);
    await appendAudit(tx, {
      at,
      origin,
      action: 'retention.changed',
      entity: { type: 'company', id: companyId },
      reason,
      before: { retention_months: before },
      after: { retention_months: months },
    });
  });
}

interface Here {
  readonly workspaceId: string;
  readonly candidateId: string;
}

/**
 * Has an application kept past its time, or no longer; as it is already, it stays.
 * @throws HttpProblem 403, 404, 409 without a company
 */
export async function setLegalHold(
  { db, now }: RetentionDeps,
  userId: string,
  origin: AuditOrigin,
  here: Here,
  { is_held, reason }: LegalHoldChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { companyId } = await requireOwner(tx, userId);
    const application = await lockApplication(tx, { companyId, ...here });
    if (!application || (is_held && application.removedAt)) throw noCandidate();
    const { id, heldAt } = application;
    if (is_held === (heldAt !== null)) return;
    const hold = { heldAt: at, heldBy: userId, holdReason: reason };
    await storeHold(tx, id, is_held ? hold : { heldAt: null, heldBy: null, holdReason: null });
    await recordActivities(tx, { companyId, workspaceId: here.workspaceId, actorId: userId, at }, [
      { kind: is_held ? 'legal_hold_set' : 'legal_hold_lifted', applicationId: id },
    ]);
    await appendAudit(tx, {
      at,
      origin,
      action: is_held ? 'application.held' : 'application.hold_lifted',
      entity: { type: 'application', id },
      reason,
    });
  });
}
