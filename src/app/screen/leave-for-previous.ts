/** By then a browser that has an earlier page has begun to leave this one. */
const BEGINS_WITHIN = 500;

/**
 * Goes back to an earlier page of another site, of which a page is only told how many entries there are, before it
 * and after it; `otherwise` where there is none.
 */
export function leaveForPrevious(otherwise: () => void): void {
  if (window.history.length === 1) {
    otherwise();
    return;
  }
  const leaves = new AbortController();
  const stay = setTimeout(() => {
    leaves.abort();
    otherwise();
  }, BEGINS_WITHIN);
  const leave = () => {
    clearTimeout(stay);
    leaves.abort();
  };
  for (const sign of ['beforeunload', 'pagehide', 'popstate'])
    window.addEventListener(sign, leave, { signal: leaves.signal });
  window.history.back();
}
