import type { VerificationChallenge } from '../../../gen/types/types.gen.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, isWithin, type Limit } from '../../../platform/security/rate-limit.ts';
import { findAccountByEmail } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Issue, issueChallenge } from '../challenge-service.ts';
import { normaliseEmail } from '../email.ts';
import { recordEvent } from '../event-repository.ts';
import { RESEND_SECONDS } from '../verification-code.ts';

const PAUSE: Limit = { name: 'forgot-pause', max: 1, seconds: RESEND_SECONDS };
const PER_PAIR: Limit = { name: 'forgot-pair', max: 8, seconds: 3600 };
const PER_IP: Limit = { name: 'forgot-ip', max: 120, seconds: 3600 };
/** However many places ask: with five tries for each code, nobody guesses one of an account. */
const CODES_PER_ADDRESS: Limit = { name: 'forgot-address', max: 20, seconds: 86_400 };

/**
 * Mails a code for a new password. Answer and work are the same for every address. Codes sent before
 * stay good: whoever asks for one in somebody else's name must not end the one on its way.
 * @throws HttpProblem 429
 */
export async function forgotPassword(
  deps: AuthDeps,
  address: string,
  caller: Caller,
): Promise<VerificationChallenge> {
  const now = deps.now();
  const email = normaliseEmail(address);
  await countAttempt(deps.db, PER_IP, [caller.ip], now);
  await countAttempt(deps.db, PAUSE, [caller.ip, email], now);
  await countAttempt(deps.db, PER_PAIR, [caller.ip, email], now);

  return deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const mayGuess = await isWithin(tx, CODES_PER_ADDRESS, [email], now);
    const userId = account?.isVerified && mayGuess ? account.id : null;
    const kind: Issue['kind'] = userId
      ? 'password-reset'
      : account?.isVerified === false
        ? 'register-again'
        : 'none';
    const event = { type: 'password_reset_requested', userId: account?.id ?? null } as const;
    await recordEvent(tx, { ...event, caller, at: now });
    const asked = { purpose: 'password-reset', email, seriesId: newId(), pending: null } as const;
    return issueChallenge(deps, tx, { ...asked, userId, kind });
  });
}
