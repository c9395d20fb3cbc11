import type { LiveRoom, NewLiveEvent } from '../../../openapi/gen/types.gen.ts';
import type { Speech } from '../../platform/ai/speech.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { frozenQuestion } from '../interviews/designed/frozen-question.ts';
import { closeRoom } from './closing-service.ts';
import { factsOf, presentEvent, presentLive } from './live-presenter.ts';
import { changeLive, findLive } from './live-repository.ts';
import { type OpenedLive, openLive } from './live-service.ts';
import { dropPresence, findPresence } from './presence-repository.ts';
import { presentAt, presentOne } from './presence-service.ts';
import { roomAccess } from './room-access.ts';
import {
  didTooMuch,
  findEvents,
  insertEvent,
  lockLive,
  questionsOf,
  setLead,
  setWaiting,
} from './room-repository.ts';

interface RoomDeps extends Deps {
  readonly speech: Speech;
}

const SECONDS_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** What the lead adds at once, and how much in all. */
const MORE_MS = 15 * MINUTE_MS;
const MOST_MORE_MS = 60 * MINUTE_MS;

const notOpen = () => new HttpProblem(403, 'This interview is not open now.');

/** @throws HttpProblem 403 unless one may enter at a moment (D21) */
export function requireOpen({ row, role }: OpenedLive, at: Date): void {
  if (roomAccess(factsOf(row), role, at) !== 'open') throw notOpen();
}

/**
 * What happened in a room since a position.
 * @throws HttpProblem 403 for who may not enter, 404
 */
export async function readRoom(deps: RoomDeps, actor: Actor, id: string, after: number): Promise<LiveRoom> {
  const at = deps.now();
  const opened = await openLive(deps.db, actor, id);
  const { row, role } = opened;
  const access = roomAccess(factsOf(row), role, at);
  if (access !== 'open' && access !== 'over') throw notOpen();
  const events = await findEvents(
    deps.db,
    id,
    { userId: actor.userId, isCandidate: role === 'candidate' },
    after,
  );
  return {
    live: presentLive(row, role, at),
    my_id: actor.userId,
    present: presentAt(await findPresence(deps.db, [id]), at).map(presentOne),
    guide: role === 'candidate' ? null : await guideOf(deps, row.live.interviewId),
    events: events.map(presentEvent),
    position: events.at(-1)?.position ?? after,
    offers_captions: deps.speech.transcriber !== null,
  };
}

async function guideOf({ db }: Pick<Deps, 'db'>, interviewId: string) {
  const questions = await questionsOf(db, interviewId);
  return questions.map(frozenQuestion).map(({ number, prompt, suggested_seconds, anchors }) => ({
    number,
    prompt,
    minutes: Math.ceil(suggested_seconds / SECONDS_A_MINUTE),
    anchors,
  }));
}

/**
 * Stores what somebody says or does in a room; the same id twice is one.
 * @throws HttpProblem 403 for who may not, 404, 422, 429 for too much at once
 */
export async function postToRoom(
  deps: Deps,
  actor: Actor,
  { liveId, eventId }: { readonly liveId: string; readonly eventId: string },
  posted: NewLiveEvent,
): Promise<void> {
  const at = deps.now();
  const opened = await openLive(deps.db, actor, liveId);
  requireOpen(opened, at);
  requirePart(opened, posted);
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    if (await didTooMuch(tx, liveId, userId, at))
      throw new HttpProblem(429, 'Too much at once. Wait a few seconds.', {
        headers: { 'Retry-After': '10' },
      });
    if (posted.kind === 'handed_over') await requireLead(tx, liveId, { userId, next: posted.person_id, at });
    const event = await completed(tx, opened, posted, userId);
    const isNew = await insertEvent(tx, { ...event, id: eventId, liveId, userId, kind: posted.kind, at });
    if (posted.kind === 'left') await dropPresence(tx, liveId, userId);
    if (isNew && (posted.kind === 'waiting' || posted.kind === 'admitted'))
      await setWaiting(tx, liveId, {
        candidateId: opened.row.accountId,
        isWaiting: posted.kind === 'waiting',
      });
    if (isNew && posted.kind === 'extended') await extend(tx, liveId);
    if (isNew && posted.kind === 'handed_over') await setLead(tx, liveId, posted.person_id ?? '');
  });
  if (posted.kind === 'ended') await closeRoom(deps, liveId);
}

