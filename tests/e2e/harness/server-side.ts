import type { BrowserServer, SeenCall } from '../../support/browser-server.ts';
import { answer, readBody } from '../../support/browser-server.ts';

export const REFRESH = '/api/v1/auth/refresh';
export const STATUS = '/api/v1/auth/status';
export const LOGIN = '/api/v1/auth/login';
export const LOGOUT = '/api/v1/auth/logout';

/** A status in its shape (D27); who is signed in is not looked at. */
const NOBODY = { is_authenticated: false, user: null };

export const callsOf = (site: BrowserServer, path: string): SeenCall[] =>
  site.calls.filter((call) => call.path === path);

/** A door that is opened once. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** When a refresh that was held is handed to the server: before its answer is waited for, after, or never. */
export type Held = 'not yet made' | 'made' | 'lost';

/** Holds every refresh: the server has it or not, the browser has no answer until `release`. */
export function holdRefresh(site: BrowserServer, held: Held = 'made') {
  const arrival = gate();
  const release = gate();
  const stop = site.intercept(REFRESH, async ({ request, response }, forward) => {
    if (held === 'lost') {
      arrival.open();
      return;
    }
    if (held === 'not yet made') {
      arrival.open();
      await release.opened;
      return forward();
    }
    const { headers } = request;
    const made = await site.server.app.inject({ method: 'POST', url: REFRESH, headers });
    arrival.open();
    await release.opened;
    response.writeHead(made.statusCode, made.headers).end(made.rawPayload);
  });
  return {
    /** Resolves once the server has it. */
    arrived: arrival.opened,
    release() {
      stop();
      release.open();
    },
  };
}

/** Answers every refresh with a status of its own, until the returned function is called. */
export function answerRefresh(site: BrowserServer, status: number): () => void {
  return site.intercept(REFRESH, ({ response }) =>
    answer(response, status, { detail: 'As the test wants.' }),
  );
}

/**
 * Answers status calls in the server's place, by what it says of each token, asked once: twenty thousand
 * calls then cost little. With `refusals`, no refresh gets through before so many calls were refused.
 */
export function answerStatus(site: BrowserServer, refusals: number): () => void {
  const isAccepted = new Map<string | undefined, Promise<boolean>>();
  const all = gate();
  let refused = 0;
  if (refusals === 0) all.open();
  const stops = [
    site.intercept(STATUS, async ({ response, seen: { bearer } }) => {
      const judged = isAccepted.get(bearer) ?? site.accepts(bearer);
      isAccepted.set(bearer, judged);
      answer(response, (await judged) ? 200 : 401, NOBODY);
      if (await judged) return;
      refused += 1;
      if (refused === refusals) all.open();
    }),
    site.intercept(REFRESH, async (_call, forward) => {
      await all.opened;
      forward();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A route of the test that takes any body and lets in only whom the server knows. */
export function serveSignedIn(site: BrowserServer, path: string): () => void {
  return site.intercept(path, async ({ request, response, seen }) => {
    await readBody(request, seen);
    const isAccepted = await site.accepts(seen.bearer);
    answer(response, isAccepted ? 200 : 401, isAccepted ? {} : { detail: 'Sign in to continue.' });
  });
}
