import { type RefObject, useEffect, useRef } from 'react';

/** What takes the focus once a report is chosen or no longer so: the link that was pressed for it is gone. */
export function useChoiceFocus<Target extends HTMLElement>(isChosen: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current !== isChosen) target.current?.focus();
    wasChosen.current = isChosen;
  }, [isChosen]);
  return target;
}
