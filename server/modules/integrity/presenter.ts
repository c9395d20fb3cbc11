import type {
  ConsentItem,
  IntegrityConsent,
  IntegrityEvent,
  IntegrityLog,
  IntegritySignal,
} from '../../../openapi/gen/types.gen.ts';
import { consentTexts, integritySignals, signalSentences } from '../../content/consent-texts.ts';
import {
  benignExplanations,
  elsewhereExplanation,
  interruptionExplanations,
  openEndExplanation,
  whilePausedExplanation,
} from '../../content/integrity-explanations.ts';
import { keptUntil } from '../interviews/hiring/retention.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import type { TurnRow } from '../interviews/session/session-state.ts';
import { bandOf } from './band.ts';
import { presentOwnFinding } from './findings/finding-presenter.ts';
import { lastDecision, notedDevices, notedSignals, notingRefusal } from './noting.ts';
import type { EventRow } from './repository.ts';
import { eventsAllowed, type StoredLog } from './service.ts';

/** What ends: without a duration its end is not known. */
const lasting: readonly IntegritySignal[] = [
  'page_hidden',
  'focus_lost',
  'device_interrupted',
  'network_lost',
];

const readingOrder = Object.keys(consentTexts) as ConsentItem[];

/** A log as its candidate sees it at a moment. */
export function presentLog(log: StoredLog, at: Date): IntegrityLog {
  const { session, terms, events, turns, findings } = log;
  const removedAt = terms && keptUntil(terms);
  return {
    session_id: session.id,
    is_noting: notingRefusal(log, at) === null,
    consents: readingOrder.flatMap((item) => presentDecision(lastDecision(log, item)) ?? []),
    signals: notedSignals(log).map((signal) => ({ signal, sentence: signalSentences[signal] })),
    devices: notedDevices(log).map(({ device, sentences }) => ({ device, sentences: [...sentences] })),
    seen_by: integritySignals.seenBy,
    kept_until: removedAt?.toISOString() ?? null,
    is_removed: removedAt !== null && at >= removedAt,
    band: bandOf(events),
    is_full: events.length >= eventsAllowed,
    events: events.map((event) => presentEvent(event, turns)),
    findings: findings.flatMap(presentOwnFinding),
  };
}

function presentDecision(decision: Consent | null): IntegrityConsent | null {
  if (!decision) return null;
  const { item, isGiven, version, decidedAt } = decision;
  const { title } = consentTexts[item];
  return { item, title, is_given: isGiven, version, decided_at: decidedAt.toISOString() };
}

/** An event with the question it belongs to among the turns of its attempt. */
export function presentEvent(event: EventRow, turns: readonly TurnRow[]): IntegrityEvent {
  return {
    _id: event.id,
    signal: event.signal,
    at: event.at.toISOString(),
    question_number: turns.find(({ id }) => id === event.turnId)?.questionNumber ?? null,
    question_known: event.questionKnown,
    duration_ms: event.durationMs,
    characters: event.characters,
    device: event.device,
    cause: event.cause,
    while_paused: event.whilePaused,
    elsewhere: event.elsewhere,
    explanations: explanationsOf(event),
    comment: event.comment,
    commented_at: event.commentedAt?.toISOString() ?? null,
  };
}

function explanationsOf({ signal, cause, durationMs, whilePaused, elsewhere }: EventRow): string[] {
  const hasOpenEnd = durationMs === null && lasting.includes(signal);
  return [
    ...(whilePaused ? [whilePausedExplanation] : []),
    ...(elsewhere ? [elsewhereExplanation] : []),
    ...(hasOpenEnd ? [openEndExplanation] : []),
    ...(cause ? interruptionExplanations[cause] : benignExplanations[signal]),
  ];
}
