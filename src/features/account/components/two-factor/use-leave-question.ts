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

/** Settles once the last copy is away: the step that takes it is nobody's Back, and the next copy waits for it. */
let copyGone = Promise.resolve();

/**
 * Lays a copy of this entry of the history on top of it, which Back takes away instead of the page; the
 * router sees the same address before and after. Returns how to take the copy away.
 */
function holdBack(mayLeave: () => Promise<boolean>): () => void {
  let isOver = false;
  const hold = () => {
    if (isOver) return;
    window.history.pushState({ ...window.history.state, isCopy: true }, '');
    window.addEventListener('popstate', onBack, { once: true });
  };
  const onBack = async () => {
    const leaves = await mayLeave();
    if (!leaves) hold();
    else if (!isOver) window.history.back();
  };
  void copyGone.then(hold);
  return () => {
    isOver = true;
    window.removeEventListener('popstate', onBack);
    copyGone = copyGone.then(takeCopyAway);
  };
}

async function takeCopyAway(): Promise<void> {
  if (!window.history.state?.isCopy) return;
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await stepped;
}
