import { useState } from 'react';

type Work = 'clock' | 'looking' | 'handing-in' | 'leaving-the-turn';

export interface TurnWork {
  /** One of the buttons is at work; the others wait for it. */
  readonly busy: boolean;
  /** The turn is about to be closed: nothing may be typed that would be left out. */
  readonly closing: boolean;
  readonly submitting: boolean;
  /** It is found out whether something that was said is missing in the answer. */
  readonly looking: boolean;
  readonly during: (kind: Work, act: () => Promise<unknown>) => Promise<void>;
}

/** What a button of the turn is doing at the moment. */
export function useTurnWork(): TurnWork {
  const [work, setWork] = useState<Work | null>(null);
  const during = async (kind: Work, act: () => Promise<unknown>) => {
    setWork(kind);
    await act().finally(() => setWork(null));
  };
  return {
    busy: work !== null,
    closing: work === 'handing-in' || work === 'leaving-the-turn',
    submitting: work === 'handing-in',
    looking: work === 'looking',
    during,
  };
}
