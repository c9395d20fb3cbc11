import { canBeTold, type FormFailureCause } from './use-form.ts';

/** Expired, used up or replaced (410), or an address that was never a challenge's (422). */
function isOver(error: unknown): error is FormFailureCause {
  if (!canBeTold(error)) return false;
  return error.status === 410 || error.fieldErrors.some(({ field }) => field === 'challenge_id');
}

/** Makes a call about a challenge; where that can no longer be met, `onOver` is told why. Throws the rest. */
export async function unlessOver(call: () => Promise<void>, onOver: (text: string) => void): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isOver(error)) throw error;
    onOver(error.text);
  }
}
