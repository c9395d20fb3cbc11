import { and, eq } from 'drizzle-orm';
import type { TemplateKind } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { companies, mailTemplates } from '../../platform/database/schema/index.ts';

export function findTemplates(db: Database, companyId: string) {
  return db.select().from(mailTemplates).where(eq(mailTemplates.companyId, companyId));
}

export async function findTemplate(db: Database, companyId: string, kind: TemplateKind) {
  const { subject, body } = mailTemplates;
  const [row] = await db.select({ subject, body }).from(mailTemplates).where(isOf(companyId, kind));
  return row;
}

export async function storeTemplate(db: Database, row: typeof mailTemplates.$inferInsert): Promise<void> {
  await db
    .insert(mailTemplates)
    .values(row)
    .onConflictDoUpdate({ target: [mailTemplates.companyId, mailTemplates.kind], set: row });
}

export async function deleteTemplate(db: Database, companyId: string, kind: TemplateKind): Promise<void> {
  await db.delete(mailTemplates).where(isOf(companyId, kind));
}

export async function findCompanyName(db: Database, companyId: string): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? '';
}

const isOf = (companyId: string, kind: TemplateKind) =>
  and(eq(mailTemplates.companyId, companyId), eq(mailTemplates.kind, kind));
