import type { RecordingState, TranscriptSegment } from '../../../openapi/gen/types.gen.ts';
import { gate } from '../../checklist/gate/gate.ts';
import type { Heard, HeardSegment } from '../../platform/ai/speech.ts';
import { storableText } from '../../platform/storable-text.ts';

/** Bounds of the model that most services run, as its authors set them. */
const leastLogProbability = -1;
const mostNoSpeech = 0.6;
const mostCompression = 2.4;

/** As much as an answer may hold, in UTF-16 units. */
const longestTranscript = 20_000;

const english = ['english', 'en'];

const messages = {
  nothing: 'No words could be made out. Record it again, nearer to the microphone, or type your answer.',
  unclear:
    'Much of this could hardly be understood. Read it closely and correct it, record it again, or type your answer.',
  repeated:
    'The same words came out over and over, which happens with noise. Record it again, or type your answer.',
  language:
    'Candor can only read English so far, and this was heard as another language. Type your answer, or record it again.',
} as const;

/** What is kept of a transcription, and what has to be said of it. */
export interface Understood {
  readonly state: Extract<RecordingState, 'transcribed' | 'poor_audio'>;
  readonly message: string | null;
  readonly transcript: string;
  readonly segments: readonly TranscriptSegment[];
}

/** Says whether enough was understood to rest anything on it. Bad sound is never held against a person. */
export function understood({ text, language, segments }: Heard): Understood {
  const transcript = storableText(text.slice(0, longestTranscript));
  const problem = problemOf(transcript, language, segments);
  const hasWords = problem !== 'nothing';
  return {
    state: problem ? 'poor_audio' : 'transcribed',
    message: problem && messages[problem],
    transcript: hasWords ? transcript : '',
    segments: hasWords ? segments.map(({ start, end, text: words }) => ({ start, end, text: words })) : [],
  };
}

function problemOf(
  transcript: string,
  language: string | null,
  segments: readonly HeardSegment[],
): keyof typeof messages | null {
  if (!/\p{L}/u.test(transcript)) return 'nothing';
  if (language !== null && !english.includes(language)) return 'language';
  const verdict = gate(transcript, [], true);
  const reason = verdict.outcome === 'insufficient' ? verdict.reason : null;
  if (reason === 'wrong_language') return 'language';
  if (reason === 'repeated_phrase') return 'repeated';
  return isUnclear(segments) ? 'unclear' : null;
}

/** More than a third of the time was hardly understood, by the service's own figures. */
function isUnclear(segments: readonly HeardSegment[]): boolean {
  const seconds = (some: readonly HeardSegment[]) =>
    some.reduce((sum, { start, end }) => sum + end - start, 0);
  return seconds(segments.filter(isHardlyHeard)) > seconds(segments) / 3;
}

function isHardlyHeard(segment: HeardSegment): boolean {
  const { averageLogProbability, noSpeechProbability, compressionRatio } = segment;
  return (
    (averageLogProbability ?? 0) < leastLogProbability ||
    (noSpeechProbability ?? 0) > mostNoSpeech ||
    (compressionRatio ?? 0) > mostCompression
  );
}
