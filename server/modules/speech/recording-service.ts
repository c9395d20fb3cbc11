import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { requireActiveClient } from '../interviews/client/active-client-service.ts';
import { readSession, requireTurn } from '../interviews/session-service.ts';
import { lockedSession } from '../interviews/stored-session-service.ts';
import { readRecording, requireOffer } from './access-service.ts';
import { containerOf } from './container.ts';
import { bytesPerDay, limits } from './limits.ts';
import {
  beginObstacle,
  completeness,
  fileOf,
  folderOf,
  type NewPart,
  newRecording,
  placeOf,
  type RecordingRow,
  type StoredRecording,
  turnObstacle,
} from './recording.ts';
import { type Refusal, refused } from './refusal.ts';
import {
  bytesSince,
  deleteRecording,
  findRecording,
  insertPart,
  insertRecording,
  listRecordings,
  lockRecording,
  saveRecording,
} from './repository.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { requestTranscription } from './transcription-queue.ts';

/** A person begins few; each takes room until it is finished or its question is closed. */
const beginLimit: Limit = { name: 'recordings', max: 120, seconds: 3600 };
const againLimit: Limit = { name: 'transcribe-again', max: 10, seconds: 600 };

const dayMs = 24 * 60 * 60 * 1000;

/** One recording of one session. */
export interface RecordingAddress {
  readonly sessionId: string;
  readonly recordingId: string;
}

interface Begin extends RecordingAddress {
  readonly turnId: string;
  /** From which it is begun; null where none is named. */
  readonly client: string | null;
  /** As the recorder names it. */
  readonly contentType: string;
}

/**
 * Begins a recording of the open turn, or finds the one of this id.
 * @throws HttpProblem 404, 409 with a sentence, 422 for a container that is not taken, 429
 */
export async function beginRecording(
  deps: SpeechDeps,
  actor: Actor,
  { sessionId, recordingId, turnId, client, contentType }: Begin,
): Promise<StoredRecording> {
  const state = await readSession(deps, actor, sessionId);
  await requireOffer(deps, actor, state, false);
  const turn = requireTurn(state, turnId);
  const container = containerOf(contentType);
  if (!container) throw refused('unknown_container');
  await countAttempt(deps.db, beginLimit, [actor.userId], deps.now());
  return deps.db.transaction(async (tx) => {
    const now = await lockedSession(tx, actor, sessionId);
    const recordingAttempts = await listRecordings(tx, sessionId);
    const known = recordingAttempts.find(({ recording }) => recording.id === recordingId);
    if (known) return known;
    const ofSession = recordingAttempts.map(({ recording }) => recording);
    requireActiveClient(now.session, client);
    refuseIf(beginObstacle(now, turn, ofSession));
    await requireRoom(tx, actor, deps.now());
    const ofTurn = ofSession.filter((recordingAttempt) => recordingAttempt.turnId === turnId);
    const recordingAttempt = Math.max(0, ...ofTurn.map((earlier) => earlier.recordingAttempt)) + 1;
    const recording = newRecording(
      { id: recordingId, sessionId, turnId, recordingAttempt },
      container,
      deps.now(),
    );
    await insertRecording(tx, recording);
    return { recording, parts: [] };
  });
}

/**
 * Stores the next part: first its file, then its row, so that no row is ever without its file.
 * @throws HttpProblem 404, 409, 413, 415, 422 with a sentence; then nothing is stored
 */
