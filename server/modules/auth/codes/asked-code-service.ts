import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { normaliseEmail } from '../../../platform/email-address.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, isWithin, type Limit } from '../../../platform/security/rate-limit.ts';
import { type Account, findAccountByEmail } from '../account-repository.ts';
import { setEventOwner } from '../event-repository.ts';
import { type Challenge, findChallenge, setOwner } from './challenge-repository.ts';
import { type Issue, mailCode, storeChallenge } from './challenge-service.ts';
import { type AskedCode, CODE_MAIL_QUEUE, type CodeMail } from './code-mail.ts';

/** However many places ask: with five tries for each code, nobody guesses one of an account. */
const RESETS_PER_ADDRESS: Limit = { name: 'forgot-address', max: 20, seconds: 86_400 };

/** How often a code may be asked for with nothing but an address. */
export interface AskingLimits {
  readonly pause: Limit;
  readonly perPair: Limit;
  readonly perIp: Limit;
}

/**
 * Counts one request of a code for an address.
 * @returns the address in its one spelling
 * @throws HttpProblem 429
 */
export async function takeAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { pause, perPair, perIp }: AskingLimits,
  address: string,
  { ip }: Caller,
): Promise<string> {
  const email = normaliseEmail(address);
  await countAttempt(db, perIp, [ip], now());
  await countAttempt(db, pause, [ip, email], now());
  await countAttempt(db, perPair, [ip, email], now());
  return email;
}

/**
 * Stores a challenge that opens no account yet, and the job that finds out whose it is. Until the answer
 * has left nothing looks for an account, so its time cannot tell whether there is one.
 */
export async function askForCode(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Transaction,
  asked: Omit<Issue, 'kind' | 'userId'>,
  eventId?: string,
): Promise<VerificationChallenge> {
  const challenge = await storeChallenge(deps, tx, { ...asked, userId: null });
  const askedChallengeId = challenge.challenge_id;
  await deps.jobs.send<AskedCode>(tx, CODE_MAIL_QUEUE, { askedChallengeId, eventId });
  return challenge;
}

/** Finds out who asked for a code, and stores the job for the mail that is owed, if any is. */
export async function settleAskedCode(
  deps: Deps,
  { askedChallengeId: challengeId, eventId }: AskedCode,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const challenge = await findChallenge(tx, challengeId);
    const account = challenge && (await findAccountByEmail(tx, challenge.email));
    if (!account) return;
    if (eventId) await setEventOwner(tx, eventId, account.id);
    const kind = await mailOwed(deps, tx, challenge, account);
    if (kind) await mailCode(deps, tx, { challengeId, kind }, challenge.email);
  });
}

async function mailOwed(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  { id, purpose, email, pending }: Challenge,
  account: Account,
): Promise<CodeMail['kind'] | null> {
  if (!account.isVerified) return pending ? 'code' : 'register-again';
  if (purpose !== 'password-reset') return null;
  if (!(await isWithin(tx, RESETS_PER_ADDRESS, [email], deps.now()))) return null;
  await setOwner(tx, id, account.id);
  return 'password-reset';
}
