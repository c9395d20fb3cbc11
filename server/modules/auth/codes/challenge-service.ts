import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { sameText } from '../../../platform/security/keyed.ts';
import { countAttempt, isWithin, type Limit } from '../../../platform/security/rate-limit.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Challenge, insertChallenge, spendTry } from './challenge-repository.ts';
import { CODE_MAIL_QUEUE, type CodeMail } from './code-mail.ts';
import { CODE_SECONDS, CODE_TRIES, codeOf, RESEND_SECONDS, wrongCodeSentence } from './verification-code.ts';

/**
 * However many places ask: nobody's inbox is flooded. Above it the answer is the same without a mail.
 * Each kind counts for itself, also the mails that are none: so no stranger can use up those that
 * only the owner can ask for, or use up any without a single one being sent.
 */
const MAILS_PER_ADDRESS: Limit = { name: 'mails-address', max: 20, seconds: 86_400 };
const CODES_PER_IP: Limit = { name: 'verify-ip', max: 120, seconds: 900 };
/** Above the tries of a challenge: it only stops a flood of calls on one that is over. */
const CODES_PER_CHALLENGE: Limit = { name: 'verify-challenge', max: 30, seconds: 600 };

export interface Issue extends Pick<Challenge, 'purpose' | 'email' | 'seriesId' | 'pending' | 'userId'> {
  /** What is mailed; `none` for a decoy. */
  readonly kind: CodeMail['kind'];
}

/** Stores a challenge, or a decoy that looks like one, and the job for its mail, in all cases alike. */
export async function issueChallenge(
  deps: AuthDeps,
  tx: Transaction,
  { kind, ...asked }: Issue,
): Promise<VerificationChallenge> {
  const challenge = await storeChallenge(deps, tx, asked);
  await mailCode(deps, tx, { challengeId: challenge.challenge_id, kind }, asked.email);
  return challenge;
}

/** Stores a challenge whose mail is seen to elsewhere. */
export async function storeChallenge(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  asked: Omit<Issue, 'kind'>,
): Promise<VerificationChallenge> {
  const createdAt = deps.now();
  const id = newId();
  const expiresAt = new Date(createdAt.getTime() + CODE_SECONDS * 1000);
  await insertChallenge(tx, { id, ...asked, createdAt, expiresAt });
  return presentChallenge(id, expiresAt, createdAt);
}

/** Stores the job for a challenge's mail, unless its address was written to too often. */
export async function mailCode(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Transaction,
  mail: CodeMail,
  email: string,
): Promise<void> {
  const mayMail = await isWithin(tx, MAILS_PER_ADDRESS, [email, mail.kind], deps.now());
  await deps.jobs.send<CodeMail>(tx, CODE_MAIL_QUEUE, { ...mail, kind: mayMail ? mail.kind : 'none' });
}

/** A challenge for its page; a new code may be asked for a minute after the last one was sent. */
export function presentChallenge(id: string, expiresAt: Date, sentAt: Date): VerificationChallenge {
  const resendAfter = new Date(sentAt.getTime() + RESEND_SECONDS * 1000);
  return { challenge_id: id, expires_at: expiresAt.toISOString(), resend_after: resendAfter.toISOString() };
}

/**
 * Takes one guess of a mailed code: of any number of parallel ones at most five are looked at.
 * @throws HttpProblem 400 for a wrong code, 410 for a challenge that is over, 429
 */
export async function requireCode(
  deps: AuthDeps,
  { challenge_id: id, code }: { readonly challenge_id: string; readonly code: string },
  purpose: Challenge['purpose'],
  caller: Caller,
): Promise<Challenge> {
  const challenge = await takeTry(deps, id, purpose, caller);
  if (!sameText(codeOf(deps.secret, id), code) || isDecoy(challenge)) {
    throw new HttpProblem(400, wrongCodeSentence(challenge.triesUsed));
  }
  return challenge;
}

/**
 * Counts a try of a challenge before anything of it is looked at.
 * @throws HttpProblem 410 for a challenge that is over, 429
 */
export async function takeTry(
  deps: AuthDeps,
  id: string,
  purpose: Challenge['purpose'],
  caller: Caller,
): Promise<Challenge> {
  const now = deps.now();
  await countAttempt(deps.db, CODES_PER_IP, [caller.ip], now);
  await countAttempt(deps.db, CODES_PER_CHALLENGE, [id], now);
  const challenge = await spendTry(deps.db, id, { purpose, maxTries: CODE_TRIES, now });
  if (!challenge) throw challengeOver();
  return challenge;
}

function isDecoy({ pending, userId }: Challenge): boolean {
  return pending === null && userId === null;
}

/** 410 for a challenge that can no longer be met, whatever the reason. */
export function challengeOver(): HttpProblem {
  return new HttpProblem(410, 'This code no longer works. Request a new one.');
}
