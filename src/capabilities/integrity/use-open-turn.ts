import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import type { OpenTurn } from './watch/sighting.ts';

/** Gives, whenever it is asked, the turn that this page shows: also while its answer is on its way. */
export function useOpenTurn({ current_turn, pending_follow_up }: Session): OpenTurn {
  const turnId = current_turn?._id ?? pending_follow_up?.turn_id ?? null;
  const shown = useRef(turnId);
  useLayoutEffect(() => {
    shown.current = turnId;
  }, [turnId]);
  return useCallback(() => shown.current, []);
}
