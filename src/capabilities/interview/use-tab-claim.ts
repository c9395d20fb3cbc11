import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { getSessionQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { type Save, TabClaim } from './tab-claim.ts';

const TabClaimContext = createContext<TabClaim | null>(null);

/** Tells what is below whose tab it is in. */
export const TabClaimProvider = TabClaimContext.Provider;

const sessionKey = (session_id: string): QueryKey => getSessionQueryKey({ path: { session_id } });

/** Claims the session for this tab while the page is shown. */
export const useTabClaim = (sessionId: string): TabClaim => useClaimOf(sessionId, sessionKey);

/**
 * Claims what only one tab at a time may change, for this tab while the page is shown.
 * `keyOf`: of the query that is old by then when it went on elsewhere; the same function each time
 */
export function useClaimOf(id: string, keyOf: (id: string) => QueryKey): TabClaim {
  const queries = useQueryClient();
  const claim = useMemo(
    () =>
      new TabClaim(id, {
        locks: navigator.locks ?? null,
        isVisible: () => document.visibilityState === 'visible',
        onReturn: () => queries.removeQueries({ queryKey: keyOf(id) }),
      }),
    [id, queries, keyOf],
  );

  useEffect(() => {
    claim.begin();
    document.addEventListener('visibilitychange', claim.look);
    return () => {
      document.removeEventListener('visibilitychange', claim.look);
      claim.end();
    };
  }, [claim]);
  return claim;
}

/** Lets the session be opened in other tabs as well, once nothing can be written in it any more. */
export function useClaimUntil(isOver: boolean): void {
  const claim = useContext(TabClaimContext);
  useEffect(() => {
    if (isOver) claim?.end();
  }, [claim, isOver]);
}

/** Calls `save` before the session goes on in another tab. */
export function useSaveBeforeHandOver(save: Save | undefined): void {
  const claim = useContext(TabClaimContext);
  useEffect(() => {
    if (save) return claim?.beforeHandOver(save);
  }, [claim, save]);
}

/** Whether the session goes on in another tab by now; asked when what is below goes. */
export function useIsInOtherTab(): () => boolean {
  const claim = useContext(TabClaimContext);
  return () => claim?.status === 'elsewhere';
}
