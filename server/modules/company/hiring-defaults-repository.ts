import { eq } from 'drizzle-orm';
import type { HiringDefaults } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companies } from '../../platform/database/schema/index.ts';

export async function findDefaults(
  db: Database | Transaction,
  companyId: string,
): Promise<HiringDefaults | undefined> {
  const [row] = await db
    .select({
      time_zone: companies.timeZone,
      working_days: companies.workingDays,
      days_to_rate: companies.daysToRate,
      notes_signals: companies.notesSignals,
      camera: companies.camera,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row;
}

export async function storeDefaults(
  db: Database,
  companyId: string,
  defaults: HiringDefaults,
  at: Date,
): Promise<void> {
  await db
    .update(companies)
    .set({
      timeZone: defaults.time_zone,
      workingDays: defaults.working_days.toSorted(),
      daysToRate: defaults.days_to_rate,
      notesSignals: defaults.notes_signals,
      camera: defaults.camera,
      updatedAt: at,
    })
    .where(eq(companies.id, companyId));
}

export async function findMonths(db: Database | Transaction, companyId: string): Promise<number> {
  const [row] = await db
    .select({ months: companies.retentionMonths })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!row) throw new Error('There is no such company.');
  return row.months;
}
