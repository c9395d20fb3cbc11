import type { IntegrityBand, IntegritySignal } from '../../../openapi/gen/types.gen.ts';

/** What of an event decides how much there is to look at. */
export interface BandEvent {
  readonly signal: IntegritySignal;
  readonly at: Date;
  readonly durationMs: number | null;
  readonly characters: number | null;
  readonly elsewhere: boolean;
}

/** One exit this long is reason enough to look, and so are two of any length. */
const longExitMs = 10_000;
const exitsForReview = 2;

/** From here on a person should look closely. */
const exitsForStrongReview = 6;
const awayForStrongReviewMs = 120_000;

/** A text of this length, in characters, that comes so soon after an exit may come from there. */
const carriedText = 200;
const carriedWithinMs = 60_000;

interface Exit {
  readonly endedAt: number;
  readonly durationMs: number;
}

/**
 * How much there is to look at in an attempt. Only a page that was hidden, and came back, is an exit:
 * all other signals, a lost focus too, are information that by itself asks for nothing. A band never
 * changes a score and ends nothing.
 */
export function bandOf(events: readonly BandEvent[]): IntegrityBand {
  const exits = events.flatMap(exitOf);
  if (exits.length < exitsForReview && !exits.some(isLong)) return 'none';
  const awayMs = exits.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const isStrong =
    exits.length >= exitsForStrongReview ||
    awayMs >= awayForStrongReviewMs ||
    events.some((event) => isCarried(event, exits));
  return isStrong ? 'strong_review' : 'review';
}

/**
 * An exit without a known end was a page that was closed, which everybody may do; and nobody comes back to a page
 * from which the attempt has moved on to another client.
 */
function exitOf({ signal, at, durationMs, elsewhere }: BandEvent): Exit[] {
  if (signal !== 'page_hidden' || durationMs === null || elsewhere) return [];
  return [{ endedAt: at.getTime() + durationMs, durationMs }];
}

function isLong({ durationMs }: Exit): boolean {
  return durationMs > longExitMs;
}

function isCarried({ signal, at, characters }: BandEvent, exits: readonly Exit[]): boolean {
  if (signal !== 'paste' && signal !== 'large_insertion') return false;
  if (characters === null || characters < carriedText) return false;
  return exits.some(({ endedAt }) => {
    const sinceMs = at.getTime() - endedAt;
    return sinceMs >= 0 && sinceMs <= carriedWithinMs;
  });
}
