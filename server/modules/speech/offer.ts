import type { RecordingOffer, VoiceOffer } from '../../../openapi/gen/types.gen.ts';
import type { Speech } from '../../platform/ai/speech.ts';
import { type AskedConsent, decisionOn } from '../interviews/invited/consent.ts';
import type { Consent } from '../interviews/invited/invitation.ts';

/** What was agreed to about recordings of answers; a practice needs no consent beside the button. */
export type Agreement =
  | { readonly kind: 'practice'; readonly isUsedUp: boolean }
  | { readonly kind: 'text_only' }
  | { readonly kind: 'hiring'; readonly text: AskedConsent; readonly consents: readonly Consent[] };

const typed = 'Typing counts as much as speaking.';

const sentences = {
  not_configured: 'Answers are typed here: no speech service is configured.',
  text_only: 'You asked for an interview in which nothing has to be spoken, so answers are typed.',
  used_up: 'Your plan’s minutes of speech for this month are used up.',
  ask_consent: 'You are asked before anything is recorded. A recording is',
  declined:
    'You declined that answers are recorded. If you press the button after all, you are asked again; only what you then agree to is',
} as const;

/** Whether answers of a session can be recorded, in words for the person. */
export function recordingOffer({ transcriber }: Speech, agreement: Agreement): RecordingOffer {
  if (!transcriber) return offer('not_configured', sentences.not_configured);
  const state = stateOf(agreement);
  if (state === 'available') return offer(state, whatHappens(agreement));
  if (state === 'text_only' || state === 'used_up') return offer(state, sentences[state]);
  return offer(state, `${sentences[state]} sent to a speech service to be written down.`);
}

/** Who reads questions aloud. */
export function voiceOffer({ voice }: Speech): VoiceOffer {
  if (voice)
    return { source: 'server', message: 'Questions are read aloud by the voice of a speech service.' };
  const message = 'Questions are read aloud by the voice of your browser, where it has one.';
  return { source: 'browser', message };
}

function stateOf(agreement: Agreement): Exclude<RecordingOffer['state'], 'not_configured'> {
  if (agreement.kind === 'practice') return agreement.isUsedUp ? 'used_up' : 'available';
  if (agreement.kind === 'text_only') return 'text_only';
  const decision = decisionOn(agreement.text, agreement.consents);
  if (!decision) return 'ask_consent';
  return decision.is_given ? 'available' : 'declined';
}

/** In a hiring interview the consent says who hears it, and for how long. */
function whatHappens({ kind }: Agreement): string {
  const sent = 'What you record is sent to a speech service to be written down';
  if (kind !== 'practice') return `${sent}.`;
  return `${sent}, and kept with this session, where only you can hear it.`;
}

function offer(state: RecordingOffer['state'], sentence: string): RecordingOffer {
  return { state, message: `${sentence} ${typed}` };
}
