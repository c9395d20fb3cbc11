import { type Query, QueryCache, QueryClient, type QueryOptions } from '@tanstack/react-query';
import { reaction, runInAction } from 'mobx';
import { silence } from '../api/client.ts';
import { ApiError } from '../api/http/api-error.ts';
import type { RootStore } from '../stores/root-store.ts';

const FRESH_FOR = 30_000;

type QueryBehavior = NonNullable<QueryOptions['behavior']>;
type Fetch = Parameters<QueryBehavior['onFetch']>[0];

/**
 * Whether a fetch is one that nobody asked for (D12): what is shown stays, and what could not be had before was told
 * then. Opening a page and pressing *Retry* are asking for it.
 */
function isInBackground({ state, fetchOptions, options }: Fetch, query: Query): boolean {
  if (state.data !== undefined || query.getObserversCount() === 0) return true;
  if (state.status !== 'error') return false;
  const isByItself = fetchOptions === undefined && 'refetchInterval' in options;
  return isByItself || fetchOptions?.cancelRefetch === false;
}

const behavior: QueryBehavior = {
  onFetch: (fetch, query) => {
    if (isInBackground(fetch, query)) silence(fetch.signal);
  },
};

function createCache({ auth, owesSecondFactor }: RootStore): QueryClient {
  const cache = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'second_factor_owed')
          runInAction(() => owesSecondFactor.set(true));
      },
    }),
    defaultOptions: {
      // The wrapper owns retrying, and knows of the network what the browser only guesses.
      queries: { retry: false, staleTime: FRESH_FOR, networkMode: 'always', behavior },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // An answer still on its way then finds nothing to fill.
  reaction(
    () => auth.user?._id,
    () => cache.clear(),
  );
  // A page that was opened after its sign-in had ended loads by itself once there is another.
  reaction(
    () => auth.accessToken,
    (token) => {
      if (token)
        void cache.refetchQueries({ type: 'active', predicate: lacksSignIn }, { cancelRefetch: false });
    },
  );
  return cache;
}

function lacksSignIn({ state: { error } }: Query): boolean {
  return error instanceof ApiError && (error.kind === 'session-expired' || error.status === 401);
}

const caches = new WeakMap<RootStore, QueryClient>();

/** The cache of what was fetched: the same on every screen, emptied when the user changes. */
export function queryCacheOf(stores: RootStore): QueryClient {
  const cache = caches.get(stores) ?? createCache(stores);
  caches.set(stores, cache);
  return cache;
}
