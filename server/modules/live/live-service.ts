import type { LiveRole, LiveTimesRequest } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { type InstallationChoices, requireOn } from '../../platform/installation-choices.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { requireStorage } from '../billing/quota-service.ts';
import { type InterviewKey, openInterview } from '../interviews/designed/workspace-interview-service.ts';
import { inviteSilently } from '../interviews/designed/workspace-invitation-service.ts';
import { LIVE_MAIL_QUEUE, type LiveMail } from '../interviews/interview-mail/live-mail.ts';
import { changeInvitation, readInvitation } from '../interviews/invited/invitation-service.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { isAllowed } from '../workspaces/roles.ts';
import { freeTimes } from './free-times-rules.ts';
import { factsOf } from './live-presenter.ts';
import {
  changeLive,
  findBusy,
  findBusyTimes,
  findLive,
  findLiveOf,
  findWorkingTimes,
  holdPeople,
  type LiveRow,
  saveTimes,
} from './live-repository.ts';
import { liveStatus, roleIn } from './room-access.ts';

const MINUTE_MS = 60_000;

/** A live interview, and what somebody is in it. */
export interface OpenedLive {
  readonly row: LiveRow;
  readonly role: LiveRole;
}

const noLive = () => new HttpProblem(404, 'We can’t find this interview.');

/**
 * A live interview for one of its people, or for who sees the workspace's candidates.
 * @throws HttpProblem 404
 */
export async function openLive(db: Database | Transaction, actor: Actor, id: string): Promise<OpenedLive> {
  const row = await findLive(db, id);
  if (!row) throw noLive();
  if (actor.role === 'candidate') {
    const { invitation } = await readInvitation({ db: db as Database }, actor, row.live.interviewId);
    if (invitation.id !== row.invitation.id) throw noLive();
    return { row, role: 'candidate' };
  }
  const { role } = await openWorkspace(db, actor.userId, row.workspace._id, 'read').catch(() => {
    throw noLive();
  });
  const part = roleIn(row, actor.userId);
  if (part === 'organizer' && !isAllowed(role, 'seeCandidates')) throw noLive();
  return { row, role: part };
}

/**
 * Proposes times to a candidate, who is invited if they were not.
 * @throws HttpProblem 403, 404, 409, 422 for times that cannot be
 */
export function proposeTimes(
  deps: Deps & { readonly choices: InstallationChoices },
  userId: string,
  key: InterviewKey,
  { application_id, times, minutes }: LiveTimesRequest,
): Promise<string> {
  requireOn(deps.choices, 'live');
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const opened = await openInterview(tx, userId, key, 'workWithCandidates');
    const { interview, reviewers, terms } = opened.found;
    if (!interview.live) throw new HttpProblem(409, 'Nobody holds this interview: an engine asks.');
    const { companyId } = opened.workspace;
    const holders = reviewers.map(({ _id }) => _id);
    if (holders.length === 0)
      throw new HttpProblem(409, 'Nobody who was to hold this interview is in the workspace any more.');
    const { found, added } = await inviteSilently(tx, opened, [application_id], at);
    if (!found[0]) throw new HttpProblem(404, 'There is no such active candidate here.');
    // Whoever is invited already still agrees on another time.
    if (added.length > 0) await requireStorage(tx, { companyId, at });
    const invitationId = await heldInvitation(tx, key.interviewId, application_id);
    const sorted = [...new Set(times.map((time) => new Date(time).toISOString()))].sort();
    await holdPeople(tx, holders);
    const before = await findLiveOf(tx, invitationId);
    for (const time of sorted) {
      const from = new Date(time);
      const to = new Date(from.getTime() + minutes * MINUTE_MS);
      const problem = (message: string) => invalidFields({ field: 'times', message });
      if (from <= at) throw problem('Choose times to come.');
      if (to > terms.closesAt) throw problem('Choose times before the interview closes.');
      const busy = await findBusy(tx, { userIds: holders, except: before?.live.id ?? null, from, to });
      if (busy[0]) throw problem(`${busy[0]} holds another interview then.`);
    }
    const id = await saveTimes(
      tx,
      {
        id: newId(),
        companyId,
        interviewId: key.interviewId,
        invitationId,
        minutes,
        times: sorted,
        proposedBy: userId,
        createdAt: at,
      },
      holders,
    );
    if (!id) throw new HttpProblem(409, 'This interview was held already.');
    await deps.jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, { liveId: id, kind: 'times', to: 'candidate' });
    return id;
  });
}

