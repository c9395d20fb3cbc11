import { configureClient } from '../../src/api/client.ts';
import { demoAccount } from '../support/demo-account.ts';
import type { ServerProcess } from '../support/server-process.ts';

/** Signs the demo's candidate in, has the page's own client speak for them, to the server or what stands before it, and gives their id. */
export async function signInDemoCandidate(server: ServerProcess, url = server.url): Promise<string> {
  const { email, password } = demoAccount(server.printed, 'candidate');
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  const answer = (await login.json()) as { access_token: string; user: { _id: string } };
  const session = {
    token: () => answer.access_token,
    userId: () => answer.user._id,
    refresh: async () => ({ kind: 'refused' as const }),
    expire: () => false,
  };
  configureClient({ baseUrl: url, session, notify: () => {} });
  return answer.user._id;
}
