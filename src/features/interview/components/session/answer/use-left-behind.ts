import { useEffect, useEffectEvent } from 'react';
import type { Session } from '../../../../../api/gen/types.gen.ts';
import type { DraftStorage, RefusedAnswer } from '../../../drafts/draft-storage.ts';
import { setAsideLeftBehind } from './left-behind.ts';

interface LeftBehindPorts {
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly onFound: (found: readonly RefusedAnswer[]) => void;
}

/** Looks for what was typed here and is in no answer, whenever the session comes to go on here. */
export function useLeftBehind(
  session: Session,
  isHere: boolean,
  { userId, storage, onFound }: LeftBehindPorts,
): void {
  const look = useEffectEvent(() => {
    // What a broken device does not give is looked for again by the next page.
    setAsideLeftBehind(storage, userId, session).then(onFound, () => {});
  });
  useEffect(() => {
    if (isHere) look();
  }, [isHere]);
}
