import type {
  Accommodation,
  ConsentDecision,
  ConsentItem,
  ConsentText,
  IntegrityPolicy,
  StartReason,
} from '../../../../openapi/gen/types.gen.ts';
import {
  aiEvaluation,
  answerRecordings,
  camera,
  ifRequiredIsDeclined,
  integritySignals,
  microphone,
  signalSentences,
} from '../../../content/consent-texts.ts';
import type { HiringTerms, SessionRow } from '../session/session-state.ts';
import type { Consent } from './invitation.ts';

/** A text as one interview asks for it. */
export interface AskedConsent {
  readonly item: ConsentItem;
  readonly version: number;
  readonly title: string;
  readonly captured: readonly string[];
  readonly seenBy: string;
  readonly keptFor: string;
  readonly ifDeclined: string;
  readonly isRequired: boolean;
}

/** What an interview may ask its candidate to agree to, in the order to read. */
export function askedConsents(
  terms: Pick<HiringTerms, 'integrity'> & Kept,
  granted: Pick<Accommodation, 'text_only'>,
): readonly AskedConsent[] {
  const { integrity } = terms;
  const keptFor = keptForSentence(terms);
  const asked: AskedConsent[] = [{ item: 'ai_evaluation', ...aiEvaluation, keptFor, isRequired: false }];
  if (integrity.signals.length > 0) {
    const captured = signalsOf(integrity).map((signal) => signalSentences[signal]);
    const isRequired = !integrity.may_decline_signals;
    asked.push({ item: 'integrity_signals', ...integritySignals, captured, keptFor, isRequired });
  }
  if (integrity.camera !== 'none') {
    asked.push({ item: 'camera', ...camera, keptFor, isRequired: integrity.camera === 'required' });
  }
  if (!granted.text_only) asked.push({ item: 'microphone', ...microphone, keptFor, isRequired: false });
  return asked.map((text) => (text.isRequired ? { ...text, ifDeclined: ifRequiredIsDeclined } : text));
}

/** What is asked in the session before the first answer is recorded; null where nothing has to be spoken. */
export function recordingConsent(
  terms: Kept,
  granted: Pick<Accommodation, 'text_only'>,
): AskedConsent | null {
  if (granted.text_only) return null;
  const keptFor = keptForSentence(terms);
  return { item: 'answer_recordings', ...answerRecordings, keptFor, isRequired: false };
}

/** Of all decisions on an interview those that hold for one attempt: what follows its end is about the next. */
export function decisionsDuring(
  { endedAt }: Pick<SessionRow, 'endedAt'>,
  consents: readonly Consent[],
): readonly Consent[] {
  return endedAt ? consents.filter(({ decidedAt }) => decidedAt <= endedAt) : consents;
}

/** The last decision on this very text; null where it has to be asked for. */
export function decisionOn(
  { item, version }: Pick<AskedConsent, 'item' | 'version'>,
  consents: readonly Consent[],
): ConsentDecision | null {
  const last = consents.findLast((consent) => consent.item === item && consent.version === version);
  return last ? { is_given: last.isGiven, decided_at: last.decidedAt.toISOString() } : null;
}

/**
 * What an interview asks for with the decisions on it, and what was decided in an attempt: it holds for the next one too.
 * The microphone is asked for only where answers can be spoken, or where the interview notes interruptions of devices.
 */
export function presentConsents(
  terms: Pick<HiringTerms, 'integrity'> & Kept,
  { canSpeak, ...granted }: Pick<Accommodation, 'text_only'> & { readonly canSpeak: boolean },
  consents: readonly Consent[],
): ConsentText[] {
  const usesMicrophone = canSpeak || terms.integrity.signals.includes('device_interrupted');
  const recordings = recordingConsent(terms, granted);
  const shown = [...askedConsents(terms, granted), ...(recordings ? [recordings] : [])].filter((text) => {
    const isAsked = text.item === 'microphone' ? usesMicrophone : text.item !== 'answer_recordings';
    return isAsked || decisionOn(text, consents) !== null;
  });
  return shown.map((text) => presentConsent(text, consents));
}

/** A text with the last decision on it, as the contract has it. */
export function presentConsent(text: AskedConsent, consents: readonly Consent[]): ConsentText {
  return {
    item: text.item,
    version: text.version,
    title: text.title,
    captured: [...text.captured],
    seen_by: text.seenBy,
    kept_for: text.keptFor,
    if_declined: text.ifDeclined,
    is_required: text.isRequired,
    decision: decisionOn(text, consents),
  };
}

/**
 * What the decisions leave open before an attempt may begin, or null. The microphone holds up nobody: without a
 * decision nothing is noted of it, as where it is declined.
 */
export function consentObstacle(
  asked: readonly AskedConsent[],
  consents: readonly Consent[],
): Extract<StartReason, 'consent_missing' | 'consent_declined'> | null {
  const decided = asked.map((text) => ({ text, decision: decisionOn(text, consents) }));
  if (decided.some(({ text, decision }) => decision === null && text.item !== 'microphone'))
    return 'consent_missing';
  return decided.some(({ text, decision }) => text.isRequired && !decision?.is_given)
    ? 'consent_declined'
    : null;
}

type Kept = Pick<HiringTerms, 'retentionDays' | 'retentionFrom'>;

function keptForSentence({ retentionDays, retentionFrom }: Kept): string {
  const end = retentionFrom === 'closing' ? 'this interview closes' : 'your application ends';
  return `Until ${retentionDays} days after ${end}, then it is deleted.`;
}

function signalsOf({ signals }: IntegrityPolicy): IntegrityPolicy['signals'] {
  const order = Object.keys(signalSentences);
  return signals.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
