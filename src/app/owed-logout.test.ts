// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ada } from '../stores/ada.fixture.ts';
import { connectSession } from './connect-session.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a logout that is not answered is given up after 10 seconds, lest others wait for the lock, and stays owed', async () => {
  let isAway = true;
  const sent: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    sent.push(signal);
    if (!isAway) return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  localStorage.setItem('auth', JSON.stringify({ user: ada, accessToken: 'T1', isAuthenticated: true }));
  const { auth } = connectSession({
    apiBaseUrl: 'https://candor.example',
    isDemo: false,
    socialProviders: [],
  });
  await auth.hydrate();
  auth.logout();
  await expect.poll(() => sent.length).toBe(1);
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
  late.abort();
  await expect.poll(() => sent[0]?.aborted).toBe(true);
  expect(localStorage.getItem('auth-owed-logouts')).toBe('["T1"]');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => localStorage.getItem('auth-owed-logouts')).toBeNull();
  expect(sent).toHaveLength(2);
});
