import type {
  SecondFactorChallenge,
  SecondFactorMethod,
  VerificationChallenge,
} from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Challenge, findChallenge, insertChallenge } from '../codes/challenge-repository.ts';
import { challengeOver, mailCode, presentChallenge } from '../codes/challenge-service.ts';
import { CODE_SECONDS, CODE_TRIES, RESEND_SECONDS } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import type { FirstFactor } from '../first-factor.ts';
import { countCodesLeft } from './recovery-code-repository.ts';
import { findFactor, type TotpFactor } from './totp-repository.ts';
import { isTrusted } from './trusted-device-repository.ts';

const SEND_PER_IP: Limit = { name: 'otp-send-ip', max: 120, seconds: 3600 };
const SEND_PAUSE: Limit = { name: 'otp-send-pause', max: 1, seconds: RESEND_SECONDS };
const SEND_PER_PAIR: Limit = { name: 'otp-send-pair', max: 8, seconds: 3600 };

/**
 * A challenge for the second factor of somebody whose first one is right; null where none is needed:
 * it is off, the browser is trusted, or a passkey proved both at once.
 */
export async function askForSecondFactor(
  deps: Pick<AuthDeps, 'now'>,
  tx: Transaction,
  { account, method: signInMethod, newIdentity }: FirstFactor,
  { caller, deviceToken }: { readonly caller: Caller; readonly deviceToken: string | undefined },
): Promise<SecondFactorChallenge | null> {
  const now = deps.now();
  const factor = signInMethod === 'passkey' ? undefined : await findFactor(tx, account.id);
  if (!factor) return null;
  if (deviceToken && (await isTrusted(tx, deviceToken, account.id, now))) return null;

  const { id: userId, email } = account;
  const [id, seriesId, purpose] = [newId(), newId(), 'second-factor'] as const;
  const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000);
  const pending = { signInMethod, newIdentity };
  await insertChallenge(tx, { id, seriesId, purpose, userId, email, pending, createdAt: now, expiresAt });
  await recordEvent(tx, { type: 'second_factor_requested', userId, caller, at: now });
  const methods = methodsOf(factor, await countCodesLeft(tx, userId));
  return { challenge_id: id, expires_at: expiresAt.toISOString(), methods };
}

function methodsOf({ emailCodes }: TotpFactor, recoveryCodesLeft: number): SecondFactorMethod[] {
  const methods: SecondFactorMethod[] = ['totp'];
  if (recoveryCodesLeft > 0) methods.push('recovery_code');
  if (emailCodes) methods.push('email');
  return methods;
}

/**
 * Mails the code of a sign-in, the same each time.
 * @throws HttpProblem 409 where the account allows no codes by email, 410, 429
 */
export async function sendOtp(
  deps: AuthDeps,
  challengeId: string,
  caller: Caller,
): Promise<VerificationChallenge> {
  const now = deps.now();
  await countAttempt(deps.db, SEND_PER_IP, [caller.ip], now);
  const challenge = await findChallenge(deps.db, challengeId);
  if (!challenge?.userId || !canBeMet(challenge, now)) throw challengeOver();
  const factor = await findFactor(deps.db, challenge.userId);
  if (!factor?.emailCodes) {
    throw new HttpProblem(409, 'This account doesn’t take codes by email. Use your authenticator app.');
  }
  await countAttempt(deps.db, SEND_PAUSE, [challengeId], now);
  await countAttempt(deps.db, SEND_PER_PAIR, [caller.ip, challenge.userId], now);
  await deps.db.transaction((tx) =>
    mailCode(deps, tx, { challengeId, kind: 'second-factor', mailId: newId() }, challenge.email),
  );
  return presentChallenge(challengeId, challenge.expiresAt, now);
}

function canBeMet({ purpose, endedAt, expiresAt, triesUsed }: Challenge, now: Date): boolean {
  return purpose === 'second-factor' && endedAt === null && expiresAt > now && triesUsed < CODE_TRIES;
}
