import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepWork, takeWork } from './kept-work.ts';

type Values = Record<string, string | boolean>;

/** A form's first values, with what was typed in it and not sent when it went away. */
export function withKept<Given extends Values>(keptAs: string | undefined, initial: Given): Given {
  if (!keptAs) return initial;
  const kept = Object.entries(takeWork(keptAs)).filter(([name]) => typeof initial[name] === 'string');
  return { ...initial, ...Object.fromEntries(kept) };
}

/**
 * Keeps what stands in a form and is not what it began with, when the form goes away: the session that
 * ended in the middle must not take it along (D8). Returns what is called once it was submitted, and is not kept.
 */
export function useKeptValues(keptAs: string | undefined, values: Values, initial: Values): () => void {
  const isSubmitted = useRef(false);
  const latest = useRef({ values, initial });
  useLayoutEffect(() => {
    latest.current = { values, initial };
  });
  useEffect(() => {
    if (!keptAs) return;
    return () => {
      if (isSubmitted.current) return;
      const typed = Object.entries(latest.current.values).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1] !== latest.current.initial[entry[0]],
      );
      if (typed.length > 0) keepWork(keptAs, Object.fromEntries(typed));
    };
  }, [keptAs]);
  return () => {
    isSubmitted.current = true;
  };
}
