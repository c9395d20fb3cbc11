// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  NewOpenLink,
  OpenLinkOffer,
  OpenLinkReceipt,
  OpenLinkState,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { openLinks } from '../../platform/database/schema/index.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let time = Date.now();
let number = 0;
let recruiter: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspaceId: string;
let path: string;
let email: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = Date.now();
  recruiter = await createAccount(server, 'recruiter');
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  recruit = callAs(server, recruiter);
  path = `/workspaces/${workspaceId}/open-link`;
  email = `applicant${++number}@mail.example`;
});

async function post<T>(to: string, body: object, account?: TestAccount) {
  const reply = await fetch(`${server.url}/api/v1/${to}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(account && { Authorization: `Bearer ${account.accessToken}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as T & Problem };
}

async function makeLink(limit: number | null = null): Promise<string> {
  const { status, body } = await recruit<NewOpenLink>('POST', path, {
    expires_at: new Date(time + 30 * DAY_MS).toISOString(),
    limit,
  });
  expect(status).toBe(201);
  return body.token;
}

const apply = (token: string, to = email, account?: TestAccount) =>
  post<OpenLinkReceipt>(
    'open-link-applications',
    { token, full_name: 'Zoe Zett', email: to, phone: '+44 1904 1', agrees: true },
    account,
  );
const offer = async (token: string) => (await post<OpenLinkOffer>('open-link-offers', { token })).body;
const confirm = (token: string) => post<OpenLinkReceipt>('open-link-applications/confirm', { token });
const mailed = async (to = email) =>
  /#confirm=([\w.-]+)/.exec((await server.mailTo(to)).text)?.[1] ?? 'no link';
const listed = async () =>
  (await recruit<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?q=zoe`)).body.items;

test('who applies by it is a candidate once the address is proven, and once only', async () => {
  const token = await makeLink();
  expect(token).toHaveLength(43);
  const stored = await server.db.select().from(openLinks);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await offer(token)).toMatchObject({
    status: 'open',
    company: 'Analytical Engines',
    title: 'Ward nurse',
    location: 'York',
  });
  const { status, body } = await apply(token);
  expect([status, body.state]).toEqual([202, 'unconfirmed']);
  expect(await listed()).toEqual([]);
  const link = await mailed();
  expect((await confirm(link)).body).toEqual({
    state: 'received',
    company: 'Analytical Engines',
    title: 'Ward nurse',
  });
  expect((await confirm(link)).body.state).toBe('received');
  const [row, ...others] = await listed();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ candidate: { email }, stage_id: 'applied', source: 'Open link' });
  expect(row?.owner?._id).toBe(recruiter.userId);
  const state = await recruit<OpenLinkState>('GET', path);
  expect(state.body.link).toMatchObject({ status: 'open', applied: 1, limit: null });
  const activity = await recruit<ActivityPage>('GET', `/workspaces/${workspaceId}/activity`);
  expect(activity.body.items.map(({ kind }) => kind).slice(0, 2)).toEqual([
    'application_received',
    'open_link_created',
  ]);
});

test('whoever is known there already gets the same answer; only the mail’s link tells it', async () => {
  const token = await makeLink();
  const stranger = (await apply(token)).body;
  const known = (await apply(token, 'ada@mail.example')).body;
  expect(known).toEqual(stranger);
  expect((await confirm(await mailed('ada@mail.example'))).body.state).toBe('known');
  expect((await recruit<OpenLinkState>('GET', path)).body.link?.applied).toBe(0);
});

test('who is signed in with the address applies at once; with another one, a mail goes to it', async () => {
  const token = await makeLink();
  const account = await createAccount(server);
  expect((await apply(token, account.email, account)).body.state).toBe('received');
  expect((await apply(token, email, account)).body.state).toBe('unconfirmed');
  expect((await listed()).map(({ candidate }) => candidate.email)).toEqual([account.email]);
});

test('of several at once no more get in than may, and nobody gets in twice', async () => {
  const token = await makeLink(1);
  const accounts = await Promise.all([createAccount(server), createAccount(server), createAccount(server)]);
  const replies = await Promise.all(
    accounts.flatMap((account) => [account, account]).map((one) => apply(token, one.email, one)),
  );
  expect(replies.map(({ status }) => status).every((status) => status === 202 || status === 410)).toBe(true);
  expect(await listed()).toHaveLength(1);
  expect(await offer(token)).toMatchObject({ status: 'full' });
  expect((await apply(token)).body.detail).toBe('As many people applied as this link allows.');
});

test('a link that is full, over, replaced or of a workspace that is not open says so', async () => {
  const first = await makeLink();
  await apply(first);
  const late = await mailed();
  const second = await makeLink();
  expect([(await offer(first)).status, (await offer(second)).status]).toEqual(['revoked', 'open']);
  expect((await confirm(late)).body.detail).toBe('This link was withdrawn.');
  await recruit('PATCH', `/workspaces/${workspaceId}`, { status: 'paused' });
  expect([(await offer(second)).status, (await apply(second)).body.detail]).toEqual([
    'closed',
    'This job takes no applications now.',
  ]);
  const refused = await recruit<Problem>('POST', path, {
    expires_at: new Date(time + DAY_MS).toISOString(),
    limit: null,
  });
  expect(refused.status).toBe(409);
  await recruit('PATCH', `/workspaces/${workspaceId}`, { status: 'open' });
  time += 31 * DAY_MS;
  expect((await offer(second)).status).toBe('expired');
});

test('a link that was ended says so', async () => {
  const token = await makeLink();
  expect((await recruit<OpenLinkState>('DELETE', path)).body.link?.status).toBe('revoked');
  expect((await apply(token)).status).toBe(410);
});

test('what nobody was given leads nowhere, and an end in the past is refused', async () => {
  expect((await post('open-link-offers', { token: 'unknown' })).status).toBe(410);
  expect((await confirm('unknown')).status).toBe(410);
  const past = { expires_at: new Date(time - DAY_MS).toISOString(), limit: null };
  expect((await recruit<Problem>('POST', path, past)).body.errors?.[0]?.field).toBe('expires_at');
});
