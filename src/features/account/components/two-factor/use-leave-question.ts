import { useEffect } from 'react';

/**
 * While there is something to lose: the browser asks before the page is reloaded or closed, and `mayLeave`
 * before Back leads away.
 */
export function useLeaveQuestion(isAtRisk: boolean, mayLeave: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askInBrowser);
    const letGo = holdBack(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', askInBrowser);
      letGo();
    };
  }, [isAtRisk, mayLeave]);
}

/**
 * Lays a copy of this entry of the history on top of it, which Back takes away instead of the page; the
 * router sees the same address before and after. Returns how to take the copy away.
 */
function holdBack(mayLeave: () => Promise<boolean>): () => void {
  const layCopy = () => window.history.pushState({ ...window.history.state, isCopy: true }, '');
  let isOver = false;
  const ask = async () => {
    const leaves = await mayLeave();
    if (isOver) return;
    if (leaves) window.history.back();
    else layCopy();
  };
  const onBack = () => void ask();
  layCopy();
  window.addEventListener('popstate', onBack);
  return () => {
    isOver = true;
    window.removeEventListener('popstate', onBack);
    if (window.history.state?.isCopy) window.history.back();
  };
}
