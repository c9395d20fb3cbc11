/** A page with nothing but the product's session, client and stores, for tests to call. */
import { reaction } from 'mobx';
import { silent } from '../../../src/api/client.ts';
import { client } from '../../../src/api/gen/client.gen.ts';
import {
  formDataBodySerializer,
  jsonBodySerializer,
  urlSearchParamsBodySerializer,
} from '../../../src/api/gen/core/bodySerializer.gen.ts';
import { getAuthStatus, login } from '../../../src/api/gen/sdk.gen.ts';
import { ApiError } from '../../../src/api/http/api-error.ts';
import { loadRuntimeConfig } from '../../../src/api/runtime-config.ts';
import { connectSession } from '../../../src/app/connect-session.ts';
import type { Call, Harness, Outcome } from './harness-types.ts';

const stores = connectSession(await loadRuntimeConfig());
const { auth, notifications } = stores;
const running = new Set<AbortController>();
const owners: string[] = [];

/** Of an access token; the server says so in its `sub`. */
function ownerOf(token: string): string {
  const claims = token.split('.')[1] ?? '';
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub;
}

async function outcomeOf(call: Promise<{ response?: Response }>): Promise<Outcome> {
  try {
    const { response } = await call;
    return { kind: 'ok', status: response?.status ?? 0, title: '', text: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status = 0, title, text } = error;
    return { kind, status, title, text };
  }
}

/** The same bytes every time: what a server receives can be held against them. */
function fileOf(size: number): File {
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; index++) bytes[index] = (index * 31) & 0xff;
  return new File([bytes], 'answer.bin', { type: 'application/octet-stream' });
}

function bodyOf({ json, form, fileBytes }: Call): object {
  if (json) return { body: json, ...jsonBodySerializer, headers: { 'Content-Type': 'application/json' } };
  if (form) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { body: form, ...urlSearchParamsBodySerializer, headers };
  }
  if (!fileBytes) return {};
  // The browser writes the type itself: only it knows the boundary.
  const body = { note: 'line\r\nbreak “ü”', file: fileOf(fileBytes) };
  return { body, ...formDataBodySerializer, headers: { 'Content-Type': null } };
}

const harness: Harness = {
  session: () => ({
    userId: auth.user?._id ?? null,
    token: auth.accessToken,
    ended: auth.ended,
    isAuthenticated: auth.isAuthenticated,
  }),
  notified: () => notifications.items.map(({ title, message }) => ({ title, message })),
  owners: () => owners,
  signIn: async (username, password) => {
    await auth.signIn(async () => (await login({ ...silent, body: { username, password } })).data);
  },
  logout: () => auth.logout(),
  status: (count) =>
    Promise.all(Array.from({ length: count }, () => outcomeOf(getAuthStatus({ ...silent })))),
  send: (call) => {
    const abort = new AbortController();
    running.add(abort);
    const { method, path: url } = call;
    return outcomeOf(client.request({ method, url, signal: abort.signal, ...bodyOf(call) })).finally(() =>
      running.delete(abort),
    );
  },
  abort: () => {
    for (const abort of running) abort.abort();
  },
};

// Whatever a tab may ever take for its session is written down, for tests that look for a mixture.
reaction(
  () => auth.user && auth.accessToken && `${auth.user._id} with a token of ${ownerOf(auth.accessToken)}`,
  (owner) => owner && owners.push(owner),
);

await auth.hydrate();
window.harness = harness;
