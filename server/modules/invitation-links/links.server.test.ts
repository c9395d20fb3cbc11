// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  ChangedInvitations,
  HiringInvitationPage,
  InvitationOffer,
  InvitedInterview,
  Problem,
  VerificationChallenge,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview, invitationTokenFor } from '../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../tests/support/interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { workspaceMembers } from '../../platform/database/schema/index.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let time = Date.now();
let number = 0;
let recruiter: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspaceId: string;
let interviewId: string;
let path: string;
let invited: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = Date.now();
  recruiter = await createAccount(server, 'recruiter');
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  recruit = callAs(server, recruiter);
  invited = `invited${++number}@mail.example`;
  await recruit('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: invited }],
  });
  const { body } = await recruit<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?q=zoe`);
  ({ _id: interviewId } = await freezeInterview(server, recruiter, workspaceId));
  path = `/workspaces/${workspaceId}/interviews/${interviewId}/invitations`;
  await recruit('POST', path, { application_ids: body.items.map(({ _id }) => _id) });
  token = await invitationTokenFor(server, invited);
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

const offer = async () => (await post<InvitationOffer>('invitation-offers', { token })).body;
const follow = (account: TestAccount) => post<InvitedInterview>('interviews/invited', { token }, account);
const row = async () => (await recruit<HiringInvitationPage>('GET', path)).body.items[0];
const release = async () =>
  recruit<ChangedInvitations>('POST', `${path}/release`, { invitation_ids: [(await row())?._id] });
const read = async (account: TestAccount) => {
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  return (await fetch(`${server.url}/api/v1/interviews/invited/${interviewId}`, { headers })).status;
};

test('the link shows whose interview it is; the interview’s id alone shows nothing', async () => {
  expect(await offer()).toMatchObject({
    status: 'open',
    company: 'Analytical Engines',
    title: 'Ward nurse',
    email: invited,
    interview_id: interviewId,
  });
  const { text } = await server.mailTo(invited);
  expect(text).toContain(`/auth/register#invitation=${token}`);
  const stranger = await createAccount(server);
  expect(await read(stranger)).toBe(404);
  expect((await post('invitation-offers', { token: `${token}x` })).status).toBe(410);
  expect((await post('interviews/invited', { token: interviewId }, stranger)).status).toBe(410);
});

test('it binds once, to an account of another address, and the company sees both', async () => {
  const account = await createAccount(server);
  expect((await follow(account)).body).toMatchObject({ _id: interviewId, title: 'Ward nurse' });
  expect((await follow(account)).status).toBe(200);
  expect(await row()).toMatchObject({ account_email: account.email, candidate: { email: invited } });
  const other = await createAccount(server);
  const refused = await follow(other);
  expect([refused.status, refused.body.detail]).toEqual([
    410,
    'This link was used with another account. Sign in with that one, or ask Analytical Engines to release the invitation.',
  ]);
  expect(await read(other)).toBe(404);
  expect(await offer()).toMatchObject({ status: 'used', email: null });
  const { body } = await recruit<ActivityPage>('GET', `/workspaces/${workspaceId}/activity`);
  expect(body.items[0]).toMatchObject({
    kind: 'invitation_bound',
    change: { before: invited, after: account.email },
  });
});

test('of two who follow it at once, one is bound', async () => {
  const both = [await createAccount(server), await createAccount(server)];
  const replies = await Promise.all(both.map(follow));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('a registration of another address takes it along, once that is proven', async () => {
  const email = `other${number}@mail.example`;
  const { status, body } = await post<VerificationChallenge>('auth/register', {
    role: 'candidate',
    full_name: 'Zoe Zett',
    email,
    password: 'purple lanterns over water',
    accept_terms: true,
    invitation: token,
  });
  expect([status, (await offer()).status]).toEqual([202, 'open']);
  const { text } = await server.mailTo(email);
  await post('auth/verify-email', {
    challenge_id: body.challenge_id,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  });
  expect(await row()).toMatchObject({ account_email: email, status: 'sent' });
});

test('a lead releases it: a new link is mailed, the old one leads nowhere, what was decided is forgotten', async () => {
  const wrong = await createAccount(server);
  await follow(wrong);
  const asked = { extra_time_percent: 25, text_only: false, pauses: false };
  await post(`interviews/invited/${interviewId}/accommodations`, asked, wrong);
  expect((await release()).body.changed).toHaveLength(1);
  expect(await read(wrong)).toBe(404);
  // Whoever had it by mistake does not take it again.
  expect((await follow(wrong)).status).toBe(410);
  expect((await post('invitation-offers', { token })).status).toBe(410);
  token = await invitationTokenFor(server, invited, 2);
  const right = await createAccount(server);
  expect((await follow(right)).body.accommodations).toMatchObject({ state: 'none', requested: null });
  await begunAttempt(server, right, interviewId);
  expect((await release()).body).toMatchObject({ changed: [], missed: [expect.any(String)] });
});

test('nobody but a lead releases', async () => {
  await follow(await createAccount(server));
  const role = 'recruiter';
  await server.db.update(workspaceMembers).set({ role }).where(eq(workspaceMembers.userId, recruiter.userId));
  expect((await release()).status).toBe(403);
});

test('one that was taken back or is over says so', async () => {
  await recruit('POST', `${path}/revoke`, { invitation_ids: [(await row())?._id] });
  const account = await createAccount(server);
  expect([(await offer()).status, (await follow(account)).body.detail]).toEqual([
    'revoked',
    'Analytical Engines withdrew this invitation.',
  ]);
  time += 8 * DAY_MS;
  const { body } = await post<Problem>('auth/register', {
    role: 'candidate',
    full_name: 'Zoe Zett',
    email: 'late@mail.example',
    password: 'purple lanterns over water',
    accept_terms: true,
    invitation: token,
  });
  expect(body.detail).toBe('Analytical Engines withdrew this invitation.');
});

test('after the deadline it binds nobody', async () => {
  time += 8 * DAY_MS;
  expect(await offer()).toMatchObject({ status: 'expired', email: null });
});

test('an account has one invitation to an interview', async () => {
  const account = await createAccount(server);
  await recruit('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Yan Ypsilon', email: account.email }],
  });
  const { body } = await recruit<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?q=yan`);
  await recruit('POST', path, { application_ids: body.items.map(({ _id }) => _id) });
  const own = await invitationTokenFor(server, account.email);
  await post('interviews/invited', { token: own }, account);
  expect((await follow(account)).status).toBe(409);
});
