import { desc, eq, sql } from 'drizzle-orm';
import type { SettingsSectionName } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';
import { INSTALLATION_CHANNEL } from '../../platform/realtime/announcements.ts';

export type SettingsRow = typeof settings.$inferSelect;

/** The newest version of each section. */
export function findNewest(db: Database): Promise<SettingsRow[]> {
  return db
    .selectDistinctOn([settings.section])
    .from(settings)
    .orderBy(settings.section, desc(settings.version));
}

/** Every version of a section, newest first. */
export function findVersions(db: Database, section: SettingsSectionName): Promise<SettingsRow[]> {
  return db.select().from(settings).where(eq(settings.section, section)).orderBy(desc(settings.version));
}

/** The newest version of a section; nobody else changes it before the transaction ends. */
export async function lockSection(
  tx: Transaction,
  section: SettingsSectionName,
): Promise<SettingsRow | undefined> {
  // There may be no row to lock yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings.${section}`}))`);
  const [row] = await tx
    .select()
    .from(settings)
    .where(eq(settings.section, section))
    .orderBy(desc(settings.version))
    .limit(1);
  return row;
}

/** Stores a version, and tells every process once the transaction is committed. */
export async function insertVersion(tx: Transaction, row: SettingsRow): Promise<void> {
  await tx.insert(settings).values(row);
  await tx.execute(sql`select pg_notify(${INSTALLATION_CHANNEL}, 'settings')`);
}
