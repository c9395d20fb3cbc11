import type {
  Accommodation,
  ActivityKind,
  ChangedInvitations,
  InvitedApplications,
} from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../../platform/problem.ts';
import { countInvitations, requireRoomAgain } from '../../billing/quota-service.ts';
import { refuseInSample } from '../../workspaces/access-service.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { changeStatus } from '../../workspaces/application-status-service.ts';
import type { WorkspaceAction } from '../../workspaces/roles.ts';
import { takesCandidates } from '../../workspaces/roles.ts';
import { freeInvitations, grantAccommodation, revokeInvitations } from '../hiring/hiring-repository.ts';
import {
  type AccommodationMail,
  type InvitationMail,
  interviewMailQueue,
} from '../interview-mail/interview-mail.ts';
import { type InterviewKey, openInterview } from './workspace-interview-service.ts';
import {
  findInvitable,
  insertInvitations,
  isInvitationOf,
  lockIn,
  moveDeadline,
  noteReminder,
  renewEnded,
} from './workspace-invitation-repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_EXTENSION_MS = 90 * 24 * HOUR_MS;

/** An invitation that was changed. */
interface Changed {
  readonly id: string;
  readonly applicationId: string | null;
}

type Opened = Awaited<ReturnType<typeof openInterview>>;

/**
 * Invites active candidates, each with a mail; who was revoked or declined is invited anew, and who withdrew is active again.
 * @throws HttpProblem 403, 404, 409 where nobody can take it any more
 */
export function inviteApplications(
  deps: Deps,
  userId: string,
  key: InterviewKey,
  ids: readonly string[],
): Promise<InvitedApplications> {
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const opened = await openInterview(tx, userId, key, 'workWithCandidates');
    if (opened.found.interview.live)
      throw new HttpProblem(409, 'People hold this interview. Propose times to a candidate.');
    const { found, added, renewed } = await inviteSilently(tx, opened, ids, at);
    const { companyId } = opened.workspace;
    if (renewed.length > 0) await requireRoomAgain(tx, { companyId, at });
    await countInvitations(
      tx,
      added.map(({ id }) => id),
      { companyId, at },
    );
    await mail(deps, tx, added, { reminderDays: null });
    await mail(deps, tx, renewed, { reminderDays: null, sentAgain: at.getTime().toString(36) });
    const invited = [...added, ...renewed];
    const known = new Set(found.map(({ applicationId }) => applicationId));
    return {
      invited: invited.length,
      already: found.length - invited.length,
      left_out: [...new Set(ids)].filter((id) => !known.has(id)),
    };
  });
}

/**
 * Invites active candidates without a mail; who was revoked or declined is invited anew, and who withdrew is active again.
 * @throws HttpProblem 409 where nobody can take it any more
 */
export async function inviteSilently(tx: Transaction, opened: Opened, ids: readonly string[], at: Date) {
  const { workspace, found: frozen } = opened;
  refuseInSample(workspace);
  if (!takesCandidates(workspace.status))
    throw new HttpProblem(409, `Nobody can be invited while this workspace is ${workspace.status}.`);
  if (at >= frozen.terms.closesAt)
    throw new HttpProblem(409, 'This interview has closed. Create another one to invite candidates.');
  const found = await findInvitable(tx, workspace.id, ids);
  const interviewId = frozen.interview.id;
  for (const { applicationId } of found.filter(({ isWithdrawn }) => isWithdrawn))
    await reopen(tx, opened, applicationId, at);
  const rows = found.map(({ isWithdrawn: _, ...one }) => ({
    ...one,
    id: newId(),
    interviewId,
    createdAt: at,
  }));
  const added = rows.length > 0 ? await insertInvitations(tx, rows) : [];
  const renewed = await renewEnded(
    tx,
    interviewId,
    found.map(({ applicationId }) => applicationId),
    at,
  );
  await note(tx, opened, { kind: 'candidate_invited', done: [...added, ...renewed], at });
  return { found, added, renewed };
}

/**
 * Moves the deadline of those that are not begun.
 * @throws HttpProblem 403, 404, 422 for a moment that is over or too far away
 */
export function extendInvitations(
  deps: Deps,
  userId: string,
  key: InterviewKey,
  { ids, until }: { readonly ids: readonly string[]; readonly until: Date },
): Promise<ChangedInvitations> {
  const at = deps.now();
  const message =
    until <= at
      ? 'Choose a time to come.'
      : until.getTime() > at.getTime() + LONGEST_EXTENSION_MS && 'Choose a time within 90 days.';
  return changed(deps, userId, key, ids, async (tx, opened) => {
    if (message) throw invalidFields({ field: 'deadline', message });
    const done = await lockIn(tx, { ...key, ids, at }, ['scheduled', 'sent', 'bounced', 'opened', 'expired']);
    await moveDeadline(
      tx,
      done.map(({ id }) => id),
      until,
    );
    await note(tx, opened, { kind: 'deadline_extended', done, at });
    return done;
  });
}

