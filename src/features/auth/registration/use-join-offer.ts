import { useEffect, useState } from 'react';
import type { JoinOffer } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getJoinOffer } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { dropJoin, keptJoin, takeJoinFromAddress } from '../../../stores/kept-join.ts';

/** What the link of an invitation leads to. */
export type Join =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'over'; readonly text: string }
  | { readonly state: 'offered'; readonly token: string; readonly offer: JoinOffer };

const isOver = (error: unknown) => error instanceof ApiError && error.status === 410;

/** Looks up the invitation that this tab was opened with; `decline` goes on without it. */
export function useJoinOffer(): { readonly join: Join; readonly decline: () => void } {
  const [join, setJoin] = useState<Join>({ state: 'none' });
  useEffect(() => {
    takeJoinFromAddress(window.location);
    const token = keptJoin();
    if (!token) return undefined;
    const leaving = new AbortController();
    setJoin({ state: 'loading' });
    lookUp(token, leaving.signal).then(
      (found) => !leaving.signal.aborted && setJoin(found),
      // What failed was told; without it the page is as ever, and a reload asks again.
      () => !leaving.signal.aborted && setJoin({ state: 'none' }),
    );
    return () => leaving.abort();
  }, []);
  const decline = () => {
    dropJoin();
    setJoin({ state: 'none' });
  };
  return { join, decline };
}

async function lookUp(token: string, signal: AbortSignal): Promise<Join> {
  try {
    const { data } = await getJoinOffer({ ...taking(isOver), body: { token }, signal, throwOnError: true });
    return { state: 'offered', token, offer: data };
  } catch (error) {
    if (!(error instanceof ApiError) || !isOver(error)) throw error;
    dropJoin();
    return { state: 'over', text: error.text };
  }
}
