import { type RefObject, useEffect } from 'react';

/** MUI scrolls to the selected tab for 300 ms. */
const scrolledAfterMs = 500;

/**
 * Keeps the selected one of MUI's tabs in sight, and the one that has the focus. MUI scrolls for as much room as
 * there was before its scroll buttons came, so that the last tabs would be cut off.
 */
export function useTabsInView(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = root.current?.querySelector('.MuiTabs-scroller');
    if (!scroller) return;
    const showSelected = () => show(scroller, scroller.querySelector('[aria-selected="true"]'));
    const showFocused = ({ target }: Event) => show(scroller, target as Element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(showSelected, scrolledAfterMs);
    });
    observer.observe(scroller);
    scroller.addEventListener('focusin', showFocused);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      scroller.removeEventListener('focusin', showFocused);
    };
  }, [root]);
}

/** Scrolls sideways only, and no further than is needed. */
export function show(scroller: Element, tab: Element | null): void {
  if (!tab) return;
  const room = scroller.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (right > room.right) scroller.scrollLeft += Math.ceil(right - room.right);
  else if (left < room.left) scroller.scrollLeft -= Math.ceil(room.left - left);
}
