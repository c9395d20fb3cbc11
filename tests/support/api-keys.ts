import type { ApiKeyScope, NewApiKey } from '../../openapi/gen/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

/** Makes a key for the company of an owner. */
export const newApiKey = (server: TestServer, owner: TestAccount, ...scopes: ApiKeyScope[]) =>
  call<NewApiKey>(server, owner, 'POST', '/api/v1/company/api-keys', { name: 'Own program', scopes });

/** The id of such a key. */
export async function giveApiKey(server: TestServer, owner: TestAccount): Promise<string> {
  return (await newApiKey(server, owner, 'workspaces:read')).api_key._id;
}
