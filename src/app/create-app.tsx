import type { ReactNode } from 'react';
import type { RuntimeConfig } from '../api/runtime-config.ts';
import { saysExpired } from '../lib/paths.ts';
import { App } from './app.tsx';
import { connectSession } from './connect-session.ts';
import { rowAt } from './load-areas.ts';
import { preload } from './preload.ts';

interface CandorApp {
  element: ReactNode;
  /** Resolves when the session is known, or takes its time, and the code of the screen at this address is there. */
  prepare(address: Pick<Location, 'pathname' | 'search'>): Promise<void>;
  /** Whether HTML that is for these people (`RouteRow.html`) shows what the app does now. */
  fits(html: string): boolean;
}

const SHELL_MS = 300;

/** A status check that takes longer is told on the page. */
const shellIsEnough = () => new Promise((resolve) => setTimeout(resolve, SHELL_MS));

/** Puts the application together: stores, session, client, screens. */
export function createApp(config: RuntimeConfig): CandorApp {
  const stores = connectSession(config);
  return {
    element: <App stores={stores} />,
    prepare: async ({ pathname, search }) => {
      const found = rowAt(pathname).catch(() => undefined);
      const hasExpired = saysExpired(pathname, search);
      const isKnown = Promise.race([stores.auth.hydrate({ hasExpired }), shellIsEnough()]);
      const row = await found;
      const isOpen = isKnown.then(() => row && stores.auth.isAuthenticated);
      // What nobody is let into without a session is not downloaded without one.
      if (row && (row.guards.length === 0 || row.guards.includes('guest') || (await isOpen)))
        await preload(row);
      await isOpen;
    },
    fits: (html) => html === 'everybody' || (html === 'guests' && !stores.auth.accessToken),
  };
}
