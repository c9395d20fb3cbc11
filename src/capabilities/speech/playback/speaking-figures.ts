import type { Recording, TranscriptSegment } from '../../../../openapi/gen/types.gen.ts';

/** What is counted as a filler; words that often mean something, such as "like" or "so", are not. */
export const countedFillers = [
  'um',
  'uh',
  'er',
  'erm',
  'ah',
  'hmm',
  'you know',
  'I mean',
  'sort of',
  'kind of',
];

interface FillerCount {
  readonly filler: string;
  readonly count: number;
}

/** How fast somebody spoke and with which fillers; it carries no weight. */
export interface SpeakingFigures {
  /** Null where nothing was said. */
  readonly wordsPerMinute: number | null;
  /** Those that were heard, the most frequent first. */
  readonly fillers: readonly FillerCount[];
}

/** Counts the words of what was heard, over the seconds in which somebody spoke. */
export function speakingFigures(segments: readonly TranscriptSegment[]): SpeakingFigures {
  const text = segments.map((segment) => segment.text).join(' ');
  const seconds = segments.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return {
    wordsPerMinute: words > 0 && seconds > 0 ? Math.round((words * 60) / seconds) : null,
    fillers: countedFillers
      .map((filler) => ({ filler, count: timesIn(text, filler) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  };
}

interface Recorded extends Pick<Recording, 'state'> {
  readonly segments: readonly TranscriptSegment[];
}

/** The first recording that has such figures: on paper what they are is explained once; undefined where none has. */
export function firstWithFigures<One extends Recorded>(recordings: readonly One[]): One | undefined {
  return recordings.find(
    ({ state, segments }) => state === 'transcribed' && speakingFigures(segments).wordsPerMinute !== null,
  );
}

/** Whole words only, and drawn out as well: "ummm" is an "um". */
function timesIn(text: string, filler: string): number {
  const last = filler.at(-1);
  const spelled = filler.replaceAll(' ', '[\\s,]+');
  return (
    text.match(new RegExp(`(?<![\\p{L}\\p{N}'’])${spelled}${last}*(?![\\p{L}\\p{N}'’])`, 'giu'))?.length ?? 0
  );
}
