import { type RefObject, useEffect, useRef } from 'react';

/** What takes the focus once something becomes so that was not: what was pressed for it is gone. */
export function useFocusOn<Target extends HTMLElement>(isSo: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasSo = useRef(isSo);
  useEffect(() => {
    if (isSo && !wasSo.current) target.current?.focus();
    wasSo.current = isSo;
  }, [isSo]);
  return target;
}
