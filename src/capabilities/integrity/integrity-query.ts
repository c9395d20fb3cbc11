import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getIntegrityLogOptions, getIntegrityLogQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';

const againMs = 10_000;

/** A consent may be taken back elsewhere: so soon a device that is open is let go. */
const consentMs = 30_000;

/** What is noted in one attempt; looked up anew wherever it is shown, and again by itself after a failure. */
export function integrityLogQuery(sessionId: string) {
  return queryOptions({
    ...getIntegrityLogOptions({ path: { session_id: sessionId } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return againMs;
      return data?.is_noting && data.devices.length > 0 && consentMs;
    },
  });
}

/** Fetches the log again: something was added to it. */
export function refreshIntegrityLog(queries: QueryClient, sessionId: string): Promise<void> {
  return queries.invalidateQueries({
    queryKey: getIntegrityLogQueryKey({ path: { session_id: sessionId } }),
  });
}
