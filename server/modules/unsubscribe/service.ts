import type { OptionalMail } from '../../content/mails/mail-texts.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { findReader, stopMail } from './repository.ts';
import { isSealed, readToken } from './unsubscribe-link.ts';

interface LinkDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: ServerSecret;
}

/** What a link of a mail is about. */
interface FoundLink {
  readonly userId: string;
  readonly mail: OptionalMail;
  readonly isStopped: boolean;
}

/** Null for a link that leads nowhere. */
export async function findLink(
  { db, secret }: Pick<LinkDeps, 'db' | 'secret'>,
  token: string,
): Promise<FoundLink | null> {
  const claim = readToken(token);
  const reader = claim && (await findReader(db, claim.userId, claim.mail));
  if (!reader || !isSealed(secret, claim, reader.email)) return null;
  return { userId: claim.userId, mail: claim.mail, isStopped: reader.isStopped };
}

/** Stops the mail that a link is about; null for a link that leads nowhere. */
export async function followLink(deps: LinkDeps, token: string): Promise<FoundLink | null> {
  const link = await findLink(deps, token);
  if (!link) return null;
  await stopMail(deps.db, link.userId, link.mail, deps.now());
  return link;
}
