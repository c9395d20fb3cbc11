import { createHash } from 'node:crypto';
import type { LiveRecording, OwnLiveRecordings } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { isSoundHidden } from '../scorecards/hidden-names-service.ts';
import { isKept } from '../speech/access-service.ts';
import { containers, isContainer } from '../speech/container.ts';
import { fileOf, type RecordedSound } from '../speech/recording.ts';
import { refused } from '../speech/refusal.ts';
import { liveRecording } from '../speech/review-recording-service.ts';
import { openLive } from './live-service.ts';
import { AWAY_MS } from './presence-service.ts';
import {
  addPart,
  doAllAgree,
  findRecordingsOf,
  holdRecording,
  type RecordingRow,
  sizeOfTheirs,
} from './recording-repository.ts';
import { lockLive } from './room-repository.ts';
import { requireOpen } from './room-service.ts';

const MOST_PART_BYTES = 256 * 1024;

/** Of one person in one room: four hours of speech, begun anew whenever the microphone is. */
const MOST = { count: 200, bytes: 100 * 1024 * 1024 };

interface RecordingDeps extends Deps {
  readonly files: FileStore;
}

interface Part {
  readonly liveId: string;
  readonly recordingId: string;
  readonly number: number;
  /** How long it had been recorded when this part ended: clocks of browsers may be wrong. */
  readonly seconds: number;
  readonly bytes: Buffer;
}

/**
 * Stores the next part of what somebody's microphone heard: first its file, then its row.
 * @throws HttpProblem 403, 404, 409 unless everybody agrees and it is the next one, 413, 415
 */
export async function putLivePart(deps: RecordingDeps, actor: Actor, sent: Part): Promise<number> {
  const at = deps.now();
  const opened = await openLive(deps.db, actor, sent.liveId);
  requireOpen(opened, at);
  if (opened.row.settings?.recording !== true) throw new HttpProblem(409, 'This interview is not recorded.');
  const { bytes, number, liveId } = sent;
  if (bytes.length > MOST_PART_BYTES) throw new HttpProblem(413, 'Send smaller parts.');
  const { userId } = actor;
  const id = idOf(userId, sent);
  const part = {
    number,
    bytes: bytes.length,
    digest: createHash('sha256').update(bytes).digest('base64url'),
  };
  const container = containers.find((one) => isContainer(one, bytes));
  if (bytes.length === 0 || (number === 1 && !container))
    throw new HttpProblem(415, 'This is no recording of a browser.');
  const isNext = (tx: Transaction) =>
    requireNext(tx, { id, userId, liveId, at, seconds: sent.seconds }, part);
  // Asked before anything is written, and again under the lock.
  if (!(await deps.db.transaction(isNext))) return number;
  await deps.files.write(fileOf(id, part), bytes);
  await deps.db.transaction(async (tx) => {
    if (!(await isNext(tx))) return;
    const { recording } = await holdRecording(tx, id);
    const begun = { begunAt: addSeconds(at, -sent.seconds), contentType: container ?? '' };
    const whole = recording ?? { id, liveId, userId, sessionId: null, ...begun };
    await addPart(tx, { ...whole, seconds: sent.seconds }, { recordingId: id, ...part });
  });
  return number;
}

/** One's own, whatever a page calls it. */
const idOf = (userId: string, { liveId, recordingId }: Part) =>
  `live-${createHash('sha256').update(`${liveId}/${userId}/${recordingId}`).digest('base64url')}`;

interface Asking {
  readonly id: string;
  readonly userId: string;
  readonly liveId: string;
  readonly at: Date;
  readonly seconds: number;
}

const addSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

/** False for one that arrived already. */
async function requireNext(
  tx: Transaction,
  { id, userId, liveId, at, seconds }: Asking,
  part: { readonly number: number; readonly digest: string; readonly bytes: number },
): Promise<boolean> {
  // Nobody ends it, and nobody takes back what they agreed to, until the part is stored.
  if ((await lockLive(tx, liveId)).status !== 'scheduled')
    throw new HttpProblem(409, 'This interview is over.');
  const { recording, parts } = await holdRecording(tx, id);
  const since = new Date(at.getTime() - AWAY_MS);
  const from = recording ? addSeconds(recording.begunAt, recording.seconds) : addSeconds(at, -seconds);
  if (!(await doAllAgree(tx, liveId, { to: 'recording', userId, since, from })))
    throw new HttpProblem(409, 'Not everybody agrees to being recorded.');
  if (parts.some(({ number, digest }) => number === part.number && digest === part.digest)) return false;
  if (part.number !== parts.length + 1) throw new HttpProblem(409, 'This is not the next part.');
  const { count, bytes } = await sizeOfTheirs(tx, liveId, userId);
  if (bytes + part.bytes > MOST.bytes || (part.number === 1 && count >= MOST.count))
    throw new HttpProblem(413, 'This is more than is recorded of one person.');
  return true;
}

/**
 * What was recorded of the candidate, for themselves: once it was held, and as long as it is kept.
 * @throws HttpProblem 404
 */
export async function ownRecordings(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  liveId: string,
): Promise<OwnLiveRecordings & { readonly sessionId: string | null }> {
  const { live } = (await openLive(deps.db, actor, liveId)).row;
  const { sessionId } = live;
  const isThere = sessionId !== null && isKept(await storedSession(deps.db, null, sessionId), deps.now());
  const found = isThere ? await findRecordingsOf(deps.db, sessionId) : [];
  return {
    sessionId,
    begun_at: (live.startsAt ?? live.createdAt).toISOString(),
    items: found.filter(({ userId }) => userId === actor.userId).map(presentRecording),
  };
}

/** @throws HttpProblem 404 also for what another one said */
export async function ownRecording(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { liveId, recordingId }: Pick<Part, 'liveId' | 'recordingId'>,
): Promise<RecordedSound> {
  const { sessionId, items } = await ownRecordings(deps, actor, liveId);
  if (sessionId === null || !items.some(({ _id }) => _id === recordingId)) throw refused('missing');
  return liveRecording(deps, { sessionId, recordingId });
}

/** What was recorded in an interview, for who rates it; nothing while they read without names or once it is not kept. */
export async function recordingsInTimeline(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
): Promise<LiveRecording[]> {
  const isHidden = await isSoundHidden(deps.db, userId, sessionId);
  const state = await storedSession(deps.db, null, sessionId);
  if (isHidden || !isKept(state, deps.now())) return [];
  return (await findRecordingsOf(deps.db, sessionId)).map(presentRecording);
}

const presentRecording = ({ id, userId, begunAt, seconds }: RecordingRow): LiveRecording => ({
  _id: id,
  person_id: userId,
  begun_at: begunAt.toISOString(),
  seconds,
});
