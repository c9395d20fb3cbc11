// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getReport, listDevices, listInterviews } from '../api/gen/sdk.gen.ts';
import { loadRuntimeConfig } from '../api/runtime-config.ts';
import { ada } from '../stores/ada.fixture.ts';
import { connectSession } from './connect-session.ts';

const over = `head.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }))}.signature`;

/** `GET /reports/r with T2` for every call of the API, in their order. */
const calls: string[] = [];

async function answer(request: Request | string): Promise<Response> {
  const headers = { Date: new Date().toUTCString(), 'Content-Type': 'application/json' };
  if (typeof request === 'string') return new Response('{}', { headers });
  const path = new URL(request.url).pathname.replace('/api/v1', '');
  calls.push(
    `${request.method} ${path} with ${request.headers.get('Authorization')?.replace('Bearer ', '')}`,
  );
  return new Response('{"access_token":"T2"}', { headers });
}

afterEach(() => void vi.unstubAllGlobals());

test('a page opened after its token ran out renews it once, before the first of its calls', async () => {
  vi.stubGlobal('fetch', answer);
  localStorage.setItem('auth', JSON.stringify({ user: ada, accessToken: over }));
  const { auth } = connectSession({ ...(await loadRuntimeConfig()), apiBaseUrl: 'https://candor.example' });
  await auth.hydrate();
  await Promise.all([getReport({ path: { report_id: 'r' } }), listInterviews(), listDevices()]);
  expect(calls[0]).toMatch(/^POST \/auth\/refresh /);
  expect(calls.slice(1).sort()).toEqual([
    'GET /account/devices with T2',
    'GET /interviews/invited with T2',
    'GET /reports/r with T2',
  ]);
});
