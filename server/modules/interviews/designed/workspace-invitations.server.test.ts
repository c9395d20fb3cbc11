// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  AgendaPage,
  ApplicationPage,
  ChangedInvitations,
  HiringInvitationPage,
  InvitationMailPreview,
  InvitedApplications,
  InvitedInterview,
  WorkspaceRole,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../../tests/support/interviews.ts';
import { call as callCandidate } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { workspaceMembers } from '../../../platform/database/schema/index.ts';
import { accommodationMail } from '../interview-mail/accommodation-mail-service.ts';

let server: TestServer;
let recruiter: TestAccount;
let candidate: TestAccount;
let call: ReturnType<typeof callAs>;
let workspaceId: string;
let interviewId: string;
let path: string;
/** The candidate with an account, then one without. */
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  call = callAs(server, recruiter);
  await call('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  const { body } = await call<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?sort=-name`);
  ids = body.items.map(({ _id }) => _id);
  ({ _id: interviewId } = await freezeInterview(server, recruiter, workspaceId));
  path = `/workspaces/${workspaceId}/interviews/${interviewId}/invitations`;
});

const invite = (application_ids = ids) => call<InvitedApplications>('POST', path, { application_ids });
const list = async (query = '') => (await call<HiringInvitationPage>('GET', `${path}?${query}`)).body;
const statuses = async () => (await list('sort=name')).items.map(({ status }) => status);
const asCandidate = () =>
  callCandidate<InvitedInterview>(server, candidate, 'GET', `/api/v1/interviews/invited/${interviewId}`);

test('candidates are invited once, each by a mail, and counted by status', async () => {
  expect(await invite()).toMatchObject({ status: 200, body: { invited: 2, already: 0, left_out: [] } });
  expect((await invite([...ids, 'nobody'])).body).toEqual({ invited: 0, already: 2, left_out: ['nobody'] });
  const mail = await server.mailTo(candidate.email);
  expect(mail.text).toContain('/auth/register#invitation=');
  await server.mailTo('ada@mail.example');
  await expect.poll(statuses).toEqual(['sent', 'sent']);
  expect((await list()).counts).toEqual([{ status: 'sent', count: 2 }]);
  expect(await list('status=completed')).toMatchObject({ items: [], total: 0 });
  expect((await list('q=zoe')).items).toMatchObject([{ candidate: { full_name: 'Zoe Zett' } }]);
});

test('the mail is shown before it leaves, as it leaves, without the secret of its link', async () => {
  const preview = `${path.replace(/s$/, '-mail')}?application_id=${ids[1]}`;
  const { body } = await call<InvitationMailPreview>('GET', preview);
  expect(body.mail).toMatchObject({ to: 'ada@mail.example', reply_to: recruiter.email });
  await invite(ids.slice(1));
  const { subject, text } = await server.mailTo('ada@mail.example');
  const secret = /#invitation=[\w.-]+/;
  const timeless = (shown = '') => shown.replace(/\d+:\d\d [AP]M/, 'a minute later');
  expect(body.mail?.subject).toBe(subject);
  expect(timeless(body.mail?.text)).toBe(timeless(text.replace(secret, '#invitation=…')));
  expect(text).toContain('Privacy notice: ');
  expect((await call<InvitationMailPreview>('GET', preview.replace(/=.*/, '=nobody'))).body.mail).toBeNull();
});

test('what the candidate does shows: opened, in progress, completed', async () => {
  await invite(ids.slice(0, 1));
  expect((await asCandidate()).title).toBe('Ward nurse');
  expect(await statuses()).toEqual(['opened']);
  const { _id } = await begunAttempt(server, candidate, interviewId);
  expect(await statuses()).toEqual(['in_progress']);
  await callCandidate(server, candidate, 'POST', `/api/v1/interviews/session/${_id}/complete`);
  expect((await list()).items).toMatchObject([
    { status: 'completed', session_id: _id, attempts: { used: 1, left: 0 } },
  ]);
});

test('a deadline is moved for one alone, and holds for the candidate', async () => {
  await invite();
  const [first] = (await list('sort=-name')).items;
  const deadline = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  const { body } = await call<ChangedInvitations>('POST', `${path}/extend`, {
    invitation_ids: [first?._id, 'nobody'],
    deadline,
  });
  expect(body).toEqual({ changed: [first?._id], missed: ['nobody'] });
  expect((await asCandidate()).closes_at).toBe(deadline);
  const deadlines = (await list('sort=name')).items.map((one) => one.deadline === deadline);
  expect(deadlines).toEqual([false, true]);
  const past = { invitation_ids: [first?._id], deadline: new Date(0).toISOString() };
  expect((await call('POST', `${path}/extend`, past)).status).toBe(422);
});

test('one that is taken back can be given anew', async () => {
  await invite(ids.slice(0, 1));
  const [{ _id = '' } = {}] = (await list()).items;
  await call('POST', `${path}/revoke`, { invitation_ids: [_id] });
  expect(await statuses()).toEqual(['revoked']);
  expect((await asCandidate()).state).toBe('revoked');
  expect((await invite(ids.slice(0, 1))).body.invited).toBe(1);
  await expect.poll(statuses).not.toEqual(['revoked']);
  await server.mailTo(candidate.email, 2);
});

