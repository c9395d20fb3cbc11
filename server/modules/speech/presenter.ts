import type { Recording, RecordingList, SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import { wordsOf } from '../../checklist/language/words.ts';
import type { Speech } from '../../platform/ai/speech.ts';
import { keptUntil } from '../interviews/hiring/retention.ts';
import { presentConsent } from '../interviews/invited/consent.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { limits } from './limits.ts';
import { type Agreement, recordingOffer, voiceOffer } from './offer.ts';
import { type StoredRecording, sizeOf } from './recording.ts';

/** How answers of a session can be spoken, and questions be heard. */
export function presentOptions(speech: Speech, agreement: Agreement): SpeechOptions {
  const recording = recordingOffer(speech, agreement);
  const isAsked = agreement.kind === 'hiring' && recording.state !== 'not_configured';
  return {
    recording,
    consent: isAsked ? presentConsent(agreement.text, agreement.consents) : null,
    voice: voiceOffer(speech),
    limits,
  };
}

/** The recordings of a session, and until when those of an interview for hiring are kept. */
export function presentRecordings(
  { terms }: Pick<SessionState, 'terms'>,
  found: readonly StoredRecording[],
): RecordingList {
  const removedAt = terms && keptUntil(terms);
  return { items: found.map(presentRecording), kept_until: removedAt?.toISOString() ?? null };
}

/** A recording with what was understood, without its sound. */
export function presentRecording({ recording, parts }: StoredRecording): Recording {
  const { transcript } = recording;
  return {
    _id: recording.id,
    turn_id: recording.turnId,
    recording_attempt: recording.recordingAttempt,
    state: recording.state,
    message: recording.message,
    content_type: recording.contentType,
    received_parts: parts.length,
    bytes: sizeOf(parts),
    duration_seconds: recording.durationSeconds,
    transcript,
    segments: [...recording.segments],
    word_count: transcript === null ? null : wordsOf(transcript).length,
    begun_at: recording.begunAt.toISOString(),
    finished_at: recording.finishedAt?.toISOString() ?? null,
    // What was written down is not touched again.
    written_at: transcript === null ? null : recording.seenAt.toISOString(),
  };
}
