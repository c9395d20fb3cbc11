import type { WayOut } from '../../content/mails/mail-frame.ts';
import { type OptionalMail, optionalMails } from '../../content/mails/mail-texts.ts';
import { keyed, type ServerSecret, sameText } from '../../platform/security/keyed.ts';

/** What links that stop mails are made with. */
export interface UnsubscribeDeps {
  readonly secret: ServerSecret;
  /** The page's address. */
  readonly publicUrl: string;
}

/** Whose mails, by the account and the address that a mail goes to. */
interface Reader {
  readonly userId: string;
  readonly email: string;
}

/** What a token of a link says, before it is known who made it. */
export interface ClaimedStop {
  readonly userId: string;
  readonly mail: OptionalMail;
  readonly seal: string;
}

/** How a reader gets no more mails of a kind: a sealed link that works as long as the account has that address. */
export function wayOutOf({ secret, publicUrl }: UnsubscribeDeps, reader: Reader, mail: OptionalMail): WayOut {
  const token = `${reader.userId}.${mail}.${sealOf(secret, reader, mail)}`;
  return {
    unsubscribeUrl: `${publicUrl}/api/v1/unsubscribe/${token}`,
    settingsUrl: mailSettingsUrl(publicUrl),
  };
}

/** Where candidates choose their mails, signed in. */
export function mailSettingsUrl(publicUrl: string): string {
  return `${publicUrl}/candidate/settings?tab=notifications`;
}

/** Null for what is no token at all. */
export function readToken(token: string): ClaimedStop | null {
  const [userId, mail, seal, ...more] = token.split('.');
  if (!userId || !isOptional(mail) || !seal || more.length > 0) return null;
  return { userId, mail, seal };
}

/** Whether this server sealed it, in a mail to the address that the account has now. */
export function isSealed(secret: ServerSecret, { userId, mail, seal }: ClaimedStop, email: string): boolean {
  return sameText(seal, sealOf(secret, { userId, email }, mail));
}

function sealOf(secret: ServerSecret, { userId, email }: Reader, mail: OptionalMail): string {
  return keyed(secret, 'unsubscribe', `${userId}\0${mail}\0${email}`).toString('base64url');
}

function isOptional(mail: string | undefined): mail is OptionalMail {
  return mail !== undefined && Object.hasOwn(optionalMails, mail);
}
