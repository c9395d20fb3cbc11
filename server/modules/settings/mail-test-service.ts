import { setTimeout as delay } from 'node:timers/promises';
import type { MailTest } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';

const LONGEST_MS = 20_000;

const SUBJECT = 'Test email';
const TEXT = 'This server can send email.';

/** Sends a mail at once, and says what the mail server answered. */
export async function sendTestMail(smtpUrl: string, from: string, to: string): Promise<MailTest> {
  const started = performance.now();
  const done = (outcome: MailTest['outcome'], answered: string): MailTest => ({
    outcome,
    answered,
    milliseconds: Math.round(performance.now() - started),
  });
  const html = `<p>${TEXT}</p>`;
  const mail = { id: newId(), to, replyTo: from, subject: SUBJECT, text: TEXT, html };
  const sending = createSmtpMailer(smtpUrl, from)
    .deliver(mail)
    .then(
      () => done('sent', 'The mail server took it.'),
      (error: unknown) => done('failed', reasonOf(error)),
    );
  return Promise.race([
    sending,
    delay(LONGEST_MS, undefined, { ref: false }).then(() => done('failed', 'It did not answer in time.')),
  ]);
}

/** What went wrong, in the words of the mail server where it said some. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It could not be sent.';
  if ('response' in error && typeof error.response === 'string') return error.response.slice(0, 300);
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `It could not be sent${code && ` (${code})`}.`;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'There is no connection to the mail server.',
  ESOCKET: 'There is no connection, or it is encrypted otherwise than is set here.',
  ETIMEDOUT: 'It did not answer in time.',
  EDNS: 'There is no host of that name.',
  ETLS: 'It does not encrypt as is set here.',
  EAUTH: 'It refused the user or the password.',
};
