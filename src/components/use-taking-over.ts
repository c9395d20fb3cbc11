import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page's HTML is just being taken over. It knows neither the query of the address nor this browser: what
 * depends on them is drawn as it stands there, and at once drawn anew.
 */
export const useTakingOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
