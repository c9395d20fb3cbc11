import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serverSecrets } from '../database/schema/index.ts';
import type { ServerSecret } from './keyed.ts';

/** Reads the key of that name, or makes it; several processes that start together get the same. */
export async function loadServerSecret(db: Database, name: string): Promise<ServerSecret> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  const [stored] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!stored) throw new Error(`The server secret ${name} was not stored`);
  return Buffer.from(stored.value, 'base64url');
}
