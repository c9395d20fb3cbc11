import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { configureClient } from './client.ts';
import { listDevices, refreshSession } from './gen/sdk.gen.ts';
import { createRefreshOnce } from './http/refresh-once.ts';

/** A server that rotates at every refresh; its answer to the first one is lost on the way. */
async function startSwallowing() {
  let refreshes = 0;
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.endsWith('/auth/refresh')) {
      if (++refreshes > 1) response.end('{"access_token":"T2","token_type":"bearer","expires_in":600}');
      return;
    }
    const isFresh = request.headers.authorization === 'Bearer T2';
    response.writeHead(isFresh ? 200 : 401).end(isFresh ? '{"items":[]}' : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refreshes: () => refreshes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

afterEach(() => void vi.useRealTimers());

test('a refresh whose answer is lost keeps the session, and the next call refreshes again (D3, D5)', async () => {
  const server = await startSwallowing();
  const session = { userId: 'ada', token: 'T1' };
  const expire = vi.fn(() => true);
  configureClient({
    baseUrl: server.origin,
    session: {
      token: () => session.token,
      userId: () => session.userId,
      expire,
      refresh: createRefreshOnce({
        session: () => ({ ...session }),
        requestToken: async () => (await refreshSession()).data.access_token,
        adopt: (token) => {
          session.token = token;
        },
        shared: { read: async () => null, write: async () => {}, clear: async () => {} },
        lock: (work) => work(),
      }),
    },
    notify: () => {},
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = listDevices().catch((error: unknown) => error);
  await expect.poll(server.refreshes).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toMatchObject({ kind: 'timeout', title: 'Request Timeout' });
  vi.useRealTimers();
  expect([session.token, expire.mock.calls]).toEqual(['T1', []]);

  expect((await listDevices()).data).toEqual({ items: [] });
  expect([session.token, server.refreshes(), expire.mock.calls]).toEqual(['T2', 2, []]);
  server.close();
});
