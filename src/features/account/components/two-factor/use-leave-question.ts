import { useEffect } from 'react';

/**
 * While there is something to lose: the browser asks before the page is reloaded or closed, and `mayLeave`
 * before a step in its history leads away.
 */
export function useLeaveQuestion(isAtRisk: boolean, mayLeave: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askInBrowser);
    const letGo = holdHistory(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', askInBrowser);
      letGo();
    };
  }, [isAtRisk, mayLeave]);
}

/** The number that the router gives to the entry of the history that is shown. */
const position = (): number => Number(window.history.state?.idx);

/** Takes back each step in the history until `mayLeave` agrees; returns how to stop that. */
function holdHistory(mayLeave: () => Promise<boolean>): () => void {
  const here = position();
  let isAsking = false;
  const hold = async (event: PopStateEvent) => {
    const steps = position() - here;
    if (Number.isNaN(steps)) return;
    // It captures, and so comes before the router, which must know neither of the step nor of the way back.
    event.stopImmediatePropagation();
    if (steps === 0) return;
    window.history.go(-steps);
    if (isAsking) return;
    isAsking = true;
    const leaves = await mayLeave();
    isAsking = false;
    if (!leaves) return;
    letGo();
    window.history.go(steps);
  };
  const letGo = () => window.removeEventListener('popstate', hold, { capture: true });
  window.addEventListener('popstate', hold, { capture: true });
  return letGo;
}
