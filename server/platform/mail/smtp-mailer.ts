import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** Sends through the server of `SMTP_URL`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver({ id, to, subject, text, html }) {
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`;
      await transport.sendMail({ from, to, subject, text, html, messageId });
    },
  };
}
