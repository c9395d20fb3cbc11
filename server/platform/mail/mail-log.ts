import type { Database } from '../database/database.ts';
import { mailLog } from '../database/schema/index.ts';
import { mailFailureReason } from './mail-failure.ts';
import { AddressRefused, type Mail, type Mailer } from './mailer.ts';

export interface MailLogDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: { error(details: object, message: string): void };
}

/** Hands mail over, and notes what came of it. */
export type LoggedDelivery = (kind: string, mail: Mail) => Promise<void>;

/** Notes each attempt: whom it was for and what it was about, never what it says. */
export function logDeliveries({ db, now, logger }: MailLogDeps, mailer: Mailer): LoggedDelivery {
  const note = async (kind: string, { id, to }: Mail, started: number, failure?: unknown) => {
    const outcome = failure === undefined ? 'sent' : failure instanceof AddressRefused ? 'refused' : 'failed';
    const reason = failure === undefined ? null : mailFailureReason(failure);
    const milliseconds = Math.round(performance.now() - started);
    const row = {
      at: now(),
      mailId: id,
      recipient: to.toLowerCase(),
      kind,
      outcome,
      reason,
      milliseconds,
    } as const;
    // A mail that is out must not be sent again because it could not be noted.
    await db
      .insert(mailLog)
      .values(row)
      .catch((error: unknown) => logger.error({ err: error }, 'A mail was not noted'));
  };
  return async (kind, mail) => {
    const started = performance.now();
    try {
      await mailer.deliver(mail);
    } catch (error) {
      await note(kind, mail, started, error);
      throw error;
    }
    await note(kind, mail, started);
  };
}