export async function putPart(
  deps: SpeechDeps,
  actor: Actor,
  { number, bytes, ...address }: RecordingAddress & Pick<NewPart, 'number' | 'bytes'>,
): Promise<StoredRecording> {
  const { state, found } = await readRecording(deps, actor, address);
  const part = { number, bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
  const client = placeOf(found, part);
  if (client === 'known') return found;
  refuseIf(turnObstacle(state, found.recording.turnId));
  if (client !== 'next') throw refused(client);
  await requireOffer(deps, actor, state);
  const { recordingId } = address;
  await deps.files.write(fileOf(recordingId, part), bytes);
  return changeRecording(deps, address, async (tx, now) => {
    const placeNow = placeOf(now, part);
    if (placeNow === 'known') return;
    if (placeNow !== 'next') throw refused(placeNow);
    await insertPart(tx, { recordingId, number, digest: part.digest, bytes: bytes.length });
  }).catch(async (error: unknown) => {
    // After any other failure nobody knows whether the row was stored: then the file stays.
    if (error instanceof HttpProblem) {
      const isGone = error.status === 404;
      await deps.files.remove(isGone ? folderOf(recordingId) : fileOf(recordingId, part));
    }
    throw error;
  });
}

interface Finish extends RecordingAddress {
  readonly parts: number;
  readonly durationSeconds: number | null;
}

/**
 * Ends a recording and has it written down, both or neither.
 * @throws HttpProblem 404, 409 where parts are missing, 422 for one that is too long
 */
export async function finishRecording(
  deps: SpeechDeps,
  actor: Actor,
  { parts, durationSeconds, ...address }: Finish,
): Promise<StoredRecording> {
  const { state, found } = await readRecording(deps, actor, address);
  const sent = { parts, durationSeconds };
  if (completeness(found, sent) !== 'known') {
    refuseIf(turnObstacle(state, found.recording.turnId));
    await requireOffer(deps, actor, state);
  }
  return changeRecording(deps, address, async (tx, now) => {
    const verdict = completeness(now, sent);
    if (verdict === 'known') return;
    if (verdict !== 'complete') throw refused(verdict);
    const finishedAt = deps.now();
    const recording = { id: address.recordingId, personId: actor.userId };
    await startTranscribing(deps, tx, recording, { durationSeconds, finishedAt, seenAt: finishedAt });
  });
}

/** Queues a failed transcription again; one that waits or runs goes on as it is. */
export async function transcribeAgain(
  deps: SpeechDeps,
  actor: Actor,
  address: RecordingAddress,
): Promise<StoredRecording> {
  const { found } = await readRecording(deps, actor, address);
  if (found.recording.state === 'transcribing') return found;
  if (found.recording.state !== 'failed') throw refused('not_failed');
  await countAttempt(deps.db, againLimit, [address.recordingId], deps.now());
  return changeRecording(deps, address, async (tx, { recording }) => {
    if (recording.state !== 'failed') return;
    const again = { id: recording.id, personId: actor.userId };
    await startTranscribing(deps, tx, again, { message: null, seenAt: deps.now() });
  });
}

async function startTranscribing(
  { jobs }: SpeechDeps,
  tx: Transaction,
  recording: { readonly id: string; readonly personId: string },
  change: Partial<RecordingRow>,
): Promise<void> {
  await saveRecording(tx, recording.id, { state: 'transcribing', ...change });
  await requestTranscription(jobs, tx, recording);
}

/**
 * Removes a recording attempt of the open turn with all that was understood of it.
 * @throws HttpProblem 404, 409 where the turn is closed or the session goes on in another client than the one named
 */
export async function discardRecording(
  deps: SpeechDeps,
  actor: Actor,
  { client, ...address }: RecordingAddress & Pick<Begin, 'client'>,
): Promise<void> {
  const { found } = await readRecording(deps, actor, address);
  await deps.db.transaction(async (tx) => {
    const now = await lockedSession(tx, actor, address.sessionId);
    requireActiveClient(now.session, client);
    refuseIf(turnObstacle(now, found.recording.turnId));
    await deleteRecording(tx, address.recordingId);
  });
  // Dying here leaves files without a row, which the next sweep removes.
  await deps.files.remove(folderOf(address.recordingId));
}

/** Changes a recording under its lock, and reads what became of it; 404 for one that is gone by now. */
function changeRecording(
  { db }: SpeechDeps,
  { sessionId, recordingId }: RecordingAddress,
  change: (tx: Transaction, now: StoredRecording) => Promise<void>,
): Promise<StoredRecording> {
  return db.transaction(async (tx) => {
    await lockRecording(tx, recordingId);
    const before = await findRecording(tx, sessionId, recordingId);
    if (!before) throw refused('missing');
    await change(tx, before);
    return (await findRecording(tx, sessionId, recordingId)) ?? before;
  });
}

function refuseIf(refusal: Refusal | null): void {
  if (refusal) throw refused(refusal);
}

/** Makes sure that one more recording of a person finds room, whatever it grows to; 409 with a sentence. */
async function requireRoom(tx: Transaction, { userId }: Actor, at: Date): Promise<void> {
  const since = new Date(at.getTime() - dayMs);
  const taken = await bytesSince(tx, { candidateId: userId, since, unfinishedBytes: limits.bytes });
  if (taken + limits.bytes > bytesPerDay) throw refused('too_many_bytes');
}
