import { clockText } from '../interview/session-clock.ts';

const SECOND_MS = 1000;

/** How far into the interview, as in `12:05`; before it began as in `−4:10`. */
export function sinceWords(begunAt: string, at: string): string {
  const seconds = Math.round((Date.parse(at) - Date.parse(begunAt)) / SECOND_MS);
  return `${seconds < 0 ? '−' : ''}${clockText(Math.abs(seconds))}`;
}
