import { beforeEach } from 'vitest';
import type { User } from '../../openapi/gen/types.gen.ts';
import { ada as verifiedAda } from './ada.fixture.ts';
import { type AuthApi, AuthStore, type SignInRequest } from './auth-store.ts';
import { SessionPersistence } from './persistence.ts';

export const ada: User = { ...verifiedAda, is_verified: false };
export const bob: User = { ...ada, _id: 'bob', email: 'bob@candor.example' };

/** A call that signs somebody in. */
export const loginOf =
  (user: User): SignInRequest =>
  async () => ({ access_token: 'T1', token_type: 'bearer', expires_in: 600, user });

/** What a tab writes to `auth`. */
export const asSaved = (user: User | null, accessToken: string) =>
  JSON.stringify({ user, accessToken, isAuthenticated: true });

const storageOf = (kept: Map<string, string>) =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }) as Storage;

/** A server that agrees to everything, and writes down what it was asked for. */
const agreeingServer = (calls: string[]): AuthApi => ({
  signIn: (request) => {
    calls.push('login');
    return request();
  },
  logout: async () => void calls.push('logout'),
  logoutAll: async () => void calls.push('logout-all'),
  status: async () => {
    calls.push('status');
    return { is_authenticated: true, user: ada };
  },
});

/** A browser whose tabs share a storage and a server that agrees to everything; empty before each test. */
export function browserOfEachTest() {
  const entries = new Map<string, string>();
  const tabEntries = new Map<string, string>();
  const calls: string[] = [];
  const agreeing = agreeingServer(calls);
  const api = { ...agreeing };
  beforeEach(() => {
    entries.clear();
    tabEntries.clear();
    calls.length = 0;
    Object.assign(api, agreeing);
  });

  const openTab = (ownEntries = tabEntries) =>
    new AuthStore(
      api,
      new SessionPersistence(
        () => storageOf(entries),
        () => storageOf(ownEntries),
      ),
    );

  async function signedIn() {
    const auth = openTab();
    await auth.hydrate();
    await auth.signIn(loginOf(ada));
    return auth;
  }

  return {
    /** What all tabs share, and what the one tab keeps for itself. */
    entries,
    tabEntries,
    /** What the server was asked for, in order. */
    calls,
    /** The server's part; a test may put its own in the place of any. */
    api,
    openTab,
    signedIn,
    saved: () => JSON.parse(entries.get('auth') ?? 'null'),
  };
}
