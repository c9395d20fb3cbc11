import type { ConfirmOptions } from '../../../../stores/confirm-store.ts';

export const skipQuestion: ConfirmOptions = {
  title: 'Skip this question?',
  message: 'It is recorded as skipped, and what you typed for it is dropped. You cannot come back to it.',
  confirmLabel: 'Skip question',
  cancelLabel: 'Keep answering',
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
