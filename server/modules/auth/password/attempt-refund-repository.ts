import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { challenges } from '../../../platform/database/schema/index.ts';

/** Gives back the try of a code that was right, where something else was refused. */
export async function refundAttempt(db: Database, id: string): Promise<void> {
  await db
    .update(challenges)
    .set({ triesUsed: sql`${challenges.triesUsed} - 1` })
    .where(eq(challenges.id, id));
}
