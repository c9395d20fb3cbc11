import { eq } from 'drizzle-orm';
import type { OptionalMail } from '../../content/mails/mail-texts.ts';
import type { Database } from '../../platform/database/database.ts';
import { candidatePreferences, users } from '../../platform/database/schema/index.ts';

const columnOf = {
  report_ready_mail: 'reportReadyMail',
  invitation_mail: 'invitationMail',
  reminder_mail: 'reminderMail',
} as const satisfies Record<OptionalMail, keyof typeof candidatePreferences>;

/** The address of an account, and whether a mail was switched off by it; undefined where it is gone. */
export async function findReader(db: Database, userId: string, mail: OptionalMail) {
  const [reader] = await db
    .select({ email: users.email, isWanted: candidatePreferences[columnOf[mail]] })
    .from(users)
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(eq(users.id, userId));
  return reader && { email: reader.email, isStopped: reader.isWanted === false };
}

/** Switches one mail off and leaves the others as they were chosen. */
export async function stopMail(
  db: Database,
  userId: string,
  mail: OptionalMail,
  updatedAt: Date,
): Promise<void> {
  const state = { [columnOf[mail]]: false, updatedAt };
  await db
    .insert(candidatePreferences)
    .values({ userId, reportReadyMail: false, ...state })
    .onConflictDoUpdate({ target: candidatePreferences.userId, set: state });
}
