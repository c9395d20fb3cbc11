import type { PGlite } from '@electric-sql/pglite';

/**
 * Takes what was deleted and overwritten out of the files of the embedded database, which has nobody who does it by
 * itself: its room is used again, and nothing of it can be read there any more. A table at a time, so that others'
 * statements come between.
 */
export async function vacuum(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) await client.exec(`vacuum ${name}`);
  await client.exec('checkpoint');
}
