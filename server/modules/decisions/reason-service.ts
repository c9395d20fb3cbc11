import type {
  CompanyReason,
  CompanyReasonChange,
  CompanyReasonList,
  CompanyReasonRequest,
  DecisionReason,
} from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { requireOwner } from '../company/team-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { findStoredReasons, lockReasons, storeReasons } from './reason-repository.ts';
import { reasonsFrom, withChange, withReason } from './reason-rules.ts';

/** The reasons that a company offers for decisions, in their order. */
export async function offeredReasons(
  db: Database | Transaction,
  companyId: string,
): Promise<DecisionReason[]> {
  return (await allReasons(db, companyId))
    .filter((reason) => reason.is_offered)
    .map(({ _id, kind, label, is_process }) => ({ _id, kind, label, is_process }));
}

/** @throws HttpProblem 409 without a company */
export async function reasonsOf(db: Database, userId: string): Promise<CompanyReasonList> {
  const { companyId, role } = await requireMember(db, userId);
  return { my_role: role, items: await allReasons(db, companyId) };
}

/**
 * The same id twice is one reason.
 * @throws HttpProblem 403, 409 without a company, 422
 */
export function addReason(
  db: Database,
  userId: string,
  id: string,
  request: CompanyReasonRequest,
): Promise<void> {
  return change(db, userId, (reasons) =>
    reasons.some(({ _id }) => _id === id) ? { reasons: [] } : withReason(reasons, id, request),
  );
}

/** @throws HttpProblem 403, 404, 409 without a company, 422 */
export function changeReason(
  db: Database,
  userId: string,
  id: string,
  request: CompanyReasonChange,
): Promise<void> {
  return change(db, userId, (reasons) => {
    const reason = reasons.find(({ _id }) => _id === id);
    if (!reason) throw new HttpProblem(404, 'There is no such reason.');
    return withChange(reasons, reason, request);
  });
}

async function change(
  db: Database,
  userId: string,
  by: (reasons: readonly CompanyReason[]) => ReturnType<typeof withReason>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { companyId } = await requireOwner(tx, userId);
    await lockReasons(tx, companyId);
    const changed = by(await allReasons(tx, companyId));
    if ('problem' in changed) throw invalidFields(changed.problem);
    if (changed.reasons.length > 0) await storeReasons(tx, companyId, changed.reasons);
  });
}

const allReasons = async (db: Database | Transaction, companyId: string) =>
  reasonsFrom(await findStoredReasons(db, companyId));
