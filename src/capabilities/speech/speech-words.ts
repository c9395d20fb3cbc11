import { waitingReason, waitingRemedy } from '../drafts/waiting-words.ts';
import { clockText } from '../interview/session-clock.ts';
import type { KeptRecording } from './recording/recording-storage.ts';
import type { RecordingUpload } from './recording/recording-upload.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** What is going on with a spoken answer, in words that are true at that moment; empty where nothing is. */
export function speechWords(spoken: SpokenAnswer): string {
  return [spoken.notice, stateWords(spoken)].filter(Boolean).join(' ');
}

function stateWords(spoken: SpokenAnswer): string {
  const { microphone, upload, leftover, isLeftOut } = spoken;
  if (microphone.kind === 'running') return microphone.text;
  if (isLeftOut) return leftOutWords(spoken);
  const words =
    (upload && uploadWords(upload)) || (leftover && leftoverWords(leftover)) || undecidedWords(spoken);
  return words ? [whatIsMissing(spoken), words].filter(Boolean).join(' ') : writtenWords(spoken);
}

function leftOutWords({ isUnsent, recordingAttempts }: SpokenAnswer): string {
  if (isUnsent)
    return 'Your answer is submitted without your recording, which is kept here until the answer is stored.';
  const [first, ...more] = recordingAttempts.all;
  if (!first) return 'Your answer is submitted as you typed it.';
  const stays = more.length === 0 ? 'the recording itself stays' : 'the recordings themselves stay';
  return `Your answer is submitted without what you said; ${stays} with it.`;
}

/** Says what *Done* waits for, and which of several recordings is spoken of; null where neither is to be said. */
function whatIsMissing({ recordingAttempts, upload, leftover, isAwaited }: SpokenAnswer): string | null {
  const { length: count } = recordingAttempts.all;
  const isOneOfMany = count > 1 && upload?.phase !== 'recording';
  if (!isOneOfMany) return isAwaited && (upload || leftover) ? notSubmitted : null;
  const missing = isAwaited
    ? `Your answer is not submitted yet: ${count} recordings are not in it.`
    : `${count} recordings are not in your answer yet.`;
  return upload?.server ? `${missing} Recording ${upload.server.recording_attempt}:` : missing;
}

function undecidedWords({ isAwaited, isUnknown, recordingAttempts }: SpokenAnswer): string {
  if (!isAwaited) return '';
  if (recordingAttempts.undecided.length > 0)
    return 'Your answer is not submitted yet: a recording of it was not finished. Have what arrived of it written down, remove it, or submit what you typed.';
  return isUnknown
    ? 'Your answer is not submitted yet: the list of your recordings has not arrived, so the words of one may be missing. Choose Done to look again.'
    : '';
}

const leftoverWords = ({ seconds }: KeptRecording) =>
  `A recording of ${clockText(Math.round(seconds))} is on this device. It was not handed over yet.`;

function writtenWords({ isWritten, poorTranscript }: SpokenAnswer): string {
  if (!isWritten) return '';
  return poorTranscript !== null
    ? 'The little that was understood is in your answer. As it stands it will not be looked at: correct it, record it again, or type your answer.'
    : 'What you said is in your answer. Read it, and correct what was misheard.';
}

/** Why a recording is no answer yet, and what makes it one; null where there is none that could be. */
export function whyUnwritten({ upload }: Pick<SpokenAnswer, 'upload'>): string | null {
  switch (upload?.phase) {
    case 'failed':
      return 'Your recording has not been written down yet: try again, or type your answer.';
    case 'poor_audio':
    case 'refused':
      return 'Nothing of your recording is in your answer: record it again, or type your answer.';
    default:
      return null;
  }
}

const notSubmitted = 'Your answer is not submitted yet: what you said is not in it.';

function uploadWords(upload: RecordingUpload): string {
  const { phase, server, refusal } = upload;
  switch (phase) {
    case 'recording':
      return ['Recording. Choose Stop when you have said it.', waitingWords(upload)].join(' ').trim();
    case 'sending':
      return waitingWords(upload) || sendingWords(upload);
    case 'transcribing':
      return (
        waitingWords(upload) ||
        (server?.message ?? 'What you said is being written down. You can type meanwhile.')
      );
    case 'transcribed':
      return 'What you said is written down.';
    case 'poor_audio':
      return server?.message ?? 'Too little could be understood. Record it again, or type your answer.';
    case 'failed':
      return server?.message ?? 'The recording could not be written down. Try again, or type your answer.';
    case 'refused':
      return `${refusal || 'The recording could not be taken.'} Record it again, or type your answer; until then it is kept here.`;
  }
}

const sendingWords = ({ sentParts, partCount }: RecordingUpload) =>
  `The recording is being sent: ${sentParts} of ${partCount} parts.`;

/** Why a recording waits and where it is meanwhile; empty where it does not wait. */
function waitingWords({ reason, kept, recording }: RecordingUpload): string {
  if (!reason) return '';
  const why = waitingReason(reason, 'recording');
  if (recording.isFinished) return `${why} Your recording is on the server and being written down.`;
  const where = kept
    ? 'Your recording is kept on this device.'
    : 'Keep this page open: your recording is only here.';
  return `${why} ${where} ${waitingRemedy(reason, 'sent')}`;
}
