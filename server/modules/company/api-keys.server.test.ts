import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKeyList, NewApiKey, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { newApiKey } from '../../../tests/support/api-keys.ts';
import { joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { apiKeys, auditEntries, users } from '../../platform/database/schema/index.ts';

let server: TestServer;
let owner: TestAccount;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createAccount(server, 'recruiter');
  ids = await openHiring(server, owner);
});
afterAll(() => server.close());

const KEYS = '/api/v1/company/api-keys';

async function withKey(key: string, path: string, method = 'GET', body?: object) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as { items: { _id: string }[] } & Problem };
}

test('a key reads what its scopes name of its own company, and nothing of another', async () => {
  const { key, api_key: made } = await newApiKey(server, owner, 'workspaces:read');
  const own = await withKey(key, '/api/v1/recruiter/workspaces');
  expect(own.body.items.map(({ _id }) => _id)).toEqual([ids.workspace_id]);
  expect((await withKey(key, '/api/v1/recruiter/candidates')).status).toBe(403);

  const stranger = await createAccount(server, 'recruiter');
  const others = await openHiring(server, stranger);
  const { key: strangers } = await newApiKey(server, stranger, 'candidates:read');
  const list = (workspace: string) => `/api/v1/recruiter/workspaces/${workspace}/applications`;
  expect((await withKey(strangers, list(ids.workspace_id))).status).toBe(404);
  expect((await withKey(strangers, list(others.workspace_id))).status).toBe(200);

  const { items } = await call<ApiKeyList>(server, owner, 'GET', KEYS);
  expect(items).toMatchObject([{ _id: made._id, hint: key.slice(0, 15), revoked_at: null }]);
  expect(items[0]?.last_used_at).not.toBeNull();
  const stored = JSON.stringify(await server.db.select().from(apiKeys));
  expect(stored).not.toContain(key);
});

test('a key changes nothing, not even its own company', async () => {
  const { key } = await newApiKey(server, owner, 'workspaces:read', 'candidates:read', 'reports:read');
  for (const [method, path, body] of [
    ['POST', KEYS, { name: 'Another', scopes: ['reports:read'] }],
    ['POST', '/api/v1/recruiter/workspaces', { title: 'Another' }],
    ['PUT', '/api/v1/billing/renewal', { cancel_at_period_end: true }],
    ['GET', '/api/v1/billing', undefined],
  ] as const) {
    const { status, body: problem } = await withKey(key, path, method, body);
    expect([path, status, problem.detail]).toEqual([path, 403, 'API keys can’t do this.']);
  }
});

test('a key that is revoked, made up, or of somebody who is no owner any more is refused', async () => {
  const { key, api_key: made } = await newApiKey(server, owner, 'workspaces:read');
  const status = async (one: string) => (await withKey(one, '/api/v1/recruiter/workspaces')).status;
  expect(await status(key)).toBe(200);
  expect(await status(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBe(401);
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, owner.userId));
  expect(await status(key)).toBe(401);
  await server.db.update(users).set({ isActive: true }).where(eq(users.id, owner.userId));
  const { items } = await call<ApiKeyList>(server, owner, 'DELETE', `${KEYS}/${made._id}`);
  expect(items.find(({ _id }) => _id === made._id)?.revoked_at).not.toBeNull();
  expect(await status(key)).toBe(401);
  const actions = (await server.db.select().from(auditEntries)).map(({ action }) => action);
  expect(actions.at(-1)).toBe('access_key.revoked');
});

test('a key is refused once it has expired, and makes room for another', async () => {
  const asked = { name: 'Short-lived', scopes: ['workspaces:read'], expires_in_days: 30 };
  const { key, api_key: made } = await call<NewApiKey>(server, owner, 'POST', KEYS, asked);
  const status = async () => (await withKey(key, '/api/v1/recruiter/workspaces')).status;
  const left = new Date(made.expires_at ?? 0).getTime() - new Date(made.created_at).getTime();
  expect(left).toBe(30 * 86_400_000);
  expect(await status()).toBe(200);
  await server.db.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.id, made._id));
  expect(await status()).toBe(401);
});

test('members who are no owners neither see nor make keys', async () => {
  const member = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, member, ids, 'lead');
  expect((await withKey(member.accessToken, KEYS)).status).toBe(403);
  const body = { name: 'Mine', scopes: ['reports:read'] };
  expect((await withKey(member.accessToken, KEYS, 'POST', body)).status).toBe(403);
});
