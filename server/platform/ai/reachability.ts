import type { AiTrouble, ChatFailure } from './chat.ts';

/** Remembers since when an endpoint fails. One that is busy, or writes nonsense, is there; of a slow one nobody knows. */
export function createReachability(now: () => Date) {
  let trouble: AiTrouble | null = null;
  return {
    trouble: () => trouble,
    /** Takes note of how a call went; null for one that went well. */
    note(kind: ChatFailure['kind'] | null): void {
      if (kind === 'slow') return;
      const isDown = kind === 'unreachable' || kind === 'refused';
      trouble = isDown ? { kind, since: trouble?.since ?? now() } : null;
    },
  };
}
