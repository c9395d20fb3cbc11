import { eq, sql } from 'drizzle-orm';
import type { CompanyReason } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companies, companyReasons } from '../../platform/database/schema/index.ts';

export function findStoredReasons(db: Database | Transaction, companyId: string) {
  return db.select().from(companyReasons).where(eq(companyReasons.companyId, companyId));
}

/** Holds a company's reasons until the transaction ends, so that two changes follow one another. */
export async function lockReasons(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

/** Stores reasons of one kind in their order. */
export async function storeReasons(
  tx: Transaction,
  companyId: string,
  reasons: readonly CompanyReason[],
): Promise<void> {
  const rows = reasons.map((reason, place) => ({
    companyId,
    id: reason._id,
    kind: reason.kind,
    label: reason.is_built_in ? null : reason.label,
    isProcess: reason.is_process,
    isOffered: reason.is_offered,
    place,
  }));
  await tx
    .insert(companyReasons)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyReasons.companyId, companyReasons.id],
      set: {
        label: sql`excluded.label`,
        isProcess: sql`excluded.is_process`,
        isOffered: sql`excluded.is_offered`,
        place: sql`excluded.place`,
      },
    });
}
