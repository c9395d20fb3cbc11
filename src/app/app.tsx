import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { StoresProvider } from '../stores/context.tsx';
import type { RootStore } from '../stores/root-store.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Overlays } from './overlays.tsx';
import { Prefetch } from './prefetch.tsx';
import { Screens } from './screen/screens.tsx';
import { SessionEnd } from './session-end.tsx';

interface AppProps {
  stores: RootStore;
  /** What knows the address; the browser's, except where the page is made into HTML. */
  Router?: (props: { children: ReactNode }) => ReactNode;
}

/** Everything on the page. */
export function App({ stores, Router = BrowserRouter }: AppProps) {
  return (
    <StoresProvider stores={stores}>
      <ThemeProvider>
        <Router>
          <SessionEnd />
          <Screens />
          <Overlays />
          <Prefetch />
        </Router>
      </ThemeProvider>
    </StoresProvider>
  );
}
