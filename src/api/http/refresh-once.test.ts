import { beforeEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createRefreshOnce } from './refresh-once.ts';
import type { OwnedToken, SharedTokens } from './shared-tokens.ts';

/** One browser: what its tabs share, and a server that counts. */
class Browser {
  stored: OwnedToken | null = { userId: 'u1', token: 'T1' };
  requests = 0;
  answer: () => Promise<string> = async () => `T${this.requests + 1}`;
  private queue: Promise<unknown> = Promise.resolve();

  readonly shared: SharedTokens = {
    read: async () => this.stored,
    write: async (token) => {
      this.stored = token;
    },
    clear: async () => {
      this.stored = null;
    },
  };

  /** A tab that has not heard of the others yet, as after a stale read of local storage. */
  openTab(userId: string | null = 'u1', token = 'T1') {
    const tab = { session: { userId, token } as { userId: string | null; token: string } | null };
    const refresh = createRefreshOnce({
      session: () => tab.session,
      requestToken: () => {
        this.requests++;
        return this.answer();
      },
      adopt: (adopted) => {
        tab.session = tab.session && { ...tab.session, token: adopted };
      },
      shared: this.shared,
      lock: (work) => {
        const run = this.queue.then(work);
        this.queue = run.catch(() => undefined);
        return run;
      },
    });
    return { tab, refresh: (stale: string, owner = userId) => refresh({ userId: owner, token: stale }) };
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const refusal = (status: number) => new ApiError({ kind: 'http', title: '', text: '', status });

test('many calls in many tabs make one refresh', async () => {
  const tabs = Array.from({ length: 5 }, () => browser.openTab());
  const outcomes = await Promise.all(
    tabs.flatMap(({ refresh }) => Array.from({ length: 10 }, () => refresh('T1'))),
  );
  expect(browser.requests).toBe(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set([JSON.stringify({ kind: 'refreshed', token: 'T2' })]),
  );
  expect(tabs.map(({ tab }) => tab.session?.token)).toEqual(Array(5).fill('T2'));
});

test('a call that was sent with the token before the last one needs no refresh', async () => {
  const { refresh } = browser.openTab('u1', 'T2');
  expect(await refresh('T1')).toEqual({ kind: 'refreshed', token: 'T2' });
  expect(browser.requests).toBe(0);
});

test.each([400, 401, 403])(
  'a %i ends the session, and the same token is not asked for again',
  async (status) => {
    browser.answer = () => Promise.reject(refusal(status));
    const { refresh } = browser.openTab();
    expect(await refresh('T1')).toEqual({ kind: 'refused' });
    expect(await refresh('T1')).toEqual({ kind: 'refused' });
    expect(browser.requests).toBe(1);
  },
);

test.each([
  refusal(500),
  refusal(429),
  new ApiError({ kind: 'timeout', title: '', text: '' }),
  new ApiError({ kind: 'network', title: '', text: '' }),
])('a fault keeps the session, and the next call tries again (D5)', async (error) => {
  browser.answer = () => Promise.reject(error);
  const { refresh } = browser.openTab();
  expect(await refresh('T1')).toEqual({ kind: 'unavailable', error });
  browser.answer = async () => 'T9';
  expect(await refresh('T1')).toEqual({ kind: 'refreshed', token: 'T9' });
});

test('after another user signed in, their cookie is not used for this session (D7)', async () => {
  browser.stored = { userId: 'u2', token: 'T5' };
  const { tab, refresh } = browser.openTab('u1');
  expect(await refresh('T1')).toEqual({ kind: 'refused' });
  expect(browser.requests).toBe(0);
  expect(tab.session?.token).toBe('T1');
});

test('after the same user signed in elsewhere, a refused token is replaced', async () => {
  browser.answer = () => Promise.reject(refusal(401));
  const { refresh } = browser.openTab();
  await refresh('T1');
  browser.stored = { userId: 'u1', token: 'T7' };
  expect(await refresh('T1')).toEqual({ kind: 'refreshed', token: 'T7' });
});

test('a token that arrives after the logout is thrown away', async () => {
  const { tab, refresh } = browser.openTab();
  browser.answer = async () => {
    tab.session = null;
    browser.stored = null;
    return 'T2';
  };
  expect(await refresh('T1')).toEqual({ kind: 'refused' });
  expect(browser.stored).toBeNull();
});

test('a session whose user is not known yet is refreshed by the server, not from another tab', async () => {
  browser.stored = { userId: 'u1', token: 'T8' };
  const { refresh } = browser.openTab(null);
  expect(await refresh('T1')).toEqual({ kind: 'refreshed', token: 'T2' });
  expect(browser.requests).toBe(1);
});

test('a call of one user is refused once another one is signed in, and waits for nothing', async () => {
  const { tab, refresh } = browser.openTab('u2', 'B1');
  expect(await refresh('T1', 'u1')).toEqual({ kind: 'refused' });
  expect(browser.requests).toBe(0);
  expect(tab.session?.token).toBe('B1');
});

test('a user who signs in while another one’s refresh runs gets neither its token nor its outcome', async () => {
  const { tab, refresh } = browser.openTab();
  const late = Promise.withResolvers<string>();
  browser.answer = () => late.promise;
  const ofTheFirst = refresh('T1', 'u1');
  await expect.poll(() => browser.requests).toBe(1);
  tab.session = { userId: 'u2', token: 'B1' };
  const ofTheSecond = refresh('B1', 'u2');
  browser.answer = async () => 'B2';
  browser.stored = { userId: 'u2', token: 'B1' };
  late.resolve('T2');
  expect(await ofTheFirst).toEqual({ kind: 'refused' });
  expect(await ofTheSecond).toEqual({ kind: 'refreshed', token: 'B2' });
  expect(tab.session).toEqual({ userId: 'u2', token: 'B2' });
});

test('a logout while the new token is being shared does not bring the session back', async () => {
  const { tab, refresh } = browser.openTab();
  browser.shared.write = async () => {
    tab.session = null;
  };
  expect(await refresh('T1')).toEqual({ kind: 'refused' });
  expect(tab.session).toBeNull();
});

test('a token that this tab has replaced is never taken back from the shared place', async () => {
  const { tab, refresh } = browser.openTab();
  browser.shared.write = async () => {};
  expect(await refresh('T1')).toEqual({ kind: 'refreshed', token: 'T2' });
  expect(await refresh('T2')).toEqual({ kind: 'refreshed', token: 'T3' });
  expect(browser.stored?.token).toBe('T1');
  expect(tab.session?.token).toBe('T3');
});