test('a reminder is sent at once, and not twice within the hour', async () => {
  await invite(ids.slice(0, 1));
  await server.mailTo(candidate.email);
  await expect.poll(statuses).toEqual(['sent']);
  const [{ _id = '' } = {}] = (await list()).items;
  const remind = () => call<ChangedInvitations>('POST', `${path}/remind`, { invitation_ids: [_id] });
  expect((await remind()).body).toEqual({ changed: [_id], missed: [] });
  expect((await remind()).body).toEqual({ changed: [], missed: [_id] });
  expect((await server.mailTo(candidate.email, 2)).subject).toContain('Reminder');
});

test.each<[WorkspaceRole, number, number]>([
  ['recruiter', 200, 200],
  ['hiring_manager', 200, 403],
  ['interviewer', 403, 403],
])('for a %s: list %i, invite %i', async (role, listed, invited) => {
  await server.db.update(workspaceMembers).set({ role }).where(eq(workspaceMembers.userId, recruiter.userId));
  expect((await call('GET', path)).status).toBe(listed);
  expect((await invite()).status).toBe(invited);
});

test('those of all workspaces are listed for who sees their candidates, and for nobody else', async () => {
  await invite();
  const all = async () => (await call<HiringInvitationPage>('GET', '/invitations')).body.total;
  expect(await all()).toBe(2);
  await server.db
    .update(workspaceMembers)
    .set({ role: 'interviewer' })
    .where(eq(workspaceMembers.userId, recruiter.userId));
  expect(await all()).toBe(0);
  const other = await createAccount(server, 'recruiter');
  await openHiring(server, other);
  expect((await callAs(server, other)<HiringInvitationPage>('GET', '/invitations')).body.total).toBe(0);
});

test('the agenda has each deadline once with how many have not begun, and by when one rates', async () => {
  await invite();
  const until = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  const agenda = async (by = call, end = until) => (await by<AgendaPage>('GET', `/agenda?until=${end}`)).body;
  const [invited] = (await list()).items;
  const of = { interview: { _id: interviewId, title: 'Ward nurse' }, workspace: { _id: workspaceId } };
  expect((await agenda()).items).toMatchObject([
    { kind: 'begin', at: invited?.deadline, count: 2, session_id: null, ...of },
  ]);
  expect((await agenda(call, new Date().toISOString())).items).toEqual([]);
  const { _id: session } = await begunAttempt(server, candidate, interviewId);
  await callCandidate(server, candidate, 'POST', `/api/v1/interviews/session/${session}/complete`);
  const rater = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, rater, { workspace_id: workspaceId }, 'interviewer');
  await call('PUT', `/reviews/${session}/reviewers`, { member_ids: [rater.userId] });
  expect((await agenda()).items).toMatchObject([{ kind: 'begin', count: 1 }]);
  expect((await agenda(callAs(server, rater))).items).toMatchObject([
    { kind: 'rate', count: 1, session_id: session, ...of },
  ]);
  const other = await createAccount(server, 'recruiter');
  await openHiring(server, other);
  expect((await agenda(callAs(server, other))).items).toEqual([]);
  const year = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();
  expect((await call('GET', `/agenda?until=${year}`)).status).toBe(422);
});

test('an accommodation is decided by a lead, and seen by nobody who does not decide', async () => {
  await invite(ids.slice(0, 1));
  const requested = { extra_time_percent: 25, text_only: false, pauses: true };
  const asked = `/api/v1/interviews/invited/${interviewId}/accommodations`;
  await asCandidate();
  const [{ _id: unasked = '' } = {}] = (await list()).items;
  const deps = { db: server.db, publicUrl: 'https://candor.example', secret: Buffer.alloc(32) };
  expect(await accommodationMail(deps, { invitationId: unasked, decidedAt: '2026-01-05' })).toBeNull();
  await callCandidate(server, candidate, 'POST', asked, { ...requested, note: 'I read slowly.' });
  const [{ _id = '', accommodation } = {}] = (await list()).items;
  expect(accommodation).toEqual({ is_waiting: true, requested, note: 'I read slowly.', granted: null });
  expect((await call('PUT', `${path}/${_id}/accommodation`, requested)).status).toBe(200);
  expect((await call('PUT', `${path}/nobody/accommodation`, requested)).status).toBe(404);
  expect((await list()).items[0]?.accommodation).toMatchObject({ is_waiting: false, granted: requested });
  expect((await asCandidate()).accommodations.granted).toEqual(requested);
  const told = await vi.waitFor(async () => {
    const [mail] = (await server.outbox()).filter(
      ({ recipient, subject }) => recipient === candidate.email && subject.includes('accommodation'),
    );
    expect(mail?.subject).toMatch(/^Your accommodation request is answered: Ward nurse at /);
    return mail?.text;
  }, 20_000);
  expect(told).toContain(`/candidate/interviews/${interviewId}`);
  expect(told).not.toMatch(/extra|slowly|pause/i);
  const { body } = await call<HiringInvitationPage>('GET', '/invitations');
  expect(body.items[0]?.accommodation).toBeNull();
  await server.db
    .update(workspaceMembers)
    .set({ role: 'hiring_manager' })
    .where(eq(workspaceMembers.userId, recruiter.userId));
  expect((await list()).items[0]?.accommodation).toBeNull();
});
