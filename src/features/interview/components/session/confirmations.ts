import type { ConfirmOptions } from '../../../../stores/confirm-store.ts';

interface Skipped {
  /** Whether the server lacks a part of a recording. */
  readonly isUnsent: boolean;
  /** Whether it is said what a strong answer shows before the next question. */
  readonly hasFeedback: boolean;
}

/** Asks before a question is skipped, with what that costs and what follows. */
export function skipQuestion({ isUnsent, hasFeedback }: Skipped): ConfirmOptions {
  const dropped = isUnsent
    ? 'what you typed for it is dropped, as is your recording that is not handed over yet'
    : 'what you typed for it is dropped';
  const next = hasFeedback
    ? 'You see what a strong answer shows before you go on.'
    : 'You cannot come back to it.';
  return {
    title: 'Skip this question?',
    message: `It is recorded as skipped, and ${dropped}. ${next}`,
    confirmLabel: 'Skip question',
    cancelLabel: 'Keep answering',
    variant: 'warning',
  };
}

export const stopRetry: ConfirmOptions = {
  title: 'Stop this retry?',
  message:
    'What you typed for it is dropped, and you see the feedback again. Your first answer stays as it is.',
  confirmLabel: 'Stop the retry',
  cancelLabel: 'Keep answering',
  variant: 'warning',
};

export const finishAfterFeedback: ConfirmOptions = {
  title: 'Finish the interview now?',
  message: 'The answers you handed in are evaluated; the questions that follow count as not asked.',
  confirmLabel: 'Finish now',
  cancelLabel: 'Go on',
  variant: 'warning',
};

export const finishQuestion: ConfirmOptions = {
  title: 'Finish the interview now?',
  message:
    'The answers you handed in are evaluated. What you answered to this question is kept and marked as interrupted; the questions that follow count as not asked.',
  confirmLabel: 'Finish now',
  cancelLabel: 'Go on',
  variant: 'warning',
};
