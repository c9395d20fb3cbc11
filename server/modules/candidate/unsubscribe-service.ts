import type { OptionalMail } from '../../content/mails/optional-mails.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { findAddress } from './mail-repository.ts';
import { findPreferences, stopMail } from './repository.ts';
import { type ClaimedStop, isSealed, readToken } from './unsubscribe-link.ts';

interface StopDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: ServerSecret;
}

/** Which mail a link is about, and whether it still comes; null for a link that leads nowhere. */
export async function readLink(
  { db, secret }: Pick<StopDeps, 'db' | 'secret'>,
  token: string,
): Promise<{ mail: OptionalMail; isWanted: boolean } | null> {
  const stop = await provenStop(db, secret, token);
  if (!stop) return null;
  const { userId, mail } = stop;
  return { mail, isWanted: (await findPreferences(db, userId))[mail] };
}

/** Stops the mail that a link is about and gives its kind; null for a link that leads nowhere. */
export async function followLink({ db, now, secret }: StopDeps, token: string): Promise<OptionalMail | null> {
  const stop = await provenStop(db, secret, token);
  if (!stop) return null;
  await stopMail(db, stop.userId, stop.mail, now());
  return stop.mail;
}

async function provenStop(db: Database, secret: ServerSecret, token: string): Promise<ClaimedStop | null> {
  const stop = readToken(token);
  const email = stop && (await findAddress(db, stop.userId));
  return stop && email && isSealed(secret, stop, email) ? stop : null;
}
