import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { getSessionQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { type Save, TabClaim } from './tab-claim.ts';

const TabClaimContext = createContext<TabClaim | null>(null);

/** Tells what is below whose tab it is in. */
export const TabClaimProvider = TabClaimContext.Provider;

/** Claims the session for this tab while the page is shown. */
export function useTabClaim(sessionId: string): TabClaim {
  const queries = useQueryClient();
  const claim = useMemo(() => {
    const queryKey = getSessionQueryKey({ path: { session_id: sessionId } });
    return new TabClaim(sessionId, {
      locks: navigator.locks ?? null,
      isVisible: () => document.visibilityState === 'visible',
      onReturn: () => queries.removeQueries({ queryKey }),
    });
  }, [sessionId, queries]);

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
