import { createTransport } from 'nodemailer';
import { AddressRefused, type Mail, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

interface SmtpMailer extends Mailer {
  /** Signs in, and sends nothing. */
  verify(): Promise<void>;
}

/** Sends through the server of `SMTP_URL`. */
export function createSmtpMailer(smtpUrl: string, from: string): SmtpMailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async verify() {
      await transport.verify();
    },
    async deliver({ id, to, replyTo, subject, text, html, calendar, unsubscribeUrl }) {
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`;
      const headers = unsubscribeHeaders(unsubscribeUrl);
      const method = calendar?.includes('METHOD:CANCEL') ? 'CANCEL' : 'PUBLISH';
      const icalEvent = calendar && { method, filename: 'interview.ics', content: calendar };
      try {
        await transport.sendMail({
          from,
          to,
          replyTo,
          subject,
          text,
          html,
          messageId,
          headers,
          ...(icalEvent && { icalEvent }),
        });
      } catch (error) {
        throw isRefusedForGood(error)
          ? new AddressRefused('The address was refused', { cause: error })
          : error;
      }
    },
  };
}

/** A permanent failure (RFC 5321, 5xx) of the recipient, not of signing in or of the sender. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

function unsubscribeHeaders(url: Mail['unsubscribeUrl']): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
