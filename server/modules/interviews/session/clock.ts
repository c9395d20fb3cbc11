import type { Question } from '../../../content/question-bank.ts';
import type { SessionRow } from './session-state.ts';

/** A session not heard from for this long is taken to be left alone: the clock stops by itself. */
export const silenceSeconds = 90;
const limitStepSeconds = 5 * 60;

type Clock = Pick<SessionRow, 'status' | 'activeSeconds' | 'lastSeenAt'>;

/** Twice the suggested time of all questions, rounded up to full five minutes; in seconds. */
export function practiceLimitSeconds(questions: readonly Pick<Question, 'suggestedSeconds'>[]): number {
  const suggested = questions.reduce((sum, question) => sum + question.suggestedSeconds, 0);
  return Math.ceil((2 * suggested) / limitStepSeconds) * limitStepSeconds;
}

/** The time of an attempt with the extra time that was granted; in seconds. */
export function extendedLimitSeconds(limitSeconds: number, extraTimePercent: number): number {
  return Math.ceil((limitSeconds * (100 + extraTimePercent)) / 100);
}

/**
 * Counts the time since the last sign of life. What is left of a second stays to be counted, so that
 * frequent saves do not stop the clock.
 */
export function tick<T extends Clock>(clock: T, at: Date): T {
  if (clock.status !== 'in_progress' || !clock.lastSeenAt) return clock;
  const silence = Math.max(0, at.getTime() - clock.lastSeenAt.getTime());
  const seconds = Math.floor(silence / 1000);
  if (seconds === 0) return clock;
  if (seconds > silenceSeconds) {
    return { ...clock, activeSeconds: clock.activeSeconds + silenceSeconds, lastSeenAt: at };
  }
  const lastSeenAt = new Date(clock.lastSeenAt.getTime() + seconds * 1000);
  return { ...clock, activeSeconds: clock.activeSeconds + seconds, lastSeenAt };
}

/** The active seconds to show at a moment, never more than the limit. */
export function elapsedSeconds(clock: Clock, limitSeconds: number, at: Date): number {
  return Math.min(limitSeconds, tick(clock, at).activeSeconds);
}

/** When the active time ran out, or null while there is some left. */
export function limitReachedAt(clock: Clock, limitSeconds: number, at: Date): Date | null {
  if (!clock.lastSeenAt || tick(clock, at).activeSeconds < limitSeconds) return null;
  return new Date(clock.lastSeenAt.getTime() + (limitSeconds - clock.activeSeconds) * 1000);
}
