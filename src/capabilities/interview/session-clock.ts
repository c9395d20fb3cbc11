import type { SessionClock } from '../../../openapi/gen/types.gen.ts';

/** After so long without a sign of life the server's clock stands still (see `sendHeartbeat`). */
const silenceLimitSeconds = 90;

/** When the time left is announced, in seconds before the end. */
const WARNINGS = [30, 60, 300] as const;

/** The warning that stands now, in seconds; null where there is more time, or where it never was longer. */
export function warningAt({ elapsed, limit }: { elapsed: number; limit: number }): number | null {
  const left = limit - elapsed;
  if (left <= 0) return null;
  return WARNINGS.find((seconds) => left <= seconds && seconds < limit) ?? null;
}

/** Seconds used, as the server would count them now; `receivedAt` and `now` in milliseconds of one clock. */
export function elapsedSeconds(
  clock: SessionClock,
  running: boolean,
  receivedAt: number,
  now: number,
): number {
  if (!running) return Math.min(clock.elapsed_seconds, clock.limit_seconds);
  const since = Math.min(Math.max(0, (now - receivedAt) / 1000), silenceLimitSeconds);
  return Math.min(Math.floor(clock.elapsed_seconds + since), clock.limit_seconds);
}

/** `75` → `1:15`, `3723` → `1:02:03`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** `75` → `1 minute 15 seconds`: what a screen reader says of a clock. */
export function spokenDuration(seconds: number): string {
  const parts = [plural(Math.floor(seconds / 60), 'minute'), plural(seconds % 60, 'second')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 seconds';
}

/** `300` → `5 minutes`, `90` → `2 minutes`: a limit, rounded up. */
export const wholeMinutes = (seconds: number) => plural(Math.ceil(seconds / 60), 'minute');

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
