import { useRef } from 'react';
import type { Session } from '../../../../../api/gen/types.gen.ts';
import type { HeldClock } from '../../../speech/held-clock.ts';
import type { SessionWrites } from '../use-session-writes.ts';
import type { TurnWork } from './use-turn-work.ts';

/** Stops the clock for something that has to be read. One that stood still before, stands still afterwards. */
export function useHeldClock(
  { status }: Pick<Session, 'status'>,
  { pause, resume }: Pick<SessionWrites, 'pause' | 'resume'>,
  { during }: TurnWork,
): HeldClock {
  const held = useRef<Promise<void> | null>(null);
  return {
    hold() {
      if (status === 'in_progress') held.current ??= during('clock', pause);
    },
    async letRun() {
      const stopping = held.current;
      if (!stopping) return;
      held.current = null;
      await stopping;
      await during('clock', resume);
    },
  };
}
