import type {
  EmailChange,
  EmailVerification,
  User,
  VerificationChallenge,
} from '../../../gen/types/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { ChallengePurpose } from '../../../platform/database/schema/index.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, isWithin, type Limit } from '../../../platform/security/rate-limit.ts';
import { type Account, findAccountByEmail, lockAccount, setEmail } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Challenge, endOfUser, meetChallenge } from '../challenge-repository.ts';
import { challengeOver, type Issue, issueChallenge, requireCode } from '../challenge-service.ts';
import { normaliseEmail } from '../email.ts';
import { recordEvent } from '../event-repository.ts';
import { requireOwner } from '../owner-proof-service.ts';
import { presentUser } from '../presenter.ts';
import { RESEND_SECONDS, wrongCodeSentence } from '../verification-code.ts';
import { invalidFields } from './invalid-fields.ts';
import { tellOwner } from './owner-notice-service.ts';
import { requireAccount } from './require-account-service.ts';
import { isUniqueViolation } from './unique-violation.ts';

const PAUSE: Limit = { name: 'email-change-pause', max: 1, seconds: RESEND_SECONDS };
const PER_ACCOUNT: Limit = { name: 'email-change-account', max: 8, seconds: 3600 };
/** However many accounts ask: with five tries for each code, nobody guesses one of an address. */
const CODES_PER_ADDRESS: Limit = { name: 'email-change-address', max: 20, seconds: 86_400 };

/** Codes that went to the former address, or for another one. */
const BEGUN: readonly ChallengePurpose[] = ['email-change', 'password-reset', 'second-factor'];

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
): Promise<VerificationChallenge> {
  const now = deps.now();
  const email = normaliseEmail(change.email);
  await requireOwner(deps, actor, change.current_password, caller);
  const account = await requireAccount(deps.db, actor);
  if (email === account.email) {
    throw invalidFields({ field: 'email', message: 'This is your e-mail address already.' });
  }
  await countAttempt(deps.db, PAUSE, [account.id], now);
  await countAttempt(deps.db, PER_ACCOUNT, [account.id], now);

  return deps.db.transaction(async (tx) => {
    const holder = await findAccountByEmail(tx, email);
    const mayGuess = await isWithin(tx, CODES_PER_ADDRESS, [email], now);
    await endOfUser(tx, 'email-change', account.id, now);
    await recordEvent(tx, { type: 'email_change_requested', userId: account.id, caller, at: now });
    const asked = { purpose: 'email-change', email, seriesId: newId(), pending: null } as const;
    return issueChallenge(deps, tx, { ...asked, ...outcomeFor(account, holder, mayGuess) });
  });
}

function outcomeFor(
  account: Account,
  holder: Account | undefined,
  mayGuess: boolean,
): Pick<Issue, 'userId' | 'kind'> {
  if (holder?.isVerified) return { userId: null, kind: 'already-registered' };
  return mayGuess ? { userId: account.id, kind: 'email-change' } : { userId: null, kind: 'none' };
}

/**
 * Makes the proven address the account's. Somebody else's code is as wrong as any other.
 * @throws HttpProblem 400 for a wrong code, 410 for one that is over or an address taken meanwhile, 429
 */
export async function verifyEmailChange(
  deps: AuthDeps,
  actor: Actor,
  proof: EmailVerification,
  caller: Caller,
): Promise<User> {
  const challenge = await requireCode(deps, proof, 'email-change', caller);
  if (challenge.userId !== actor.userId) throw new HttpProblem(400, wrongCodeSentence(challenge.triesUsed));
  const account = await requireAccount(deps.db, actor);
  try {
    return await deps.db.transaction((tx) => moveTo(deps, tx, { account, challenge, caller }));
  } catch (error) {
    throw isUniqueViolation(error) ? challengeOver() : error;
  }
}

async function moveTo(
  deps: AuthDeps,
  tx: Transaction,
  { account, challenge, caller }: { account: Account; challenge: Challenge; caller: Caller },
): Promise<User> {
  const now = deps.now();
  await lockAccount(tx, account.id);
  const isMet = await meetChallenge(tx, challenge.id, now);
  const moved = isMet && (await setEmail(tx, account.id, challenge.email, now));
  if (!moved) throw challengeOver();
  for (const purpose of BEGUN) await endOfUser(tx, purpose, account.id, now);
  await recordEvent(tx, { type: 'email_changed', userId: account.id, caller, at: now });
  await tellOwner(deps, tx, 'email-changed', account);
  return presentUser(moved);
}
