import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyChallenge, PasskeyProof } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import { type Account, findAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import { admit, type SignedIn, type SignInContext } from '../sign-in-service.ts';
import { keepChallenge, PASSKEY_CHALLENGE_MS, takeChallenge } from './passkey-challenge-service.ts';
import { provenCounterOf } from './passkey-check.ts';
import { findPasskeyByCredential, recordUse } from './passkey-repository.ts';
import { expectationOf, siteOf } from './passkey-site.ts';

export const START_PER_IP: Limit = { name: 'passkey-start-ip', max: 300, seconds: 900 };
const LOGIN_PER_IP: Limit = { name: 'passkey-login-ip', max: 300, seconds: 900 };

/**
 * What any passkey of this site can sign: nobody says beforehand who they are.
 * @throws HttpProblem 429
 */
export async function startLogin(deps: AuthDeps, caller: Caller): Promise<PasskeyChallenge> {
  await countAttempt(deps.db, START_PER_IP, [caller.ip], deps.now());
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  });
  const id = await keepChallenge(deps, options.challenge, 'passkey-login', null);
  return { challenge_id: id, options: { ...options } };
}

/**
 * Signs in with a passkey; unknown and wrong ones are refused alike.
 * @throws HttpProblem 400 for a passkey that does not count, 403 for an account that may not sign in,
 *   410 for a challenge that is over, 429
 */
export async function passkeyLogin(
  deps: AuthDeps,
  { challenge_id: challengeId, credential }: PasskeyProof,
  context: SignInContext,
): Promise<SignedIn> {
  const { caller } = context;
  await countAttempt(deps.db, LOGIN_PER_IP, [caller.ip], deps.now());
  const challenge = await takeChallenge(deps, challengeId, 'passkey-login', null);
  const account = await ownerOf(deps, credential, challenge, caller);
  const outcome = await admit(deps, { account, method: 'passkey' }, context);
  if (outcome.kind === 'signed-in') return outcome.signedIn;
  throw new Error('A passkey that verified its user was asked for a second factor');
}

/** Whom a passkey proves; the proof counts once. */
async function ownerOf(
  deps: AuthDeps,
  credential: PasskeyProof['credential'],
  challenge: string,
  caller: Caller,
): Promise<Account> {
  const { id } = credential;
  const passkey = typeof id === 'string' ? await findPasskeyByCredential(deps.db, id) : undefined;
  const now = deps.now();
  if (passkey) {
    const counter = await provenCounterOf(credential, passkey, expectationOf(deps, challenge));
    const counts = counter !== undefined && (await recordUse(deps.db, passkey.id, counter, now));
    const account = counts && (await findAccount(deps.db, passkey.userId));
    if (account) return account;
  }
  await recordEvent(deps.db, { type: 'login_failed', userId: passkey?.userId ?? null, caller, at: now });
  throw new HttpProblem(400, 'This passkey doesn’t work here. Sign in another way.');
}
