import { setTimeout as delay } from 'node:timers/promises';
import type { MailTest } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import { mailFailureReason } from '../../platform/mail/mail-failure.ts';
import { logDeliveries, type MailLogDeps } from '../../platform/mail/mail-log.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';

const LONGEST_MS = 20_000;

const SUBJECT = 'Test email';
const TEXT = 'This server can send email.';

/** Sends a mail at once, says what the mail server answered, and notes it as every mail. */
export async function sendTestMail(
  log: MailLogDeps,
  smtpUrl: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MailTest> {
  const started = performance.now();
  const done = (outcome: MailTest['outcome'], answered: string): MailTest => ({
    outcome,
    answered,
    milliseconds: Math.round(performance.now() - started),
  });
  const html = `<p>${TEXT}</p>`;
  const mail = { id: newId(), to, replyTo: from, subject: SUBJECT, text: TEXT, html };
  const deliver = logDeliveries(log, createSmtpMailer(smtpUrl, from));
  const sending = deliver('test', mail).then(
    () => done('sent', 'The mail server took it.'),
    (error: unknown) => done('failed', mailFailureReason(error)),
  );
  return Promise.race([
    sending,
    delay(LONGEST_MS, undefined, { ref: false }).then(() => done('failed', 'It did not answer in time.')),
  ]);
}
