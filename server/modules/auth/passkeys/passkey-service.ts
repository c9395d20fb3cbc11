import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { NewPasskey, Passkey, PasskeyChallenge } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { tellOwner } from '../account/owner-notice-service.ts';
import { requireAccount } from '../account/require-account-service.ts';
import { type Account, findAccount, lockAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import { ensureLoginMethod } from '../login-method-service.ts';
import { requireStillOwner } from '../reauthentication-service.ts';
import { keepChallenge, PASSKEY_CHALLENGE_MS, takeChallenge } from './passkey-challenge-service.ts';
import { newCredentialOf } from './passkey-check.ts';
import {
  deletePasskey,
  findPasskeysOf,
  insertPasskey,
  presentPasskey,
  type StoredPasskey,
} from './passkey-repository.ts';
import { ALGORITHMS, expectationOf, siteOf } from './passkey-site.ts';

const RP_NAME = 'Candor';

/** The most of one account: more than a person has devices. */
export const MAX_PASSKEYS = 20;

/**
 * What an authenticator needs to make a passkey that finds its account by itself.
 * @throws HttpProblem 409 where the account has as many as it can
 */
export async function startRegistration(deps: AuthDeps, { userId }: Actor): Promise<PasskeyChallenge> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new HttpProblem(401, 'Sign in to continue.');
  const known = await requireRoom(deps.db, userId);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: siteOf(deps).rpID,
    userID: new TextEncoder().encode(userId),
    userName: account.email,
    userDisplayName: account.fullName,
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const id = await keepChallenge(deps, options.challenge, 'passkey-registration', userId);
  return { challenge_id: id, options: { ...options } };
}

/**
 * Adds the passkey that an authenticator has made.
 * @throws HttpProblem 400 for one that is not sound, 409 for a known one or one too many, 410 for a challenge
 *   that is over, 422 without a name
 */
export async function addPasskey(
  deps: AuthDeps,
  { userId }: Actor,
  { challenge_id: challengeId, name, credential }: NewPasskey,
  caller: Caller,
): Promise<Passkey> {
  const ownName = requireName(name);
  const challenge = await takeChallenge(deps, challengeId, 'passkey-registration', userId);
  const made = await newCredentialOf(credential, expectationOf(deps, challenge));
  if (!made) throw new HttpProblem(400, 'This passkey couldn’t be added. Start again.');
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await requireRoom(tx, userId);
    const stored = await insertPasskey(tx, { id: newId(), userId, name: ownName, createdAt: now, ...made });
    if (!stored) throw new HttpProblem(409, 'You’ve already added this passkey.');
    await recordEvent(tx, { type: 'passkey_added', userId, caller, at: now });
    await tellOwner(deps, tx, 'passkey-added', await requireAccount(tx, { userId }));
    return presentPasskey(stored);
  });
}

/**
 * Removes a passkey of the account whose owner has proven to ask.
 * @throws HttpProblem 404 for one that is missing or somebody else's, 409 for the last way to sign in
 */
export async function removePasskey(
  deps: AuthDeps,
  owner: Account,
  passkeyId: string,
  caller: Caller,
): Promise<void> {
  const { id: userId } = owner;
  await deps.db.transaction(async (tx) => {
    await requireStillOwner(tx, owner);
    const isGone = await deletePasskey(tx, passkeyId, userId);
    if (!isGone) throw new HttpProblem(404, 'We can’t find this passkey.');
    await ensureLoginMethod(deps, tx, owner);
    await recordEvent(tx, { type: 'passkey_removed', userId, caller, at: deps.now() });
    await tellOwner(deps, tx, 'passkey-removed', owner);
  });
}

/** The passkeys that an account has, to which one more can be added. */
async function requireRoom(db: Database | Transaction, userId: string): Promise<StoredPasskey[]> {
  const known = await findPasskeysOf(db, userId);
  if (known.length < MAX_PASSKEYS) return known;
  throw new HttpProblem(409, `You have ${MAX_PASSKEYS} passkeys, the most you can have. Remove one first.`);
}

function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalidFields(missing('name'));
  return trimmed;
}
