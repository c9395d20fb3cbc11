import type { ConfirmOptions } from '../../stores/confirm-store.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** The little that was understood of poor sound, for the candidate to judge; empty where that is no word. */
export function unsureWords({ upload }: Pick<SpokenAnswer, 'upload'>): string {
  const { phase, server } = upload ?? {};
  return phase === 'poor_audio' && server?.word_count ? (server.transcript ?? '') : '';
}

/** Asks before an answer is submitted that is nothing but what was hardly understood; null where it is more than that. */
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
