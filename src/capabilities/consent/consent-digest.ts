import type { ConsentText, IntegritySignal, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { signalNames } from '../integrity/event-words.ts';

type Asking = Pick<InvitedInterview, 'integrity' | 'question_kinds' | 'can_record'>;

/** What an item is about, in short; what is agreed to is the text itself, which stands in full beneath. */
export function consentDigest(item: ConsentText['item'], interview: Asking): string {
  switch (item) {
    case 'ai_evaluation':
      return 'An AI or a checklist reads your answers too, as said under What to expect. People decide.';
    case 'integrity_signals':
      return `Noted with its time: ${listOf(interview.integrity.signals)}. Never what you type or paste.`;
    case 'camera':
      return 'Whether the camera is on. Its picture stays on your device.';
    case 'microphone':
      return canSpeak(interview)
        ? 'Whether the microphone is on. This records nothing.'
        : 'This interview notes whether the microphone is on, though nothing is spoken in it. This records nothing.';
    case 'answer_recordings':
      return 'What you say while you record an answer.';
  }
}

const canSpeak = ({ question_kinds, can_record }: Asking) => can_record && question_kinds.words > 0;

/** In the order in which the text has them, whatever the order of the interview. */
function listOf(signals: readonly IntegritySignal[]): string {
  const names = Object.entries(signalNames).flatMap(([signal, name]) =>
    signals.some((one) => one === signal) ? name.toLowerCase() : [],
  );
  return new Intl.ListFormat('en').format(names);
}
