import type { InterviewLeaving } from '../../../../openapi/gen/types.gen.ts';
import type { InvitationInFull } from './invitation.ts';
import { stateOf } from './invitation-state.ts';

/** How a candidate can leave an interview at a moment. A decision counts once it was told. */
export function leavingOf(found: InvitationInFull, at: Date): InterviewLeaving {
  const { application, attempts, terms } = found;
  const state = stateOf(found, at);
  const isWithdrawn = application?.isWithdrawn ?? false;
  return {
    can_decline: state === 'invited' && !attempts.some(({ isBegun }) => isBegun),
    can_undo_decline: state === 'declined' && !isWithdrawn && at < terms.closesAt,
    can_withdraw: application !== null && !isWithdrawn && !application.isTold,
    is_withdrawn: isWithdrawn,
  };
}
