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

/** What the client of the protocol tells of an answer. */
interface Refusal {
  readonly responseCode: number;
  readonly response: string;
  readonly command: string;
}

/** What a server answers of an address that is none, or takes no mail, where it gives no closer code. */
const NO_ADDRESS = [550, 551, 553];

/**
 * A permanent failure of the recipient (RFC 5321), as its closer code says (RFC 3463: 5.1 and 5.2). A server that sends
 * for nobody, or not for us, says nothing of an address: it may be set right.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, response, command } = error as Error & Partial<Refusal>;
  if (command !== 'RCPT TO') return false;
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3})\.\d/.exec(response ?? '') ?? [];
  return subject ? subject === '1' || subject === '2' : NO_ADDRESS.includes(responseCode ?? 0);
}

function unsubscribeHeaders(url: Mail['unsubscribeUrl']): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
