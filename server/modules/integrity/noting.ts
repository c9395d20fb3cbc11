import { signalSentences } from '../../content/consent-texts.ts';
import type { IntegritySignal } from '../../gen/types/types.gen.ts';
import { askedConsents, decisionOn } from '../interviews/invited/consent.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import type { HiringTerms, SessionRow } from '../interviews/session-state.ts';
import type { Period } from './event-times.ts';

/** What decides whether something is noted in an attempt. */
export interface Attempt {
  readonly session: SessionRow;
  /** Null for a practice. */
  readonly terms: HiringTerms | null;
  /** Oldest first. */
  readonly consents: readonly Consent[];
  /** Whether breaks away from the screen were granted. */
  readonly hasBreaks: boolean;
}

/** What the browser noted last may still be on its way when the attempt has ended. */
const lateMs = 10 * 60 * 1000;

/** Camera and microphone are not looked at during an attempt: nothing can be said of them. */
const unseen: readonly IntegritySignal[] = ['device_interrupted'];

const readingOrder = Object.keys(signalSentences) as IntegritySignal[];

const refusals = {
  practice: 'Nothing is noted in a practice.',
  no_consent: 'Nothing is noted without your consent.',
  not_running: 'Nothing is noted before this attempt and after it.',
} as const;

/** The last decision on the signals; null where there was none. */
export function lastDecision({ consents }: Pick<Attempt, 'consents'>): Consent | null {
  return consents.findLast(({ item }) => item === 'integrity_signals') ?? null;
}

/** What is noted, in the order in which it was read; nothing unless the last word on the newest text is yes. */
export function notedSignals({ terms, consents }: Pick<Attempt, 'terms' | 'consents'>): IntegritySignal[] {
  if (!terms) return [];
  const asked = askedConsents(terms, { text_only: false }).find(({ item }) => item === 'integrity_signals');
  if (!asked || !decisionOn(asked, consents)?.is_given) return [];
  const { signals } = terms.integrity;
  return readingOrder.filter((signal) => signals.includes(signal) && !unseen.includes(signal));
}

/** Why nothing can be noted at a moment, as a sentence, or null. */
export function notingRefusal(attempt: Attempt, at: Date): string | null {
  if (!attempt.terms) return refusals.practice;
  if (notedSignals(attempt).length === 0) return refusals.no_consent;
  const { startedAt, endedAt } = attempt.session;
  const isTooLate = endedAt !== null && at.getTime() - endedAt.getTime() > lateMs;
  return !startedAt || isTooLate ? refusals.not_running : null;
}

/** From the first question to the end, or to now; null for an attempt that has not begun. */
export function attemptPeriod({ startedAt, endedAt }: SessionRow, at: Date): Period | null {
  return startedAt && { from: startedAt, to: endedAt ?? at };
}

/** What a break away from the screen looks like: where such breaks were granted it is not noted. */
export function isGrantedBreak(
  { hasBreaks }: Pick<Attempt, 'hasBreaks'>,
  event: { readonly signal: IntegritySignal; readonly whilePaused: boolean },
): boolean {
  return hasBreaks && event.whilePaused && (event.signal === 'page_hidden' || event.signal === 'focus_lost');
}

/** When everything about an attempt is removed. */
export function keptUntil({ closesAt, retentionDays }: HiringTerms): Date {
  return new Date(closesAt.getTime() + retentionDays * 24 * 60 * 60 * 1000);
}
