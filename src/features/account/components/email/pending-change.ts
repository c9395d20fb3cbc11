import { useLocation, useNavigate } from 'react-router-dom';
import type { VerificationChallenge } from '../../../../api/gen/types.gen.ts';

/** A new address whose code is still to be entered. */
export interface PendingChange {
  readonly challengeId: string;
  readonly email: string;
  /** From when on another code can be asked for, ISO 8601. */
  readonly resendAfter: string;
}

function pendingChangeIn(state: unknown): PendingChange | null {
  const change = typeof state === 'object' && state !== null ? Reflect.get(state, 'emailChange') : null;
  const texts = [change?.challengeId, change?.email, change?.resendAfter];
  return texts.every((text) => typeof text === 'string') ? change : null;
}

/**
 * The change of address that is under way. It is kept with this entry of the history, so that a reload
 * after a look into the mail finds it again.
 */
export function usePendingChange() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const keep = (emailChange: PendingChange | null) =>
    void navigate({ search }, { replace: true, state: { emailChange } });
  return {
    pending: pendingChangeIn(state),
    begin: (challenge: VerificationChallenge, email: string) =>
      keep({ challengeId: challenge.challenge_id, email, resendAfter: challenge.resend_after }),
    end: () => keep(null),
  };
}
