import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element, which takes the ref, when what is `shown` becomes something else: what
 * had the focus may be gone with it. Not on arrival, where the page's heading has it.
 */
export function useFocusOnChange(shown: unknown) {
  const target = useRef<HTMLDivElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current !== shown) target.current?.focus();
    before.current = shown;
  }, [shown]);

  return target;
}
