import { BrowserRouter } from 'react-router-dom';
import { StoresProvider } from '../stores/context.tsx';
import type { RootStore } from '../stores/root-store.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Overlays } from './overlays.tsx';
import { Prefetch } from './prefetch.tsx';
import { Screens } from './screen/screens.tsx';
import { SessionEnd } from './session-end.tsx';

/** Everything on the page. */
export function App({ stores }: { stores: RootStore }) {
  return (
    <StoresProvider stores={stores}>
      <ThemeProvider>
        <BrowserRouter>
          <SessionEnd />
          <Screens />
          <Overlays />
          <Prefetch />
        </BrowserRouter>
      </ThemeProvider>
    </StoresProvider>
  );
}