/** Also of a candidate who waits. */
const SAID_IN_LOBBY: readonly NewLiveEvent['kind'][] = [
  'left',
  'agreed',
  'disagreed',
  'captions_agreed',
  'captions_disagreed',
];

function requirePart({ row, role }: OpenedLive, { kind }: NewLiveEvent): void {
  const isHolding = role === 'lead' || role === 'interviewer';
  if (['question', 'note', 'mark', 'waiting', 'admitted'].includes(kind) && !isHolding)
    throw new HttpProblem(403, 'Only interviewers can do this.');
  if (role === 'candidate' && row.live.candidateWaits && !SAID_IN_LOBBY.includes(kind))
    throw new HttpProblem(403, 'Wait until the interviewers let you in.');
  if (role === 'lead') return;
  if (kind === 'extended' || kind === 'ended' || (kind === 'handed_over' && !isHolding))
    throw new HttpProblem(403, 'Only the lead can do this.');
}

/** The lead hands it over; while they are not in the room, another interviewer takes it. */
async function requireLead(
  tx: Transaction,
  liveId: string,
  { userId, next, at }: { readonly userId: string; readonly next: string | undefined; readonly at: Date },
): Promise<void> {
  await lockLive(tx, liveId);
  const leadId = (await findLive(tx, liveId))?.holders.find(({ isLead }) => isLead)?.id;
  if (leadId === userId) return;
  if (next !== userId) throw new HttpProblem(403, 'Only the lead can do this.');
  const present = presentAt(await findPresence(tx, [liveId]), at);
  if (present.some((one) => one.userId === leadId && one.place === 'room'))
    throw new HttpProblem(409, 'The lead is in the room.');
}

/** By a quarter of an hour, at most an hour in all. */
async function extend(tx: Transaction, liveId: string): Promise<void> {
  const row = await findLive(tx, liveId);
  const { startsAt, endsAt, minutes } = row?.live ?? {};
  if (!startsAt || !endsAt || !minutes) return;
  const later = new Date(endsAt.getTime() + MORE_MS);
  if (later.getTime() - startsAt.getTime() > minutes * MINUTE_MS + MOST_MORE_MS)
    throw new HttpProblem(409, 'The interview can’t be made longer.');
  await changeLive(tx, liveId, { endsAt: later });
}

async function completed(tx: Transaction, { row }: OpenedLive, posted: NewLiveEvent, userId: string) {
  const { kind, text = '', question_number: number, rating = null } = posted;
  if (kind === 'question') {
    const questions = await questionsOf(tx, row.live.interviewId);
    const question = questions[(number ?? 0) - 1];
    if (!question)
      throw invalidFields({ field: 'question_number', message: 'The guide has no such question.' });
    return { text: question.prompt, questionNumber: number ?? null, rating: null };
  }
  if (kind === 'handed_over') {
    const next = row.holders.find(({ id, isLead }) => id === posted.person_id && !isLead);
    if (!next) throw invalidFields({ field: 'person_id', message: 'Choose another interviewer.' });
    return { text: next.id === userId ? '' : next.fullName, questionNumber: null, rating: null };
  }
  const said = text.trim();
  if (['chat', 'note', 'run'].includes(kind) && said === '') throw invalidFields(missing('text'));
  if (kind === 'mark' && said === '' && rating === null) throw invalidFields(missing('text'));
  return { text: said, questionNumber: null, rating: kind === 'mark' ? rating : null };
}
