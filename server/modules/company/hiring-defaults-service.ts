import type { CompanyHiringDefaults, HiringDefaults } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalidFields } from '../../platform/problem.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { requireMember } from '../membership/membership-service.ts';
import { findDefaults, findMonths, storeDefaults } from './hiring-defaults-repository.ts';
import { requireOwner } from './team-service.ts';

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/** @throws HttpProblem 409 without a company */
export async function hiringDefaultsOf(db: Database, userId: string): Promise<CompanyHiringDefaults> {
  const { companyId, role } = await requireMember(db, userId);
  return { my_role: role, defaults: await defaultsOf(db, companyId) };
}

/** @throws HttpProblem 403, 409 without a company, 422 */
export async function changeDefaults(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  defaults: HiringDefaults,
): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  const { time_zone: zone } = defaults;
  if (zone !== null && !isTimeZone(zone))
    throw invalidFields({ field: 'time_zone', message: 'Choose a time zone.' });
  await storeDefaults(db, companyId, defaults, now());
}

/** For how many months a company keeps applications after they ended. */
export const retentionMonths = findMonths;

/** How long what an interview that a company freezes now holds is kept after the end of its applications. */
export async function retentionDays(db: Transaction, companyId: string): Promise<number> {
  return Math.ceil(((await findMonths(db, companyId)) * DAYS_A_YEAR) / MONTHS_A_YEAR);
}

async function defaultsOf(db: Database | Transaction, companyId: string): Promise<HiringDefaults> {
  const found = await findDefaults(db, companyId);
  if (!found) throw new Error('There is no such company.');
  return found;
}
