import { type AnyColumn, and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { challenges, invitations, mailLog, outbox } from '../../../platform/database/schema/index.ts';
import type { Account } from '../account-repository.ts';
import { changeNoticeId } from '../codes/code-mail.ts';

/** What is an account's without hanging on it, as conditions on its tables. */
export interface OwnByAddress {
  /** All addresses that the account has or had; of former ones those of the last month. */
  readonly addresses: readonly string[];
  readonly challenges: SQL | undefined;
  readonly mails: SQL | undefined;
  readonly mailAttempts: SQL | undefined;
  /** Those that nobody has used yet. */
  readonly invitations: SQL | undefined;
}

/** Finds an account's own by the addresses it has and had, each for the time in which it had it. */
export async function ownByAddress(
  db: Database | Transaction,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<OwnByAddress> {
  const changes = await changesOf(db, id);
  const whileOwn = (address: AnyColumn, at: AnyColumn) =>
    or(eq(address, email), ...changes.map(({ former, until }) => and(eq(address, former), lte(at, until))));
  const ofAccount = or(eq(challenges.userId, id), whileOwn(challenges.email, challenges.createdAt));
  // The mail of a code may have gone to a new address, where other mail is somebody else's.
  const codes = db.select({ id: challenges.id }).from(challenges).where(ofAccount);
  const notices = changes.map((change) => changeNoticeId(change.id));
  const isOwn = (mailId: AnyColumn) => or(inArray(mailId, codes), inArray(mailId, notices));
  return {
    addresses: [email, ...changes.map(({ former }) => former)],
    challenges: ofAccount,
    mails: or(whileOwn(outbox.recipient, outbox.sentAt), isOwn(outbox.id)),
    mailAttempts: or(whileOwn(mailLog.recipient, mailLog.at), isOwn(mailLog.mailId)),
    invitations: and(whileOwn(invitations.email, invitations.createdAt), isNull(invitations.candidateId)),
  };
}

/** The changes of an account's address that are still known. */
async function changesOf(db: Database | Transaction, userId: string) {
  const former = sql<string | null>`${challenges.pending} ->> 'formerEmail'`;
  const met = await db
    .select({ id: challenges.id, former, until: challenges.metAt })
    .from(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.purpose, 'email-change')));
  return met.flatMap(({ id, former, until }) => (former && until ? [{ id, former, until }] : []));
}
