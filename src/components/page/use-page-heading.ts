import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the entry a visit begins with. */
const FIRST_ENTRY = 'default';

/**
 * Names the page in the tab, and moves the focus to its heading after a navigation. The `h1` takes the
 * ref and `tabIndex={-1}`; `PageHeader` does so by itself.
 */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirstVisit = useRef(key === FIRST_ENTRY);

  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, even in the same layout
  useEffect(() => {
    if (!isFirstVisit.current) heading.current?.focus({ preventScroll: true });
    isFirstVisit.current = false;
  }, [pathname]);

  return heading;
}
