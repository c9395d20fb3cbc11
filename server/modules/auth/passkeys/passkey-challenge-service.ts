import { newId } from '../../../platform/database/identifier.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { findChallenge, insertChallenge, meetChallenge } from '../codes/challenge-repository.ts';

export const PASSKEY_CHALLENGE_MS = 600_000;

type Purpose = 'passkey-registration' | 'passkey-login';

/** Keeps what an authenticator is to sign, for one answer; returns the challenge's id. */
export async function keepChallenge(
  deps: AuthDeps,
  webAuthnChallenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<string> {
  const id = newId();
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + PASSKEY_CHALLENGE_MS);
  const pending = { webAuthnChallenge };
  const challenge = { id, purpose, email: '', userId, seriesId: newId(), pending, createdAt, expiresAt };
  await deps.db.transaction((tx) => insertChallenge(tx, challenge));
  return id;
}

/**
 * Takes what was to be signed, once, whatever becomes of the answer.
 * @throws HttpProblem 410 for a challenge that is over, or was given for something or somebody else
 */
export async function takeChallenge(
  deps: AuthDeps,
  id: string,
  purpose: Purpose,
  userId: string | null,
): Promise<string> {
  const pending = await deps.db.transaction(async (tx) => {
    const challenge = await findChallenge(tx, id);
    const fits = challenge?.purpose === purpose && challenge.userId === userId;
    return fits && (await meetChallenge(tx, id, deps.now())) ? challenge.pending : null;
  });
  if (pending && 'webAuthnChallenge' in pending) return pending.webAuthnChallenge;
  throw new HttpProblem(410, 'This took too long or was already used. Start again.');
}
