import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { silent } from '../../api/client.ts';
import { getSessionOptions, getSessionQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import type { Session } from '../../api/gen/types.gen.ts';
import { pollInterval } from './components/session/session-stage.ts';

/** One session; looked up again by itself while its report is being made. */
export function sessionQuery(sessionId: string) {
  return queryOptions({
    ...getSessionOptions({ ...silent, path: { session_id: sessionId } }),
    refetchInterval: (query) => pollInterval(query.state.data, Date.now()),
  });
}

/** Puts what a write answered in the place of what was fetched; a fetch under way is older and is dropped. */
export async function storeSession(queries: QueryClient, session: Session): Promise<void> {
  const queryKey = getSessionQueryKey({ path: { session_id: session._id } });
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, session);
}

/** Has lists that name a session or its report fetched again when they are next shown. */
export function forgetLists(queries: QueryClient): void {
  for (const _id of ['listSessions', 'listReports']) void queries.invalidateQueries({ queryKey: [{ _id }] });
}
