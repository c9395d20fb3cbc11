import { useEffect, useRef, useState } from 'react';

/** Counts what a form sent, and moves the focus to where that is said: the form that had it has closed. */
export function useSentFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) place.current?.focus();
  }, [sent]);
  return { place, sent, noteSent: () => setSent((count) => count + 1) };
}

/** Of the place: it is no field, and nothing where nothing is said yet. */
export const sentPlaceStyle = {
  '&:empty': { display: 'none' },
  '&:focus-visible': { outline: 'none' },
} as const;
