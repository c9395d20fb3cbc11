import type { Heard } from '../../platform/ai/speech.ts';
import { countSpeech } from '../billing/quota-service.ts';
import { isAgreedTo } from './access-service.ts';
import { understood } from './heard.ts';
import { fileOf, type StoredRecording } from './recording.ts';
import { failSilent, findTranscribing, saveTranscribing } from './repository.ts';
import type { SpeechDeps } from './speech-deps.ts';

const keptSentence = 'Your recording is kept.';

const messages = {
  again: `The speech service does not answer as it should; it is asked again in a moment. ${keptSentence}`,
  away: `The speech service could not be reached. ${keptSentence} Try again, or type your answer.`,
  refused: `The speech service refuses this server, so nothing could be written down. ${keptSentence} Type your answer.`,
  absent: `No speech service is configured here any more. ${keptSentence} Type your answer.`,
  declined:
    'You took back that answers are recorded, so this was sent nowhere to be written down. Type your answer.',
  lost: 'The sound of this recording could not be read. Record it again, or type your answer.',
  silent: `Nobody has written this down in time. ${keptSentence} Try again, or type your answer.`,
} as const;

/** Longer than all attempts of a job take together. */
const silentMs = 15 * 60_000;

/** A service that may answer the next time; its reason is for the log alone. */
class NotWrittenDown extends Error {}

/**
 * Transcribes a recording that waits for it, and keeps what was understood. The sound goes to the
 * configured endpoint and nowhere else.
 * @throws Error where it is worth another attempt
 */
export async function transcribe(deps: SpeechDeps, recordingId: string, isLast: boolean): Promise<void> {
  const found = await findTranscribing(deps.db, recordingId);
  if (!found) return;
  const { transcriber } = deps.speech;
  const fail = (message: string) => saveTranscribing(deps.db, recordingId, { state: 'failed', message });
  if (!transcriber) return fail(messages.absent);
  if (!(await isAgreedTo(deps, found.recording.sessionId))) return fail(messages.declined);
  await saveTranscribing(deps.db, recordingId, { seenAt: deps.now() });
  const bytes = await soundOf(deps, found);
  if (!bytes) return fail(messages.lost);
  const reply = await transcriber.transcribe({ bytes, contentType: found.recording.contentType });
  if (!('failure' in reply)) return keep(deps, found, reply, transcriber.model);
  const { kind, reason } = reply.failure;
  if (kind === 'refused') return fail(messages.refused);
  if (isLast) await fail(messages.away);
  else await saveTranscribing(deps.db, recordingId, { message: messages.again, seenAt: deps.now() });
  throw new NotWrittenDown(reason);
}

/** Tells people whose transcription ended without a word, e.g. with the process that did it. */
export function failSilentTranscriptions({ db, now }: SpeechDeps): Promise<void> {
  return failSilent(db, new Date(now().getTime() - silentMs), messages.silent);
}

/** What arrived of a recording; null where a file is gone that the database knows of. */
export async function soundOf(
  { files }: Pick<SpeechDeps, 'files'>,
  { recording, parts }: StoredRecording,
): Promise<Buffer | null> {
  const sound: Buffer[] = [];
  for (const part of parts) {
    const bytes = await files.read(fileOf(recording.id, part));
    if (!bytes) return null;
    sound.push(bytes);
  }
  return Buffer.concat(sound);
}

function keep(
  { db, now }: SpeechDeps,
  { recording }: StoredRecording,
  heard: Heard,
  model: string,
): Promise<void> {
  // What was recorded may go on after the last word that was understood.
  const durationSeconds = recording.durationSeconds ?? heard.durationSeconds;
  const at = now();
  return db.transaction(async (tx) => {
    await saveTranscribing(tx, recording.id, { ...understood(heard), durationSeconds, model, seenAt: at });
    const { id: recordingId, sessionId } = recording;
    await countSpeech(tx, { recordingId, sessionId, seconds: durationSeconds ?? 0 }, at);
  });
}
