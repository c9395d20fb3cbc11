import type { EmailChange, WaitingEmailChange } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { normaliseEmail } from '../../../platform/email-address.ts';
import { HttpProblem, invalidFields } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, isWithin, type Limit } from '../../../platform/security/rate-limit.ts';
import { type Account, findAccountByEmail, lockAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endOfUser } from '../codes/challenge-repository.ts';
import { type Issue, issueChallenge } from '../codes/challenge-service.ts';
import { RESEND_SECONDS } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import { requireOwner, requireStillOwner } from '../reauthentication-service.ts';
import { waitingEmailChange } from './email-change-repository.ts';
import { requireAccount } from './require-account-service.ts';

const PAUSE: Limit = { name: 'email-change-pause', max: 1, seconds: RESEND_SECONDS };
const PER_ACCOUNT: Limit = { name: 'email-change-account', max: 8, seconds: 3600 };
/** However many accounts ask: with five tries for each code, nobody guesses one of an address. */
const CODES_PER_ADDRESS: Limit = { name: 'email-change-address', max: 20, seconds: 86_400 };

/**
 * Mails a code to the address that the actor wants. For one that belongs to somebody the answer and
 * the work are the same, and its owner is told.
 * @throws HttpProblem 400 or 403 without proof of being the owner, 422, 429
 */
export async function requestEmailChange(
  deps: AuthDeps,
  actor: Actor,
  change: EmailChange,
  caller: Caller,
): Promise<WaitingEmailChange> {
  const email = normaliseEmail(change.email);
  const account = await requireOwner(deps, actor, change.current_password, caller);
  if (email === account.email) {
    throw invalidFields({ field: 'email', message: 'This is already your email address.' });
  }
  await countMail(deps, account);
  return deps.db.transaction(async (tx) => {
    await requireStillOwner(tx, account);
    await recordEvent(tx, { type: 'email_change_requested', userId: account.id, caller, at: deps.now() });
    return mailCode(deps, tx, account, email);
  });
}

/**
 * Mails a new code for the change that waits; the one before no longer counts.
 * @throws HttpProblem 410 where none waits, 429
 */
export async function resendEmailChange(deps: AuthDeps, actor: Actor): Promise<WaitingEmailChange> {
  const account = await requireAccount(deps.db, actor);
  await requireWaiting(deps, deps.db, account);
  await countMail(deps, account);
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const { email } = await requireWaiting(deps, tx, account);
    return mailCode(deps, tx, account, email);
  });
}

/**
 * Gives up the change that waits, and with it its code.
 * @throws HttpProblem 410 where none waits
 */
export async function cancelEmailChange(deps: AuthDeps, actor: Actor, caller: Caller): Promise<void> {
  const { id: userId } = await requireAccount(deps.db, actor);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await requireWaiting(deps, tx, { id: userId });
    await endOfUser(tx, 'email-change', userId, now);
    await recordEvent(tx, { type: 'email_change_cancelled', userId, caller, at: now });
  });
}

async function requireWaiting(
  { now }: AuthDeps,
  db: Database | Transaction,
  { id }: Pick<Account, 'id'>,
): Promise<WaitingEmailChange> {
  const waiting = await waitingEmailChange(db, id, now());
  if (waiting) return waiting;
  throw new HttpProblem(410, 'This change is no longer pending. Request it again if you still want it.');
}

async function countMail({ db, now }: AuthDeps, { id }: Account): Promise<void> {
  await countAttempt(db, PAUSE, [id], now());
  await countAttempt(db, PER_ACCOUNT, [id], now());
}

/** Mails the only code of an account that counts, or lets a decoy wait in its place. */
async function mailCode(
  deps: AuthDeps,
  tx: Transaction,
  { id: userId }: Account,
  email: string,
): Promise<WaitingEmailChange> {
  const now = deps.now();
  const holder = await findAccountByEmail(tx, email);
  const mayGuess = await isWithin(tx, CODES_PER_ADDRESS, [email], now);
  await endOfUser(tx, 'email-change', userId, now);
  const asked = { purpose: 'email-change', email, seriesId: newId(), userId } as const;
  return { email, ...(await issueChallenge(deps, tx, { ...asked, ...outcomeFor(email, holder, mayGuess) })) };
}

function outcomeFor(
  email: string,
  holder: Account | undefined,
  mayGuess: boolean,
): Pick<Issue, 'pending' | 'kind'> {
  if (holder?.isVerified) return { pending: null, kind: 'already-registered' };
  return mayGuess ? { pending: { newEmail: email }, kind: 'email-change' } : { pending: null, kind: 'none' };
}
