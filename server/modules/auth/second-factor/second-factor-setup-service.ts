import type { TotpSetup } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import { tellOwner } from '../account/owner-notice-service.ts';
import { requireAccount } from '../account/require-account-service.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endOfUser } from '../codes/challenge-repository.ts';
import { recordEvent } from '../event-repository.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import { deleteCodes, replaceCodes } from './recovery-code-repository.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  findSetup,
  saveSetup,
  setEmailCodes,
} from './totp-repository.ts';
import { forgetTrust } from './trusted-device-repository.ts';

const CONFIRMS_PER_ACCOUNT: Limit = { name: 'totp-confirm', max: 10, seconds: 900 };

/** How long the owner's proof holds for the code that follows it. */
const SETUP_MS = 15 * 60_000;

/**
 * Makes a secret for the actor's authenticator app, in place of one that was never confirmed.
 * @throws HttpProblem 409 where two-factor authentication is on already
 */
export async function startSetup(deps: AuthDeps, actor: Actor): Promise<TotpSetup> {
  const { email } = await requireAccount(deps.db, actor);
  const secret = newTotpSecret();
  if (!(await saveSetup(deps.db, actor.userId, secret, deps.now()))) throw isOn();
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Turns two-factor authentication on with a code of the app.
 * @returns ten recovery codes, nowhere else to be seen
 * @throws HttpProblem 400 for a wrong code, 409 without a setup of the last quarter of an hour, 429
 */
export async function confirmSetup(
  deps: AuthDeps,
  actor: Actor,
  code: string,
  caller: Caller,
): Promise<string[]> {
  const now = deps.now();
  await countAttempt(deps.db, CONFIRMS_PER_ACCOUNT, [actor.userId], now);
  const account = await requireAccount(deps.db, actor);
  const setup = await findSetup(deps.db, account.id, new Date(now.getTime() - SETUP_MS));
  if (!setup) throw (await findFactor(deps.db, account.id)) ? isOn() : noSetup();
  const step = stepOf(setup.secret, code, now);
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, setup, step, now))) throw noSetup();
    await replaceCodes(tx, deps.secret, account.id, codes);
    await recordEvent(tx, { type: 'second_factor_enabled', userId: account.id, caller, at: now });
    await tellOwner(deps, tx, 'second-factor-on', account);
  });
  return codes;
}

/**
 * Turns two-factor authentication off; whatever belonged to it is forgotten.
 * @throws HttpProblem 409 where it is off
 */
export async function disable(deps: AuthDeps, actor: Actor, caller: Caller): Promise<void> {
  const now = deps.now();
  const account = await requireAccount(deps.db, actor);
  await deps.db.transaction(async (tx) => {
    if (!(await deleteFactor(tx, account.id))) throw isOff();
    await deleteCodes(tx, account.id);
    await endOfUser(tx, 'second-factor', account.id, now);
    await forgetTrust(tx, account.id);
    await recordEvent(tx, { type: 'second_factor_disabled', userId: account.id, caller, at: now });
    await tellOwner(deps, tx, 'second-factor-off', account);
  });
}

/**
 * Gives the account ten new recovery codes for its former ones.
 * @throws HttpProblem 409 where two-factor authentication is off
 */
export async function renewCodes(deps: AuthDeps, { userId }: Actor, caller: Caller): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    if (!(await findFactor(tx, userId))) throw isOff();
    await replaceCodes(tx, deps.secret, userId, codes);
    await recordEvent(tx, { type: 'recovery_codes_replaced', userId, caller, at: deps.now() });
  });
  return codes;
}

/**
 * Allows codes by email, or no longer.
 * @throws HttpProblem 409 where two-factor authentication is off
 */
export async function allowEmailCodes(
  deps: AuthDeps,
  { userId }: Actor,
  emailCodes: boolean,
  caller: Caller,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await setEmailCodes(tx, userId, emailCodes))) throw isOff();
    await recordEvent(tx, { type: 'second_factor_changed', userId, caller, at: deps.now() });
  });
}

/** Makes every browser of the account prove the second factor again. */
export async function distrustDevices(deps: AuthDeps, { userId }: Actor, caller: Caller): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await forgetTrust(tx, userId);
    await recordEvent(tx, { type: 'trusted_devices_forgotten', userId, caller, at: deps.now() });
  });
}

function isOn(): HttpProblem {
  return new HttpProblem(409, 'Two-factor authentication is already on.');
}

function isOff(): HttpProblem {
  return new HttpProblem(409, 'Two-factor authentication is off.');
}

function noSetup(): HttpProblem {
  return new HttpProblem(409, 'This setup expired. Start again.');
}

function wrongCode(): HttpProblem {
  const message = 'That code isn’t right. Enter the one your app shows now.';
  return new HttpProblem(400, message, { errors: [{ field: 'code', message }] });
}
