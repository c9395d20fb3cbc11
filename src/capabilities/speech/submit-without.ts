import type { ConfirmOptions, ConfirmStore } from '../../stores/confirm-store.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const submitWithoutRecording: ConfirmOptions = {
  title: 'Submit without your recording?',
  message:
    'Only what you typed is submitted. What you said was not handed over, and is deleted for good once your answer is stored.',
  confirmLabel: 'Remove it and submit',
  cancelLabel: 'Keep the recording',
  variant: 'warning',
};

/** Asks before an answer goes without a recording that only this device has; words that came meanwhile are read first. */
export async function mayGoWithout(
  spoken: Pick<SpokenAnswer, 'isUnsent' | 'writtenCount' | 'sayNotSubmitted'>,
  confirm: Pick<ConfirmStore, 'ask'>,
): Promise<boolean> {
  if (!spoken.isUnsent) return true;
  const before = spoken.writtenCount;
  if (!(await confirm.ask(submitWithoutRecording))) return false;
  if (spoken.writtenCount === before) return true;
  spoken.sayNotSubmitted();
  return false;
}
