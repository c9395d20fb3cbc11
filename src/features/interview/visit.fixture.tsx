import { cleanup, configure, render } from '@testing-library/react';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import type { TestServer } from '../../../tests/support/test-server.ts';
import { createApp } from '../../app/create-app.tsx';

// Pages are loaded one by one, on a machine that runs other tests beside these.
configure({ asyncUtilTimeout: 15_000 });

const openAt = (url: string) => Reflect.get(window, 'happyDOM').setURL(url);

/** A candidate who is signed in. */
export function newCandidate(server: TestServer): Promise<TestAccount> {
  // The window asks other origins than its own for permission first.
  openAt(server.url);
  return createAccount(server);
}

/** Opens the app at an address against a server, as the browser of somebody who is signed in does. */
export async function visitAs(
  server: TestServer,
  { userId, email, accessToken }: TestAccount,
  path: string,
): Promise<void> {
  cleanup();
  openAt(server.url + path);
  const user = { _id: userId, email, full_name: 'Test Person', role: 'candidate' };
  const auth = { user: { ...user, is_verified: true, is_active: true }, accessToken, isAuthenticated: true };
  window.localStorage.setItem('auth', JSON.stringify(auth));
  const app = createApp({ apiBaseUrl: server.url, isDemo: false, socialProviders: [] });
  await app.prepare(window.location);
  render(app.element);
}
