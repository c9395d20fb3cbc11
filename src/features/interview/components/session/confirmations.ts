import type { ConfirmOptions } from '../../../../stores/confirm-store.ts';

export const skipQuestion: ConfirmOptions = {
  title: 'Skip this question?',
  message: 'It is recorded as skipped, and what you typed for it is dropped. You cannot come back to it.',
  confirmLabel: 'Skip question',
  cancelLabel: 'Keep answering',
  variant: 'warning',
};

/** Where the server does not have all of a recording. */
export const skipUnsentRecording: ConfirmOptions = {
  ...skipQuestion,
  message:
    'It is recorded as skipped, and what you typed for it is dropped, as is your recording that is not handed over yet. You cannot come back to it.',
};

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
