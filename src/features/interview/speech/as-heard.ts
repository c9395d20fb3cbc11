import type { ConfirmOptions } from '../../../stores/confirm-store.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Asks before an answer is handed in that is nothing but what was hardly understood; null where it is more than that. */
export function asHeard(
  text: string,
  { poorTranscript }: Pick<SpokenAnswer, 'poorTranscript'>,
): ConfirmOptions | null {
  if (!poorTranscript || folded(text) !== folded(poorTranscript)) return null;
  return {
    title: 'Hand it in as it was heard?',
    message:
      'Your recording could hardly be understood, and nothing was changed in what was written down. As it stands it will not be looked at; it does not count against you.',
    confirmLabel: 'Hand it in',
    cancelLabel: 'Keep answering',
    variant: 'warning',
  };
}

/** Blanks make no other answer. */
const folded = (text: string) => text.trim().replace(/\s+/g, ' ');
