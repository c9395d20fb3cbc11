import type { recordingParts, recordings } from '../../platform/database/schema/recordings.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from '../interviews/session/session-state.ts';
import { containerOf, isContainer } from './container.ts';
import { attemptsPerSession, graceSeconds, limits } from './limits.ts';
import type { Refusal } from './refusal.ts';

/** A recording attempt of an answer, without its sound. */
export type RecordingRow = Readonly<Omit<typeof recordings.$inferSelect, 'position'>>;

/** A part that arrived. */
export type PartRow = Readonly<typeof recordingParts.$inferSelect>;

/** A recording with its parts in order. */
export interface StoredRecording {
  readonly recording: RecordingRow;
  readonly parts: readonly PartRow[];
}

/** As much of a recording as its sound needs. */
export interface RecordedSound {
  readonly recording: Pick<RecordingRow, 'id' | 'contentType' | 'state' | 'recordingAttempt'>;
  readonly parts: readonly PartRow[];
}

/** A part that has just come, not stored yet. */
export interface NewPart {
  readonly number: number;
  readonly bytes: Buffer;
  /** SHA-256, base64url. */
  readonly digest: string;
}

/** A take that has just begun: nothing of it is known but whose it is, and what holds it. */
export function newRecording(
  identity: Pick<RecordingRow, 'id' | 'sessionId' | 'turnId' | 'recordingAttempt'>,
  contentType: string,
  at: Date,
): RecordingRow {
  return {
    ...identity,
    contentType,
    state: 'uploading',
    message: null,
    durationSeconds: null,
    transcript: null,
    segments: [],
    model: null,
    begunAt: at,
    finishedAt: null,
    seenAt: at,
  };
}

/** Why the answer to a turn cannot be recorded at the moment, or null. */
export function turnObstacle({ session, turns }: SessionState, turnId: string): Refusal | null {
  if (session.endedAt) return 'ended';
  return turns.find(({ id }) => id === turnId)?.outcome === null ? null : 'turn_closed';
}

/** Why no recording can begin, or null. `recordingAttempts` are those of the whole session. */
export function beginObstacle(
  state: SessionState,
  turn: TurnRow,
  recordingAttempts: readonly Pick<RecordingRow, 'turnId'>[],
): Refusal | null {
  const obstacle = turnObstacle(state, turn.id);
  if (obstacle) return obstacle;
  if (hasKey(questionOf(state.interview, turn.questionNumber))) return 'not_spoken';
  if (state.session.status !== 'in_progress') return 'not_running';
  if (recordingAttempts.length >= attemptsPerSession) return 'too_many_recordings';
  return recordingAttempts.filter((recordingAttempt) => recordingAttempt.turnId === turn.id).length >=
    limits.recording_attempts
    ? 'too_many_recording_attempts'
    : null;
}

/** Whether a part is the next one, or one that arrived already; else why it is refused. */
export function placeOf({ recording, parts }: StoredRecording, part: NewPart): 'next' | 'known' | Refusal {
  if (part.bytes.length === 0) return 'empty_part';
  if (part.bytes.length > limits.part_bytes) return 'part_too_large';
  const arrived = parts.find(({ number }) => number === part.number);
  if (arrived) return arrived.digest === part.digest ? 'known' : 'other_part';
  if (recording.state !== 'uploading') return 'finished';
  if (part.number > limits.parts) return 'too_many_parts';
  if (part.number !== parts.length + 1) return 'part_missing';
  if (sizeOf(parts) + part.bytes.length > limits.bytes) return 'too_large';
  const container = containerOf(recording.contentType);
  const isReal = part.number > 1 || (container && isContainer(container, part.bytes));
  return isReal ? 'next' : 'other_container';
}

/** Whether all was sent of which a recorder says that it is all; else why it is refused. */
export function completeness(
  { recording, parts }: StoredRecording,
  sent: { readonly parts: number; readonly durationSeconds: number | null },
): 'complete' | 'known' | Refusal {
  if (recording.state !== 'uploading') return sent.parts === parts.length ? 'known' : 'finished_otherwise';
  if ((sent.durationSeconds ?? 0) > limits.seconds + graceSeconds) return 'too_long';
  return sent.parts === parts.length ? 'complete' : 'parts_missing';
}

/** Bytes of parts together. */
export function sizeOf(parts: readonly Pick<PartRow, 'bytes'>[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Where the sound of a recording lies. */
export function folderOf(recordingId: string): string {
  return `recordings/${recordingId}`;
}

/** The file of a part. It is named by its bytes too: what comes twice at once cannot mix. */
export function fileOf(recordingId: string, { number, digest }: Pick<PartRow, 'number' | 'digest'>): string {
  return `${folderOf(recordingId)}/${number}-${digest}`;
}
