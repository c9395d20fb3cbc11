import { useLayoutEffect } from 'react';
import { useTakingOver } from '../use-taking-over.ts';

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hands over the fields of a form that came as HTML, with what was typed before there was code for it. */
export function useTypedBefore(names: readonly string[], take: (field: Input) => void): void {
  const isTakingOver = useTakingOver();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came before
  useLayoutEffect(() => {
    if (!isTakingOver) return;
    for (const name of names) {
      const field = document.getElementById(name);
      if (field) take(field as Input);
    }
  }, []);
}
