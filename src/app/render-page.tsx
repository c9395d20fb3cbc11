import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SocialProvider } from '../../openapi/gen/types.gen.ts';
import { RootStore } from '../stores/root-store.ts';
import { App } from './app.tsx';
import { preload } from './preload.ts';
import { type PublicMetadata, publicMetadata } from './public-metadata.ts';
import { type RouteRow, routes } from './routes.ts';

/** What the build puts into the page's HTML. */
interface RenderedPage {
  path: string;
  title: string;
  /** Whom the HTML fits. */
  fits: 'everybody' | 'guests';
  /** The providers to sign in with that it is for. */
  providers: readonly SocialProvider[];
  /** The `style` elements, as Emotion looks for them. */
  styles: string;
  html: string;
  /** Of a public page. */
  metadata: PublicMetadata | undefined;
}

const noProviders: readonly SocialProvider[] = [];

/** Every choice of providers that an installation can have. */
const choicesOfProviders = [noProviders, ['google'], ['linkedin'], ['google', 'linkedin']] as const;

/** The stores of a guest whom nothing is known of. */
async function storesOfGuest(socialProviders: readonly SocialProvider[]): Promise<RootStore> {
  const never = () => new Promise<never>(() => undefined);
  const authApi = { signIn: never, logout: never, logoutAll: never, status: never };
  const stores = new RootStore({ authApi, socialProviders });
  await stores.auth.hydrate();
  return stores;
}

/** All styles that were asked for, those of the whole page first; one element for each of these, as Emotion has it. */
function stylesOf({ inserted, registered, key }: EmotionCache): string {
  const entries = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  const isGlobal = ([name]: [string, unknown]) => registered[`${key}-${name}`] === undefined;
  const global = entries
    .filter(isGlobal)
    .map(([name, css]) => styleElement(`${key}-global ${name}`, `${css}`));
  const local = entries.filter((entry) => !isGlobal(entry));
  const names = local.map(([name]) => name).join(' ');
  return [...global, styleElement(`${key} ${names}`, local.map(([, css]) => css).join(''))].join('');
}

const styleElement = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;

async function renderPage(row: RouteRow, providers = noProviders): Promise<RenderedPage> {
  await preload(row);
  const stores = await storesOfGuest(providers);
  const cache = createCache({ key: 'css' });
  // Keeps the styles in the cache, for us to put into the head.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <App
        stores={stores}
        Router={({ children }) => <StaticRouter location={row.path}>{children}</StaticRouter>}
      />
    </CacheProvider>,
  );
  const { path, title, html: fits = 'everybody' } = row;
  return { path, title, fits, providers, styles: stylesOf(cache), html, metadata: publicMetadata[path] };
}

/** Makes HTML of the screens that have it; of the sign-in one for each choice of providers. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const row of routes.filter(({ html }) => html))
    for (const providers of row.offersProviders ? choicesOfProviders : [noProviders])
      pages.push(await renderPage(row, providers));
  return pages;
}
