import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { apiKeys, users } from '../../platform/database/schema/index.ts';

export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number];

/** The keys of a company, the latest first. */
export const findApiKeys = (db: Database | Transaction, companyId: string) =>
  db
    .select({ key: apiKeys, createdBy: users.fullName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export async function insertApiKey(tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** Its name; undefined where the company has no such key, or it is revoked already. */
export async function setRevoked(
  tx: Transaction,
  { id, companyId, at }: { readonly id: string; readonly companyId: string; readonly at: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name });
  return row?.name;
}
