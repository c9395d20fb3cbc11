import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { liveTickets } from '../../platform/database/schema/index.ts';

type Ticket = typeof liveTickets.$inferSelect;

/** Stores a ticket, and forgets those that nobody used. */
export async function insertTicket(db: Database, ticket: Ticket, at: Date): Promise<void> {
  await db.delete(liveTickets).where(lt(liveTickets.expiresAt, at));
  await db.insert(liveTickets).values(ticket);
}

/** Gives a ticket once, while it is good. */
export async function takeTicket(db: Database, hash: string, at: Date): Promise<Ticket | undefined> {
  const [ticket] = await db
    .delete(liveTickets)
    .where(and(eq(liveTickets.hash, hash), gt(liveTickets.expiresAt, at)))
    .returning();
  return ticket;
}
