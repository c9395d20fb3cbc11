import type { EmailVerification, User } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/refused-row.ts';
import type { ChallengePurpose } from '../../../platform/database/schema/index.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { type Account, lockAccount, setEmail } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Challenge, endOfUser, meetChallenge, noteFormerEmail } from '../codes/challenge-repository.ts';
import { challengeOver, requireCode } from '../codes/challenge-service.ts';
import { changeNoticeId } from '../codes/code-mail.ts';
import { wrongCodeSentence } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import { presentUser } from '../presenter.ts';
import { tellOwner } from './owner-notice-service.ts';
import { requireAccount } from './require-account-service.ts';

/** Codes that went to the former address, or for another one. */
const BEGUN: readonly ChallengePurpose[] = ['email-change', 'password-reset', 'second-factor'];

/** A challenge whose code was right. */
interface Move {
  readonly account: Account;
  readonly challengeId: string;
  readonly newEmail: string;
  readonly caller: Caller;
}

/**
 * Makes the proven address the account's. The code of somebody else or of a decoy is as wrong as any other.
 * @throws HttpProblem 400 for a wrong code, 410 for one that is over or an address taken meanwhile, 429
 */
export async function verifyEmailChange(
  deps: AuthDeps,
  actor: Actor,
  proof: EmailVerification,
  caller: Caller,
): Promise<User> {
  const challenge = await requireCode(deps, proof, 'email-change', caller);
  const newEmail = challenge.userId === actor.userId ? newEmailOf(challenge) : null;
  if (newEmail === null) throw new HttpProblem(400, wrongCodeSentence(challenge.triesUsed));
  const account = await requireAccount(deps.db, actor);
  const move = { account, challengeId: challenge.id, newEmail, caller };
  try {
    return await deps.db.transaction((tx) => carryOut(deps, tx, move));
  } catch (error) {
    throw isUniqueViolation(error) ? challengeOver() : error;
  }
}

function newEmailOf({ pending }: Challenge): string | null {
  return pending && 'newEmail' in pending ? pending.newEmail : null;
}

async function carryOut(
  deps: AuthDeps,
  tx: Transaction,
  { account, challengeId, newEmail, caller }: Move,
): Promise<User> {
  const now = deps.now();
  await lockAccount(tx, account.id);
  const isMet = await meetChallenge(tx, challengeId, now);
  const moved = isMet && (await setEmail(tx, account.id, newEmail, now));
  if (!moved) throw challengeOver();
  for (const purpose of BEGUN) await endOfUser(tx, purpose, account.id, now);
  await recordEvent(tx, { type: 'email_changed', userId: account.id, caller, at: now });
  await noteFormerEmail(tx, challengeId, { newEmail, formerEmail: account.email });
  await tellOwner(deps, tx, 'email-changed', account, {}, changeNoticeId(challengeId));
  return presentUser(moved);
}
