import { type RefCallback, useCallback, useRef, useState } from 'react';

export interface AnswerInput {
  /** Where the answer begins to be given. */
  readonly inputRef: RefCallback<HTMLElement>;
  /** Why the answer cannot be submitted, or the interview not be finished, as it is. */
  readonly problem: string | null;
  /** Leads to the answer; where it is about to be drawn, then. */
  readonly focus: () => void;
  /** Says what stands in the way, and leads back to the answer. */
  readonly refuse: (problem: string) => void;
  readonly forgetProblem: () => void;
}

/** Where the answer is given, and what is wrong with it. */
export function useAnswerInput(): AnswerInput {
  const input = useRef<HTMLElement>(null);
  const isWanted = useRef(false);
  const inputRef = useCallback((element: HTMLElement | null) => {
    input.current = element;
    if (!element || !isWanted.current) return;
    isWanted.current = false;
    element.focus();
    // A new field has its cursor before the words that it begins with.
    if (element instanceof HTMLTextAreaElement) {
      element.setSelectionRange(element.value.length, element.value.length);
    }
  }, []);
  const [problem, setProblem] = useState<string | null>(null);
  const focus = () => {
    isWanted.current = input.current === null;
    input.current?.focus();
  };
  const refuse = (found: string) => {
    setProblem(found);
    focus();
  };
  return { inputRef, problem, focus, refuse, forgetProblem: () => setProblem(null) };
}
