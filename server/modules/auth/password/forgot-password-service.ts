import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type AskingLimits, askForCode, takeAddress } from '../codes/asked-code-service.ts';
import { RESEND_SECONDS } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';

const FORGOT: AskingLimits = {
  pause: { name: 'forgot-pause', max: 1, seconds: RESEND_SECONDS },
  perPair: { name: 'forgot-pair', max: 8, seconds: 3600 },
  perIp: { name: 'forgot-ip', max: 120, seconds: 3600 },
};

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
  const email = await takeAddress(deps, FORGOT, address, caller);
  return deps.db.transaction(async (tx) => {
    const event = { type: 'password_reset_requested', userId: null, caller, at: deps.now() } as const;
    const eventId = await recordEvent(tx, event);
    const asked = { purpose: 'password-reset', email, seriesId: newId(), pending: null } as const;
    return askForCode(deps, tx, asked, eventId);
  });
}
