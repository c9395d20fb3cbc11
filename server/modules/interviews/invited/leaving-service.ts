import type { ActivityKind, LeavingNote } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { changeStatus, holdApplication } from '../../workspaces/application-status-service.ts';
import type { InvitationInFull } from './invitation.ts';
import { changeInvitation, readInvitation } from './invitation-service.ts';
import { leavingOf } from './leaving.ts';
import { cancelDecisionMails, declineAll, setDeclined } from './leaving-repository.ts';

/** @throws HttpProblem 404 for somebody not invited, 409 once an attempt has begun or none can */
export async function declineInvitation(
  deps: Deps,
  actor: Actor,
  interviewId: string,
  { note = '' }: LeavingNote,
): Promise<InvitationInFull> {
  await changeInvitation(deps, actor, interviewId, async (tx, found, at) => {
    if (found.invitation.declinedAt) return;
    if (!leavingOf(found, at).can_decline)
      throw new HttpProblem(409, 'This invitation can’t be declined anymore.');
    await setDeclined(tx, found.invitation.id, at);
    await tell(tx, actor, found, { kind: 'invitation_declined', note, at });
  });
  return readInvitation(deps, actor, interviewId);
}

/** @throws HttpProblem 404 for somebody not invited, 409 after the deadline or the withdrawal of the application */
export async function undoDecline(deps: Deps, actor: Actor, interviewId: string): Promise<InvitationInFull> {
  await changeInvitation(deps, actor, interviewId, async (tx, found, at) => {
    if (!found.invitation.declinedAt) return;
    if (!leavingOf(found, at).can_undo_decline)
      throw new HttpProblem(409, 'This invitation can’t be taken anymore.');
    await setDeclined(tx, found.invitation.id, null);
    await tell(tx, actor, found, { kind: 'decline_undone', note: '', at });
  });
  return readInvitation(deps, actor, interviewId);
}

/**
 * Withdraws the application that an invitation belongs to.
 * @throws HttpProblem 404 for somebody not invited, 409 once a decision was told
 */
export async function withdrawApplication(
  deps: Deps,
  actor: Actor,
  interviewId: string,
  { note = '' }: LeavingNote,
): Promise<InvitationInFull> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const { application } = await readInvitation({ db: tx }, actor, interviewId);
    if (!application) throw noWithdrawal();
    // Held before the invitation, as by those who invite; a decision may have been told until then.
    await holdApplication(tx, application);
    const seen = await readInvitation({ db: tx }, actor, interviewId);
    const { can_withdraw: canWithdraw, is_withdrawn: isWithdrawn } = leavingOf(seen, at);
    if (isWithdrawn) return;
    if (!canWithdraw) throw noWithdrawal();
    await changeStatus(tx, application, ['active', 'rejected', 'hired'], 'withdrawn', at);
    await cancelDecisionMails(tx, application.id);
    await declineAll(tx, application.id, at);
    await tell(tx, actor, seen, { kind: 'application_withdrawn', note, at });
  });
  return readInvitation(deps, actor, interviewId);
}

const noWithdrawal = () => new HttpProblem(409, 'This application can’t be withdrawn anymore.');

interface Told {
  readonly kind: ActivityKind;
  /** Of the candidate; may be empty. */
  readonly note: string;
  readonly at: Date;
}

/** Notes it where who hires looks. */
async function tell(
  tx: Transaction,
  { userId }: Actor,
  { invitation: { companyId }, application, terms }: InvitationInFull,
  { kind, note, at }: Told,
): Promise<void> {
  if (!companyId || !application) return;
  const { workspaceId, id: applicationId } = application;
  const said = note.trim();
  const change = { after: terms.title, ...(said !== '' && { before: said }) };
  await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
    { kind, applicationId, change },
  ]);
}
