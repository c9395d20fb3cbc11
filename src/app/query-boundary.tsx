import { QueryClientProvider } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores/context.tsx';
import { queryCacheOf } from './query-cache.ts';

/** Gives a screen the cache of what was fetched, and draws it anew for another user. */
export const QueryBoundary = observer(function QueryBoundary({ children }: { children: ReactNode }) {
  const stores = useStores();
  return (
    // What is mounted would go on with the answers it has.
    <QueryClientProvider key={stores.auth.user?._id} client={queryCacheOf(stores)}>
      {children}
    </QueryClientProvider>
  );
});