/**
 * When all who hold a live interview are free.
 * @throws HttpProblem 403, 404
 */
export async function listFreeTimes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  key: InterviewKey,
  minutes: number,
): Promise<Date[]> {
  const at = now();
  const { found, workspace } = await openInterview(db, userId, key, 'workWithCandidates');
  const holders = found.reviewers.map(({ _id }) => _id);
  if (!found.interview.live || holders.length === 0) return [];
  const working = await findWorkingTimes(db, workspace.companyId, holders);
  const busy = await findBusyTimes(db, holders, at);
  return freeTimes({ at, until: found.terms.closesAt, minutes, busy, ...working });
}

async function heldInvitation(tx: Transaction, interviewId: string, applicationId: string): Promise<string> {
  const found = await tx.query.invitations.findFirst({
    columns: { id: true },
    where: (row, { and, eq }) => and(eq(row.interviewId, interviewId), eq(row.applicationId, applicationId)),
  });
  if (!found) throw new Error('A candidate was invited and is not.');
  return found.id;
}

/**
 * Takes one of the times for the candidate, and tells everybody.
 * @throws HttpProblem 404, 409 where it cannot be taken any more, 422 for one that was not proposed
 */
export function chooseTime(deps: Deps, actor: Actor, id: string, startsAt: Date): Promise<void> {
  return asCandidate(deps, actor, id, async (tx, row, at) => {
    const { live, holders } = row;
    if (live.startsAt?.getTime() === startsAt.getTime()) return;
    const isProposed = live.times.some((time) => Date.parse(time) === startsAt.getTime());
    const wrong = (message: string) => invalidFields({ field: 'starts_at', message });
    if (!isProposed) throw wrong('Choose one of the times.');
    if (startsAt <= at) throw wrong('This time has passed. Choose another one.');
    const endsAt = new Date(startsAt.getTime() + live.minutes * MINUTE_MS);
    const userIds = holders.map((one) => one.id);
    await holdPeople(tx, userIds);
    const busy = await findBusy(tx, { userIds, except: live.id, from: startsAt, to: endsAt });
    if (busy.length > 0) throw new HttpProblem(409, 'This time was taken meanwhile. Choose another one.');
    const isSoon = (minutes: number) => startsAt.getTime() - at.getTime() <= minutes * MINUTE_MS;
    const remindedMinutes = isSoon(60) ? 60 : isSoon(24 * 60) ? 24 * 60 : null;
    await changeLive(tx, live.id, {
      status: 'scheduled',
      startsAt,
      toldStartsAt: startsAt,
      endsAt,
      note: null,
      remindedMinutes,
    });
    for (const to of ['candidate', ...userIds])
      await deps.jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, { liveId: live.id, kind: 'scheduled', to });
  });
}

/**
 * Asks who proposed the times for others; one that was agreed on is free again.
 * @throws HttpProblem 404, 409 once it has begun
 */
export function askForTimes(deps: Deps, actor: Actor, id: string, note: string): Promise<void> {
  return asCandidate(deps, actor, id, async (tx, { live }) => {
    await changeLive(tx, live.id, { status: 'asked', startsAt: null, endsAt: null, note: note.trim() });
    if (live.proposedBy)
      await deps.jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, {
        liveId: live.id,
        kind: 'asked',
        to: live.proposedBy,
      });
  });
}

/** Changes a live interview under the lock of its invitation, which is bound to its candidate from then on. */
async function asCandidate(
  deps: Deps,
  actor: Actor,
  id: string,
  change: (tx: Transaction, row: LiveRow, at: Date) => Promise<void>,
): Promise<void> {
  const { row } = await openLive(deps.db, actor, id);
  await changeInvitation(deps, actor, row.live.interviewId, async (tx, found, at) => {
    const held = await findLiveOf(tx, found.invitation.id);
    if (!held) throw noLive();
    const status = liveStatus(factsOf(held), at);
    const hasBegun = held.live.startsAt !== null && held.live.startsAt <= at;
    if (hasBegun || !['proposed', 'asked', 'scheduled'].includes(status))
      throw new HttpProblem(409, 'The time of this interview can’t be changed anymore.');
    await change(tx, held, at);
  });
}
