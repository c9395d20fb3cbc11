import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { Mailer } from './mailer.ts';

/** How long a mail can be read in the outbox. */
export const OUTBOX_DAYS = 30;

export type OutboxMail = typeof outbox.$inferSelect;

/** Keeps mail in the database where no SMTP is configured. */
export function createOutboxMailer(db: Database, from: string, now: () => Date): Mailer {
  return {
    async deliver({ id, to, subject, text, html, calendar }) {
      await db
        .insert(outbox)
        .values({ id, sender: from, recipient: to, subject, text, html, calendar, sentAt: now() })
        .onConflictDoNothing();
    },
  };
}

/** The newest mails, without their content. */
export function listOutbox(
  db: Database,
): Promise<Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'sentAt'>[]> {
  const { id, position, recipient, subject, sentAt } = outbox;
  return db.select({ id, recipient, subject, sentAt }).from(outbox).orderBy(desc(position)).limit(100);
}

/** One mail with its content; undefined for an id that no mail has. */
export async function findInOutbox(db: Database, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

/** Removes the mails whose days are over. */
export async function dropOldMail(db: Database, now: Date, days = OUTBOX_DAYS): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - days * 86_400_000)));
}
