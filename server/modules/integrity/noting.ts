import type {
  ConsentItem,
  DeviceCause,
  IntegritySignal,
  NotedDeviceName,
} from '../../../openapi/gen/types.gen.ts';
import { signalSentences } from '../../content/consent-texts.ts';
import { type AskedConsent, askedConsents, decisionOn } from '../interviews/invited/consent.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import type { HiringTerms, SessionRow, TurnRow } from '../interviews/session/session-state.ts';
import type { Period } from './event-times.ts';

/** What decides whether something is noted in an attempt. */
export interface Attempt {
  readonly session: SessionRow;
  readonly turns: readonly TurnRow[];
  /** Null for a practice. */
  readonly terms: HiringTerms | null;
  /** Those made until its end, oldest first. */
  readonly consents: readonly Consent[];
  /** Whether breaks away from the screen were granted. */
  readonly hasBreaks: boolean;
  /** Whether it was granted that nothing has to be spoken. */
  readonly isTextOnly: boolean;
}

type Agreement = Pick<Attempt, 'terms' | 'consents' | 'isTextOnly'>;

/** What the browser noted last may still be on its way when the attempt has ended. */
const lateMs = 10 * 60 * 1000;

/** What was agreed to of each device: nobody listens to a microphone, or looks whether it hears. */
const causes: Record<NotedDeviceName, readonly DeviceCause[]> = {
  camera: ['ended', 'muted', 'dark', 'frozen'],
  microphone: ['ended', 'muted'],
};

const readingOrder = Object.keys(signalSentences) as IntegritySignal[];

const refusals = {
  practice: 'Practice has no notes.',
  no_consent: 'Notes need your consent.',
  not_running: 'Nothing is noted before this attempt and after it.',
} as const;

/** The last decision on an item; null where there was none. */
export function lastDecision({ consents }: Pick<Attempt, 'consents'>, item: ConsentItem): Consent | null {
  return consents.findLast((consent) => consent.item === item) ?? null;
}

/** What is noted, in the order in which it was read; nothing unless the last word on the newest text is yes. */
export function notedSignals(agreement: Agreement): IntegritySignal[] {
  const signals = agreement.terms?.integrity.signals ?? [];
  if (!agreedItems(agreement).some(({ item }) => item === 'integrity_signals')) return [];
  const hasDevices = notedDevices(agreement).length > 0;
  return readingOrder.filter(
    (signal) => signals.includes(signal) && (signal !== 'device_interrupted' || hasDevices),
  );
}

/** A device that is open during an attempt, with what its candidate read about it. */
interface NotedDevice {
  readonly device: NotedDeviceName;
  readonly sentences: readonly string[];
}

/**
 * The devices that were agreed to; none where the interview also lists their interruptions among its
 * signals and those were declined.
 */
export function notedDevices(agreement: Agreement): NotedDevice[] {
  const agreed = agreedItems(agreement);
  const isSignal = agreement.terms?.integrity.signals.includes('device_interrupted');
  if (isSignal && !agreed.some(({ item }) => item === 'integrity_signals')) return [];
  return agreed.flatMap(({ item, captured }) =>
    item === 'camera' || item === 'microphone' ? [{ device: item, sentences: captured }] : [],
  );
}

/** Whether a cause is among what the candidate read about one of the given devices. */
export function isAgreedCause(
  devices: readonly Pick<NotedDevice, 'device'>[],
  { device, cause }: { readonly device: NotedDeviceName | null; readonly cause: DeviceCause | null },
): boolean {
  if (!device || !cause) return false;
  return causes[device].includes(cause) && devices.some((noted) => noted.device === device);
}

function agreedItems({ terms, consents, isTextOnly }: Agreement): AskedConsent[] {
  if (!terms) return [];
  return askedConsents(terms, { text_only: isTextOnly }).filter(
    (asked) => decisionOn(asked, consents)?.is_given,
  );
}

/** Why nothing can be noted at a moment, as a sentence, or null. */
export function notingRefusal(attempt: Attempt, at: Date): string | null {
  if (!attempt.terms) return refusals.practice;
  const isAgreed = notedSignals(attempt).length > 0 || notedDevices(attempt).length > 0;
  if (!isAgreed) return refusals.no_consent;
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
