import { useEffect, useEffectEvent } from 'react';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import { isClosed } from './is-closed.ts';

/** Has looked what closed turns left, whenever a session comes to go on here and with every turn that is closed then. */
export function useClosedTurns(
  { turns }: Pick<Session, 'turns'>,
  isHere: boolean,
  look: () => Promise<void>,
): void {
  const lookNow = useEffectEvent(look);
  const count = isHere ? turns.filter(isClosed).length : 0;
  useEffect(() => {
    // What a broken device does not give is looked for again by the next page.
    if (count > 0) lookNow().catch(() => {});
  }, [count]);
}
