import type { HeldClock } from '../../../../capabilities/speech/held-clock.ts';
import type { Ending } from './ending.ts';
import { useHandIn } from './use-hand-in.ts';
import { useLeaving } from './use-leaving.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The buttons that close the turn: each asks or checks first, and none while another is at it. */
export function useTurnEndings(
  ending: Omit<Ending, 'closing'>,
  clock: Pick<HeldClock, 'leave'>,
): Record<'done' | 'handInWithout' | 'skip' | 'finishEarly', () => Promise<void>> {
  const once = useOneAtATime();
  const closing: Ending['closing'] = (kind, act) =>
    ending.work.during(kind, async () => {
      await clock.leave();
      await act();
    });
  const { done, handInWithout } = useHandIn({ ...ending, closing });
  const { skip, finishEarly } = useLeaving({ ...ending, closing });
  return {
    done: () => once(done),
    handInWithout: () => once(handInWithout),
    skip: () => once(skip),
    finishEarly: () => once(finishEarly),
  };
}
