import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What makes an element one of several that Tab reaches as one. */
export interface TabStop {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Tab reaches the marks of an answer, or of all answers in a `data-marked` element, as one; the arrow keys lead from
 * each to the next, so that nobody has to walk through all of them. `first`: where Tab leads to before any had the
 * focus; null where it leads to an answer before.
 */
export function useOneTabStop(first: number | null): (start: number) => TabStop {
  const [focused, setFocused] = useState<number | null>(null);
  const current = focused ?? first;
  return (start) => ({
    tabIndex: start === current ? 0 : -1,
    onFocus: () => setFocused(start),
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const { currentTarget } = event;
      const marks = [...(currentTarget.closest('[data-marked], blockquote')?.querySelectorAll('mark') ?? [])];
      const next = marks[marks.indexOf(currentTarget) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  });
}
