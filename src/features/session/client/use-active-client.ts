import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientClaim, ClientStatus } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { claimSession } from '../../../api/gen/sdk.gen.ts';
import { sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { clientId } from '../../../capabilities/interview/client-id.ts';
import type { TabStatus } from '../../../capabilities/interview/tab-claim.ts';
import { useIsInOtherTab } from '../../../capabilities/interview/use-tab-claim.ts';
import { useStores } from '../../../stores/context.tsx';
import { useLeavingPage } from './use-leaving-page.ts';

export interface ActiveClient {
  readonly status: TabStatus;
  readonly takingOver: boolean;
  /** Why it could not be taken over; null where nothing went wrong. */
  readonly failure: Error | null;
  readonly takeOver: () => void;
}

/** Twice within the time after which the server takes a client for silent. */
const lookAgainMs = 15_000;

const sessionKey = (sessionId: string) => getSessionQueryKey({ path: { session_id: sessionId } });

/** Below the session's own key: whoever has that looked up again after a refusal asks for this as well. */
const clientKey = (sessionId: string) => [...sessionKey(sessionId), 'client'] as const;

/**
 * Has the session go on in this client while the page is open, unless it is open in another browser or on another device.
 * Looks again every 15 seconds and whenever somebody comes back to the page; without a connection it goes on here.
 */
export function useActiveClient(sessionId: string, canBeWritten: boolean): ActiveClient {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ ...placeQuery(queries, sessionId), enabled: canBeWritten });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const status = await claim(sessionId, 'take_over');
      await refetchSession(queries, sessionId);
      return status;
    },
    onSuccess: async (status) => {
      // A look that began before knows nothing of it.
      await queries.cancelQueries({ queryKey: clientKey(sessionId) });
      queries.setQueryData(clientKey(sessionId), status);
    },
  });
  useLeaving(sessionId, canBeWritten);

  return {
    status: canBeWritten ? questionStatusOf(data, isError) : 'here',
    takingOver: isPending,
    failure: error,
    takeOver: mutate,
  };
}

/** Whether the session goes on elsewhere by now, in another tab or another client; asked when what is below goes. */
export function useHandedOver(sessionId: string): () => boolean {
  const queries = useQueryClient();
  const isInOtherTab = useIsInOtherTab();
  return () => isInOtherTab() || queries.getQueryData<ClientStatus>(clientKey(sessionId))?.active === false;
}

function placeQuery(queries: QueryClient, sessionId: string) {
  const queryKey = clientKey(sessionId);
  return queryOptions({
    queryKey,
    queryFn: async () => {
      if (!queries.getQueryData(queryKey)) return claim(sessionId, 'open');
      const status = await claim(sessionId, 'stay');
      if (status.acquired) await refetchSession(queries, sessionId);
      return status;
    },
    refetchInterval: ({ state }) => canAskAgain(state) && lookAgainMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // A page that is opened anew asks anew.
    gcTime: 0,
  });
}

/** What a page knows of a session that did not go on in it is old. */
const refetchSession = (queries: QueryClient, sessionId: string) =>
  queries.refetchQueries({ queryKey: sessionKey(sessionId), exact: true });

/** A client that lost the session waits to be told to take it over, and without a sign-in nothing can be asked. */
function canAskAgain({ data, error }: { data?: ClientStatus; error: Error | null }): boolean {
  return data?.active !== false && !(error && sendFailureOf(error) === 'sign-in');
}

async function claim(sessionId: string, how: ClientClaim['claim'], keepalive = false): Promise<ClientStatus> {
  const options = { path: { session_id: sessionId }, body: { client: clientId(), claim: how }, keepalive };
  const isAsked = how === 'take_over';
  return (await claimSession({ ...options, ...(isAsked ? {} : silent) })).data;
}

/** What cannot be asked goes on here: the server refuses the writes of a client that is not the active one. */
function questionStatusOf(known: ClientStatus | undefined, isError: boolean): TabStatus {
  if (known) return known.active ? 'here' : 'elsewhere';
  return isError ? 'here' : 'asking';
}

/** Frees the session when the page is left, so that another client need not ask. */
function useLeaving(sessionId: string, canBeWritten: boolean): void {
  const queries = useQueryClient();
  const { auth } = useStores();
  const isHandedOver = useHandedOver(sessionId);

  const leave = () => {
    if (!canBeWritten || !auth.isAuthenticated || isHandedOver()) return;
    // A client that could not say so is taken for silent after a while.
    claim(sessionId, 'leave', true).catch(() => {});
  };
  useLeavingPage(leave, () => void queries.refetchQueries({ queryKey: clientKey(sessionId) }));
}
