import { useEffect, useRef, useState } from 'react';
import { keepWork, takeWork } from './kept-work.ts';

/** As long as somebody types on, in ms. */
const PAUSE = 400;

/** What stands in a form of several parts, kept in this tab while it is written; gone once `forget` was called. */
export function useKeptDraft<Draft extends object>(keptAs: string, initial: Draft) {
  const [draft, setDraft] = useState(() => ({ ...initial, ...readDraft(keptAs) }));
  const [first] = useState(draft);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const keep = () => {
      if (!isDone.current) keepWork(keptAs, { draft: JSON.stringify(draft) });
    };
    if (draft === first) {
      // What was taken out to be shown is put back.
      keep();
      return;
    }
    const timer = setTimeout(() => {
      keep();
      setSavedAt(new Date().toISOString());
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      keep();
    };
  }, [draft, first, keptAs]);
  const forget = () => {
    isDone.current = true;
    takeWork(keptAs);
  };
  return { draft, change: (to: Partial<Draft>) => setDraft((now) => ({ ...now, ...to })), savedAt, forget };
}

function readDraft(keptAs: string): object {
  try {
    const kept: unknown = JSON.parse(takeWork(keptAs)['draft'] ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
