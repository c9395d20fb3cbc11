import { useRef } from 'react';

/** Does one thing to its end before it begins another: a second click may come before a button shows the first. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const isAtWork = useRef(false);
  return async (act) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    await act().finally(() => {
      isAtWork.current = false;
    });
  };
}
