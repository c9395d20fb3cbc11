import { useEffect, useRef } from 'react';

/**
 * Tells once that nothing has the focus any more after something that was open has closed: what opened it
 * is gone too, at once or when the page is drawn anew.
 */
export function useFocusLost(isOpen: boolean, onFocusLost: () => void): void {
  const wasOpen = useRef(false);
  /** What had the focus when it closed. */
  const holder = useRef<Element | null>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) holder.current = document.activeElement;
    wasOpen.current = isOpen;
    if (!holder.current || document.activeElement !== document.body) return;
    if (holder.current !== document.body && holder.current.isConnected) return;
    holder.current = null;
    onFocusLost();
  });
}
