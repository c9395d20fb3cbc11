import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { silent } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { claimSession } from '../../../api/gen/sdk.gen.ts';
import type { PlaceClaim, PlaceStanding } from '../../../api/gen/types.gen.ts';
import { sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { placeName } from '../../../capabilities/interview/place-name.ts';
import type { Standing } from '../../../capabilities/interview/tab-claim.ts';
import { useIsInOtherTab } from '../../../capabilities/interview/use-tab-claim.ts';
import { useStores } from '../../../stores/context.tsx';
import { useLeavingPage } from './use-leaving-page.ts';

export interface SessionPlace {
  readonly standing: Standing;
  readonly takingOver: boolean;
  /** Why it could not be taken over; null where nothing went wrong. */
  readonly failure: Error | null;
  readonly takeOver: () => void;
}

/** Twice within the time after which the server takes a place for silent. */
const lookAgainMs = 15_000;

const sessionKey = (sessionId: string) => getSessionQueryKey({ path: { session_id: sessionId } });

/** Below the session's own key: whoever has that looked up again after a refusal asks for this as well. */
const placeKey = (sessionId: string) => [...sessionKey(sessionId), 'place'] as const;

/**
 * Has the session go on in this place while the page is open, unless it is open in another browser or on another device.
 * Looks again every 15 seconds and whenever somebody comes back to the page; without a connection it goes on here.
 */
export function useSessionPlace(sessionId: string, canBeWritten: boolean): SessionPlace {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ ...placeQuery(queries, sessionId), enabled: canBeWritten });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const standing = await claim(sessionId, 'take_over');
      await refetchSession(queries, sessionId);
      return standing;
    },
    onSuccess: async (standing) => {
      // A look that began before knows nothing of it.
      await queries.cancelQueries({ queryKey: placeKey(sessionId) });
      queries.setQueryData(placeKey(sessionId), standing);
    },
  });
  useLeaving(sessionId, canBeWritten);

  return {
    standing: canBeWritten ? standingOf(data, isError) : 'here',
    takingOver: isPending,
    failure: error,
    takeOver: mutate,
  };
}

/** Whether the session goes on elsewhere by now, in another tab or another place; asked when what is below goes. */
export function useHandedOver(sessionId: string): () => boolean {
  const queries = useQueryClient();
  const isInOtherTab = useIsInOtherTab();
  return () => isInOtherTab() || queries.getQueryData<PlaceStanding>(placeKey(sessionId))?.active === false;
}

function placeQuery(queries: QueryClient, sessionId: string) {
  const queryKey = placeKey(sessionId);
  return queryOptions({
    queryKey,
    queryFn: async () => {
      if (!queries.getQueryData(queryKey)) return claim(sessionId, 'open');
      const standing = await claim(sessionId, 'stay');
      if (standing.gained) await refetchSession(queries, sessionId);
      return standing;
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

/** A place that lost the session waits to be told to take it over, and without a sign-in nothing can be asked. */
function canAskAgain({ data, error }: { data?: PlaceStanding; error: Error | null }): boolean {
  return data?.active !== false && !(error && sendFailureOf(error) === 'sign-in');
}

async function claim(sessionId: string, how: PlaceClaim['claim'], keepalive = false): Promise<PlaceStanding> {
  const options = { path: { session_id: sessionId }, body: { place: placeName(), claim: how }, keepalive };
  const isAsked = how === 'take_over';
  return (await claimSession({ ...options, ...(isAsked ? {} : silent) })).data;
}

/** What cannot be asked goes on here: the server refuses the writes of a place that is not the active one. */
function standingOf(known: PlaceStanding | undefined, isError: boolean): Standing {
  if (known) return known.active ? 'here' : 'elsewhere';
  return isError ? 'here' : 'asking';
}

/** Frees the session when the page is left, so that another place need not ask. */
function useLeaving(sessionId: string, canBeWritten: boolean): void {
  const queries = useQueryClient();
  const { auth } = useStores();
  const isHandedOver = useHandedOver(sessionId);

  const leave = () => {
    if (!canBeWritten || !auth.isAuthenticated || isHandedOver()) return;
    // A place that could not say so is taken for silent after a while.
    claim(sessionId, 'leave', true).catch(() => {});
  };
  useLeavingPage(leave, () => void queries.refetchQueries({ queryKey: placeKey(sessionId) }));
}
