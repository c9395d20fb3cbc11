import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import type { Login, SocialProvider, User } from '../../openapi/gen/types.gen.ts';
import { configureClient } from '../api/client.ts';
import { StoresProvider } from '../stores/context.tsx';
import { RootStore } from '../stores/root-store.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** A call as the stub server received it. */
interface ReceivedCall {
  path: string;
  body: string;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds before the answer is sent. */
  delay?: number;
}

export const jane: User = {
  _id: 'u1',
  email: 'jane@mail.example',
  full_name: 'Jane Doe',
  role: 'candidate',
  is_verified: true,
  is_active: true,
};

/** What a call answers that signs Jane in. */
export const session: Login = { access_token: 't', token_type: 'bearer', expires_in: 600, user: jane };

const WHILE_TYPING = 'check-password';

/** A real HTTP server that answers each call with the next of its replies, by path. */
async function startStub() {
  const received: ReceivedCall[] = [];
  const checked: ReceivedCall[] = [];
  const replies = new Map<string, Reply[]>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1/auth/', '');
    const call = { path, body: await readBody(request) };
    if (path === WHILE_TYPING) checked.push(call);
    else received.push(call);
    const known = saysZone(path, request) ? replies.get(path)?.shift() : undefined;
    const reply = known ?? { status: 500, body: { detail: `No reply for ${path}` } };
    if (reply.delay) await new Promise((resolve) => setTimeout(resolve, reply.delay));
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(JSON.stringify({ request_id: 'r1', ...(reply.body as object) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    checked,
    reply: (path: string, ...next: Reply[]) => void replies.set(path, next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Mails tell times in the zone of the browser, so that whoever signs in says it. */
function saysZone(path: string, { headers }: IncomingMessage): boolean {
  const isSignIn = /^(login|verify-email|verify-otp|passkey-login|social-login\/\w+)$/.test(path);
  return !isSignIn || headers['time-zone'] === Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A new stub server for each test of a file; what the test drew and the stub server are gone after it. */
export function stubOfEachTest() {
  let current: Awaited<ReturnType<typeof startStub>>;
  beforeEach(async () => {
    current = await startStub();
  });
  afterEach(async () => {
    cleanup();
    await current.close();
  });
  return {
    get origin() {
      return current.origin;
    },
    get received() {
      return current.received;
    },
    /** What was asked while a password was typed, which the other calls do not wait for. */
    get checked() {
      return current.checked;
    },
    reply: (path: string, ...next: Reply[]) => current.reply(path, ...next),
  };
}

/** Gives a page a cache of its own, for what it fetches. */
export function withQueries(page: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>;
}

interface Visit {
  origin: string;
  url: string;
  /** What the page before this one handed over. */
  state?: unknown;
  socialProviders?: readonly SocialProvider[];
  /** Who is signed in. */
  user?: User;
  /** What the server does when it is asked to end every session. */
  logoutAll?: () => Promise<void>;
}

/** Draws a page as the app does, at an address, against a stub server. */
export function renderPage(page: ReactElement, { origin, url, state, user, ...visit }: Visit) {
  Reflect.get(window, 'happyDOM').setURL(`${origin}${url}`);
  window.localStorage.clear();
  const stores = new RootStore({
    isDemo: true,
    socialProviders: visit.socialProviders,
    authApi: {
      signIn: (request) => request(),
      logout: async () => undefined,
      logoutAll: visit.logoutAll ?? (async () => undefined),
      status: async () => ({ is_authenticated: false, user: null }),
    },
  });
  if (user) runInAction(() => Object.assign(stores.auth, { user, accessToken: 't' }));
  configureClient({
    baseUrl: origin,
    session: {
      token: () => stores.auth.accessToken,
      userId: () => stores.auth.user?._id ?? null,
      refresh: async () => ({ kind: 'refused' }),
      expire: () => false,
    },
    notify: ({ title, message }) => stores.notifications.error(message, title),
  });
  render(
    <MemoryRouter initialEntries={[{ ...parsePath(url), state }]}>
      <ThemeProvider>
        <StoresProvider stores={stores}>
          {page}
          <Address />
        </StoresProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return { stores };
}

/** Says where the router is and what was handed over, for tests to read. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="state">{JSON.stringify(state)}</output>
    </>
  );
}
