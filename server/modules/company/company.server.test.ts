// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CompanyTeam,
  JoinOffer,
  Problem,
  VerificationChallenge,
  WorkspacePage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import {
  callAs,
  joinTokenFor,
  nameCompany,
  nurseWorkspace,
  openHiring,
} from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let time = Date.now();
let number = 0;
const newAddress = () => `colleague${++number}@mail.example`;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

async function owner() {
  const account = await createAccount(server, 'recruiter');
  await nameCompany(server, account);
  return { account, call: callAs(server, account) };
}

const invite = (of: TestAccount, email: string, role = 'member') =>
  callAs(server, of)<CompanyTeam & Problem>('POST', '/company/invitations', { email, role });

/** An owner with a colleague who joined. */
async function pair(role = 'member') {
  const { account, call } = await owner();
  const colleague = await createAccount(server, 'recruiter');
  await invite(account, colleague.email, role);
  const token = await joinTokenFor(server, colleague.email);
  const joined = await callAs(server, colleague)<CompanyTeam>('POST', '/company/join', {
    token,
    job_title: 'Sourcer',
  });
  expect(joined.status).toBe(200);
  return { account, call, colleague, token, asColleague: callAs(server, colleague) };
}

/** A call of somebody who is not signed in. */
async function post<T>(path: string, body: object) {
  const reply = await fetch(`${server.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as T & Problem };
}

const offer = (token: string) => post<JoinOffer>('join-offers', { token });

const register = (email: string, token: string, job_title = 'Sourcer') =>
  post<VerificationChallenge>('auth/register', {
    role: 'recruiter',
    full_name: 'Grace Hopper',
    email,
    password: 'purple lanterns over water',
    accept_terms: true,
    join: { token, job_title },
  });

/** Enters the code that was mailed to an address, in its last of so many mails. */
async function verify(email: string, { challenge_id }: VerificationChallenge, mails: number) {
  const { text } = await server.mailTo(email, mails);
  return post('auth/verify-email', { challenge_id, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' });
}

test('an owner invites by mail, and the link shows whose company it is', async () => {
  const { account } = await owner();
  const email = newAddress();
  const { status, body } = await invite(account, ` ${email.toUpperCase()}`);
  expect([status, body.my_role, body.members.length]).toEqual([201, 'owner', 1]);
  expect(body.invitations).toMatchObject([
    { email, role: 'member', invited_by: { full_name: 'Test Person' } },
  ]);
  const token = await joinTokenFor(server, email);
  expect(await offer(token)).toEqual({
    status: 200,
    body: { company: 'Analytical Engines', email, invited_by: 'Test Person' },
  });
  expect((await offer(`${token}x`)).status).toBe(410);
});

test('a colleague registers with the link, of another address, and is in the company once it is proven', async () => {
  const { account, call } = await owner();
  const invited = newAddress();
  await invite(account, invited);
  const token = await joinTokenFor(server, invited);
  const email = newAddress();
  const { status, body } = await register(email, token, ' Sourcer ');
  expect(status).toBe(202);
  // Until then the link still works for whoever was invited.
  expect((await offer(token)).status).toBe(200);
  await verify(email, body, 1);
  const { body: team } = await call<CompanyTeam>('GET', '/company/members');
  expect(team.members.map((member) => [member.email, member.role, member.job_title])).toContainEqual([
    email,
    'member',
    'Sourcer',
  ]);
  expect([team.invitations, (await offer(token)).status]).toEqual([[], 410]);
});

test('a link that ended meanwhile costs nobody the registration', async () => {
  const { account, call } = await owner();
  const email = newAddress();
  const { body } = await invite(account, email);
  const token = await joinTokenFor(server, email);
  const registered = await register(email, token);
  await call('DELETE', `/company/invitations/${body.invitations[0]?._id}`);
  expect((await verify(email, registered.body, 2)).status).toBe(200);
  expect((await call<CompanyTeam>('GET', '/company/members')).body.members).toHaveLength(1);
});

test('a registration names a company or comes with a link that works', async () => {
  expect((await register(newAddress(), 'a.b')).status).toBe(410);
  const { account } = await owner();
  const email = newAddress();
  await invite(account, email);
  const token = await joinTokenFor(server, email);
  const blank = await register(email, token, '  ');
  expect([blank.status, blank.body.errors?.map(({ field }) => field)]).toEqual([422, ['join.job_title']]);
});

test('a link works once, not after 14 days, and not once a newer one was sent', async () => {
  const { account, token } = await pair();
  expect((await offer(token)).status).toBe(410);
  const email = newAddress();
  await invite(account, email);
  const first = await joinTokenFor(server, email);
  await invite(account, email, 'owner');
  const second = await joinTokenFor(server, email, 2);
  expect([(await offer(first)).status, (await offer(second)).status]).toEqual([410, 200]);
  time += 14 * DAY_MS;
  expect((await offer(second)).status).toBe(410);
});

test('of two who follow one link at once, one joins', async () => {
  const { account } = await owner();
  const email = newAddress();
  await invite(account, email);
  const token = await joinTokenFor(server, email);
  const both = [await createAccount(server, 'recruiter'), await createAccount(server, 'recruiter')];
  const replies = await Promise.all(
    both.map((one) => callAs(server, one)<Problem>('POST', '/company/join', { token, job_title: 'Sourcer' })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('an account is in one company, and a member is not invited again', async () => {
  const { account, colleague } = await pair();
  expect((await invite(account, colleague.email)).status).toBe(409);
  const other = await owner();
  const email = newAddress();
  await invite(other.account, email);
  const token = await joinTokenFor(server, email);
  const refused = await callAs(server, colleague)<Problem>('POST', '/company/join', {
    token,
    job_title: 'Sourcer',
  });
  expect(refused.status).toBe(409);
  // Refused, the link still works for somebody else.
  expect((await offer(token)).status).toBe(200);
});

test('members see the team and change nothing; another company’s members are missing', async () => {
  const { account, asColleague } = await pair();
  expect((await asColleague<CompanyTeam>('GET', '/company/members')).body.my_role).toBe('member');
  const toOwner = { role: 'owner' };
  expect(
    (await asColleague('POST', '/company/invitations', { email: 'a@b.example', ...toOwner })).status,
  ).toBe(403);
  expect((await asColleague('PATCH', `/company/members/${account.userId}`, toOwner)).status).toBe(403);
  expect((await asColleague('DELETE', `/company/members/${account.userId}`)).status).toBe(403);
  const { call: stranger } = await owner();
  expect((await stranger('PATCH', `/company/members/${account.userId}`, toOwner)).status).toBe(404);
  expect((await stranger('DELETE', `/company/members/${account.userId}`)).status).toBe(404);
});

test('a company keeps an owner', async () => {
  const { account, call, colleague, asColleague } = await pair();
  const self = `/company/members/${account.userId}`;
  expect((await call('PATCH', self, { role: 'member' })).status).toBe(409);
  expect((await call('DELETE', self)).status).toBe(409);
  await call('PATCH', `/company/members/${colleague.userId}`, { role: 'owner' });
  // Two owners who step down at the same time: one of them stays.
  const steps = await Promise.all([
    call('PATCH', self, { role: 'member' }),
    asColleague('PATCH', `/company/members/${colleague.userId}`, { role: 'member' }),
  ]);
  expect(steps.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('who is removed sees nothing more, and their workspaces go to who removed them', async () => {
  const { call, colleague, asColleague } = await pair();
  const { body: made } = await asColleague<{ _id: string }>('POST', '/workspaces', nurseWorkspace);
  expect((await call('GET', `/workspaces/${made._id}`)).status).toBe(404);
  expect((await call('DELETE', `/company/members/${colleague.userId}`)).status).toBe(204);
  expect((await call<CompanyTeam>('GET', '/company/members')).body.members).toHaveLength(1);
  expect((await asColleague('GET', `/workspaces/${made._id}`)).status).toBe(404);
  expect((await asColleague('GET', '/company/members')).status).toBe(409);
  const { body: mine } = await call<WorkspacePage>('GET', '/workspaces');
  expect(mine.items).toMatchObject([{ _id: made._id, my_role: 'lead' }]);
});

test('who leaves hands their workspaces to an owner', async () => {
  const { call, colleague, asColleague } = await pair();
  const { body: made } = await asColleague<{ _id: string }>('POST', '/workspaces', nurseWorkspace);
  expect((await asColleague('DELETE', `/company/members/${colleague.userId}`)).status).toBe(204);
  expect((await call('GET', `/workspaces/${made._id}`)).status).toBe(200);
});

test('a workspace of another company cannot be named as one’s own', async () => {
  const { account } = await owner();
  const { workspace_id: id } = await openHiring(server, account);
  const { account: stranger, call } = await owner();
  const path = `/workspaces/${id}/members/${stranger.userId}`;
  expect((await call('PUT', path, { role: 'lead' })).status).toBe(404);
});
