import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The key that the router gives to the entry a visit begins with. */
const FIRST_ENTRY = 'default';

/**
 * Names the page in the tab, and begins it at its heading after a navigation, which takes the focus. The `h1` takes
 * the ref and `tabIndex={-1}`; `PageHeader` does so by itself.
 */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const isFirstVisit = useRef(key === FIRST_ENTRY);

  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, even in the same layout
  useEffect(() => {
    if (!isFirstVisit.current) {
      heading.current?.focus({ preventScroll: true });
      // Back and forward lead to where the page was left: the browser sees to it.
      if (navigation !== 'POP' && !hash) window.scrollTo(0, 0);
    }
    isFirstVisit.current = false;
  }, [pathname]);

  return heading;
}
