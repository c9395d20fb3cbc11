import type { PausableClock } from '../../../../capabilities/speech/pausable-clock.ts';
import type { Ending } from './ending.ts';
import { useLeaving } from './use-leaving.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useSubmit } from './use-submit.ts';

/** The buttons that close the turn: each asks or checks first, and none while another is at it. */
export function useTurnEndings(
  ending: Omit<Ending, 'closing'>,
  clock: Pick<PausableClock, 'leave'>,
): Record<'done' | 'submitWithout' | 'skip' | 'finishEarly', () => Promise<void>> {
  const once = useOneAtATime();
  const closing: Ending['closing'] = (kind, act) =>
    ending.work.during(kind, async () => {
      await clock.leave();
      await act();
    });
  const { done, submitWithout } = useSubmit({ ...ending, closing });
  const { skip, finishEarly } = useLeaving({ ...ending, closing });
  return {
    done: () => once(done),
    submitWithout: () => once(submitWithout),
    skip: () => once(skip),
    finishEarly: () => once(finishEarly),
  };
}
