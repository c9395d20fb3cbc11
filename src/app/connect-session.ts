import { reaction } from 'mobx';
import { configureClient, silent } from '../api/client.ts';
import { getAuthStatus, logout, logoutAll, refreshSession } from '../api/gen/sdk.gen.ts';
import { createRefreshOnce, isRefusal } from '../api/http/refresh-once.ts';
import { indexedDbTokens } from '../api/http/shared-tokens.ts';
import { withTabLock } from '../api/http/tab-lock.ts';
import { inOwnZone } from '../api/in-own-zone.ts';
import type { RuntimeConfig } from '../api/runtime-config.ts';
import { forgetWork, keepWorkOf } from '../components/form/kept-work.ts';
import type { AuthApi } from '../stores/auth-store.ts';
import { dropOtherTrials } from '../stores/kept-trial.ts';
import { AUTH_KEY, logoutReasonOf, PENDING_LOGOUT_KEY } from '../stores/persistence.ts';
import { RootStore } from '../stores/root-store.ts';

/** No tab refreshes or signs in meanwhile. */
const OWED_LOGOUT_MS = 10_000;

/** Of an answer that was begun, what the server has; the rest stays for its person (D8). */
async function forgetSavedDrafts(): Promise<void> {
  try {
    const { deviceStorage } = await import('../capabilities/drafts/device-storage.ts');
    await (await deviceStorage()).removeSavedDrafts();
  } catch {
    // Offline, in a tab that was in no interview: a tab that was has the code.
  }
}

const authApi: AuthApi = {
  // Under the lock, so that no refresh of another tab meets this login's cookie with the old session.
  signIn: (request) =>
    withTabLock(async () => {
      const answer = await request();
      if ('access_token' in answer)
        await indexedDbTokens.write({ userId: answer.user._id, token: answer.access_token });
      return answer;
    }),
  // Under it too: the cookie goes with the session of this token, and a login's stays.
  logout: ({ token, signal, isOwed, isLatest }) =>
    withTabLock(async () => {
      if (!isOwed()) return;
      if (isLatest()) await indexedDbTokens.clear();
      const headers = { Authorization: `Bearer ${token}` };
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(OWED_LOGOUT_MS)]);
      await logout({ ...silent, headers, signal: inTime, keepalive: true });
    }),
  logoutAll: async () => {
    // Refreshed for beforehand: a refresh takes the lock itself, and must not be waited for within (D4).
    await getAuthStatus();
    await withTabLock(async () => {
      await logoutAll();
      await indexedDbTokens.clear();
    });
  },
  status: async () => {
    try {
      return (await getAuthStatus()).data;
    } catch (error) {
      if (isRefusal(error)) return { is_authenticated: false, user: null };
      throw error;
    }
  },
};

const notKept = {
  title: 'Your sign-in is not kept',
  message: 'This browser lets Candor store nothing. Reloading or closing the page logs you out.',
  timeout: 0,
};

function createRefresh({ auth }: RootStore) {
  return createRefreshOnce({
    session: () => (auth.accessToken ? { userId: auth.user?._id ?? null, token: auth.accessToken } : null),
    // The call that needs it tells why it failed.
    requestToken: async () => (await refreshSession({ ...silent, ...inOwnZone() })).data.access_token,
    adopt: (token) => auth.adoptToken(token),
    shared: indexedDbTokens,
    lock: withTabLock,
  });
}

/** Makes the stores and ties them to the client, to the other tabs and to the network. */
export function connectSession({
  apiBaseUrl,
  isDemo,
  socialProviders,
  announcement,
  closedFeatures,
}: RuntimeConfig): RootStore {
  const stores = new RootStore({ authApi, isDemo, socialProviders, announcement, closedFeatures });
  const { auth, notifications } = stores;
  configureClient({
    baseUrl: apiBaseUrl,
    session: {
      token: () => auth.accessToken,
      userId: () => auth.user?._id ?? null,
      refresh: createRefresh(stores),
      expire: (token, accountIsGone) => auth.expire(token, accountIsGone),
    },
    notify: (notification) => notifications.notify({ type: 'error', ...notification }),
  });
  reaction(
    () => auth.isAuthenticated && !auth.isKept,
    (endsWithPage) => {
      if (endsWithPage) notifications.notify({ type: 'warning', ...notKept });
    },
  );
  reaction(
    () => auth.user?._id,
    (userId) => userId && keepWorkOf(userId),
    { fireImmediately: true },
  );
  reaction(
    () => auth.user?.email,
    (email) => email && dropOtherTrials(email),
    { fireImmediately: true },
  );
  // An expired session's work waits for its person, and goes once another one is there; a logout leaves nothing of it to whoever comes next (D8).
  reaction(
    () => auth.ended,
    (ended) => {
      if (!ended || ended === 'expired') return;
      forgetWork();
      dropOtherTrials(null);
      void forgetSavedDrafts();
    },
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === AUTH_KEY) auth.followOtherTab(newValue);
    // Emptied as a whole, or another tab's logout, which its value tells from the end of one.
    else if (key === null || (key === PENDING_LOGOUT_KEY && newValue !== null))
      auth.followLogout(logoutReasonOf(newValue));
  });
  window.addEventListener('online', () => auth.retryLogout());
  window.addEventListener('pageshow', ({ persisted }) => persisted && auth.wakeUp());
  return stores;
}