/** Takes back those that are not begun. */
export function takeBackInvitations(deps: Deps, userId: string, key: InterviewKey, ids: readonly string[]) {
  const at = deps.now();
  return changed(deps, userId, key, ids, async (tx, opened) => {
    const done = await lockIn(tx, { ...key, ids, at }, ['scheduled', 'sent', 'bounced', 'opened', 'expired']);
    await revokeInvitations(
      tx,
      done.map(({ id }) => id),
      at,
    );
    await note(tx, opened, { kind: 'invitation_revoked', done, at });
    return done;
  });
}

/**
 * Takes those that are not begun from the accounts they are bound to, and has new links sent: the ones before them
 * lead nowhere any more.
 * @throws HttpProblem 403 for anybody but a lead, 404
 */
export function releaseInvitations(deps: Deps, userId: string, key: InterviewKey, ids: readonly string[]) {
  const at = deps.now();
  return changed(
    deps,
    userId,
    key,
    ids,
    async (tx, opened) => {
      const held = await lockIn(tx, { ...key, ids, at }, [
        'scheduled',
        'sent',
        'bounced',
        'opened',
        'expired',
      ]);
      const done = await freeInvitations(
        tx,
        held.map(({ id }) => id),
        at,
      );
      const sentAgain = at.getTime().toString(36);
      for (const { id: invitationId } of done)
        await deps.jobs.send<InvitationMail>(tx, interviewMailQueue, {
          invitationId,
          reminderDays: null,
          sentAgain,
        });
      await note(tx, opened, { kind: 'invitation_released', done, at });
      return done;
    },
    'edit',
  );
}

/** Has a reminder sent to those that can still begin, at most once an hour. */
export function remindInvitations(deps: Deps, userId: string, key: InterviewKey, ids: readonly string[]) {
  const at = deps.now();
  return changed(deps, userId, key, ids, async (tx, opened) => {
    const due = await lockIn(tx, { ...key, ids, at }, ['sent', 'opened']);
    const since = new Date(at.getTime() - HOUR_MS);
    const done = await noteReminder(
      tx,
      due.map(({ id }) => id),
      since,
      at,
    );
    await mail(deps, tx, done, { reminderDays: 0, sentAgain: at.getTime().toString(36) });
    await note(tx, opened, { kind: 'reminder_sent', done, at });
    return done;
  });
}

/**
 * Decides on an accommodation, and has whoever asked told; it holds from now on, in an attempt under way too.
 * @throws HttpProblem 403, 404
 */
export function decideAccommodation(
  deps: Deps,
  userId: string,
  key: InterviewKey,
  { id, granted }: { readonly id: string; readonly granted: Accommodation },
): Promise<ChangedInvitations> {
  return changed(deps, userId, key, [id], async (tx) => {
    if (!(await isInvitationOf(tx, key.interviewId, id)))
      throw new HttpProblem(404, 'There is no such invitation here.');
    const at = deps.now();
    await grantAccommodation(tx, id, granted, at);
    await deps.jobs.send<AccommodationMail>(tx, interviewMailQueue, {
      invitationId: id,
      decidedAt: at.toISOString(),
    });
    return [{ id, applicationId: null }];
  });
}

/** Does something with invitations of an interview, and tells with which it could not be done. */
function changed(
  deps: Deps,
  userId: string,
  key: InterviewKey,
  ids: readonly string[],
  change: (tx: Transaction, opened: Opened) => Promise<readonly Changed[]>,
  action: WorkspaceAction = 'workWithCandidates',
): Promise<ChangedInvitations> {
  return deps.db.transaction(async (tx) => {
    const opened = await openInterview(tx, userId, key, action);
    const done = new Set((await change(tx, opened)).map(({ id }) => id));
    return { changed: [...done], missed: [...new Set(ids)].filter((id) => !done.has(id)) };
  });
}

/** Who withdrew comes back by an invitation alone. */
async function reopen(tx: Transaction, { userId, workspace }: Opened, applicationId: string, at: Date) {
  const { companyId, id: workspaceId } = workspace;
  await changeStatus(tx, { id: applicationId, workspaceId }, ['withdrawn'], 'active', at);
  await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
    { kind: 'application_reopened', applicationId },
  ]);
}

async function mail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  to: readonly Changed[],
  kind: Omit<InvitationMail, 'invitationId'>,
): Promise<void> {
  for (const { id } of to)
    await jobs.send<InvitationMail>(tx, interviewMailQueue, { invitationId: id, ...kind });
}

interface Noted {
  readonly kind: ActivityKind;
  readonly done: readonly Changed[];
  readonly at: Date;
}

async function note(tx: Transaction, { userId, workspace, found }: Opened, { kind, done, at }: Noted) {
  const { companyId, id: workspaceId } = workspace;
  await recordActivities(
    tx,
    { companyId, workspaceId, actorId: userId, at },
    done.map(({ applicationId }) => ({
      kind,
      change: { after: found.terms.title },
      ...(applicationId && { applicationId }),
    })),
  );
}
