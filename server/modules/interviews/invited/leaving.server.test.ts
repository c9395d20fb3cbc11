// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  Decision,
  HiringInvitationPage,
  InvitedApplications,
  InvitedInterview,
  Problem,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../../tests/support/interviews.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { moveWindow } from '../hiring/hiring-repository.ts';
import { takeDueReminders } from '../interview-mail/reminder-repository.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let candidate: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspace: string;
let interviewId: string;
let applicationId: string;
let candidateId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  recruit = callAs(server, recruiter);
  const { workspace_id } = await openHiring(server, recruiter);
  workspace = `/workspaces/${workspace_id}`;
  await recruit('POST', `${workspace}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  const { body } = await recruit<ApplicationPage>('GET', `${workspace}/applications?q=zoe`);
  applicationId = body.items[0]?._id ?? '';
  candidateId = body.items[0]?.candidate._id ?? '';
  ({ _id: interviewId } = await freezeInterview(server, recruiter, workspace_id));
  await invite();
});

const listed = () => `${workspace}/interviews/${interviewId}/invitations`;
const invite = async () =>
  (await recruit<InvitedApplications>('POST', listed(), { application_ids: [applicationId] })).body;
const status = async () => (await recruit<HiringInvitationPage>('GET', listed())).body.items[0]?.status;
const application = async () =>
  (await recruit<ApplicationPage>('GET', `${workspace}/applications?q=zoe`)).body.items[0]?.status;
const done = async () =>
  (await recruit<ActivityPage>('GET', `${workspace}/activity`)).body.items.map(({ kind }) => kind);
const decide = (kind: string, reason_id: string) =>
  recruit<Decision & Problem>('POST', `${workspace}/candidates/${candidateId}/decisions`, {
    kind,
    reason_id,
  });

async function act(what: '' | 'decline' | 'undo-decline' | 'withdraw', body?: object) {
  const path = `${server.url}/api/v1/interviews/invited/${interviewId}${what && `/${what}`}`;
  const reply = await fetch(path, {
    method: what ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${candidate.accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as InvitedInterview & Problem };
}

test('a candidate declines with words, and takes it after all while it is open', async () => {
  const declined = await act('decline', { note: ' I found another job. ' });
  expect(declined.body).toMatchObject({
    state: 'declined',
    waits_for: null,
    start: { is_allowed: false, message: 'You declined this invitation.' },
    leaving: { can_decline: false, can_undo_decline: true, can_withdraw: true },
  });
  expect([await status(), await application()]).toEqual(['declined', 'active']);
  const { body } = await recruit<ActivityPage>('GET', `${workspace}/activity`);
  expect(body.items[0]).toMatchObject({
    kind: 'invitation_declined',
    change: { before: 'I found another job.' },
    candidate: { full_name: 'Zoe Zett' },
  });
  expect((await act('undo-decline')).body.state).toBe('invited');
  expect([await status(), (await done())[0]]).toEqual(['sent', 'decline_undone']);
  await act('decline', {});
  const [opensAt, closesAt] = [new Date(0), new Date(Date.now() - 1)];
  await moveWindow(server.db, interviewId, { opensAt, closesAt });
  expect((await act('undo-decline')).status).toBe(409);
});

test('who declined is not reminded, and can be invited anew', async () => {
  await act('decline', {});
  const soon = new Date(Date.now() + 6.5 * DAY_MS);
  const reminded = () => server.db.transaction((tx) => takeDueReminders(tx, 1, soon, 100));
  expect(await reminded()).toEqual([]);
  expect((await invite()).invited).toBe(1);
  expect((await act('')).body.state).toBe('invited');
});

test('an attempt that has begun is not declined, and goes with the application', async () => {
  await begunAttempt(server, candidate, interviewId);
  expect((await act('decline', {})).status).toBe(409);
  const { body } = await act('withdraw', { note: 'Moving away.' });
  expect(body).toMatchObject({
    state: 'declined',
    attempts: { used: 0 },
    session_id: null,
    leaving: { is_withdrawn: true, can_undo_decline: false, can_withdraw: false },
  });
  expect([await status(), await application(), (await done())[0]]).toEqual([
    'declined',
    'withdrawn',
    'application_withdrawn',
  ]);
  expect((await act('undo-decline')).status).toBe(409);
  expect((await act('withdraw', {})).status).toBe(200);
});

test('who withdrew comes back by an invitation alone, with the attempt unused', async () => {
  await begunAttempt(server, candidate, interviewId);
  await act('withdraw', {});
  expect((await decide('reject', 'filled')).status).toBe(409);
  expect((await decide('reopen', 'mistake')).status).toBe(409);
  expect(await invite()).toMatchObject({ invited: 1, left_out: [] });
  expect([await application(), (await done()).slice(0, 2)]).toEqual([
    'active',
    ['candidate_invited', 'application_reopened'],
  ]);
  expect((await act('')).body).toMatchObject({ state: 'invited', attempts: { left: 1 } });
});

test('before a rejection is told, withdrawing stops its mail; afterwards there is nothing to withdraw', async () => {
  await decide('reject', 'filled');
  expect((await act('')).body.leaving.can_withdraw).toBe(true);
  expect((await act('withdraw', {})).body.leaving.is_withdrawn).toBe(true);
  const path = `${workspace}/candidates/${candidateId}/decisions`;
  const { body } = await recruit<{ items: Decision[] }>('GET', path);
  expect(body.items[0]?.mail?.status).toBe('cancelled');
});

test('of a withdrawal and a decision at once, one holds and the other is told', async () => {
  const [withdrawn, decided] = await Promise.all([act('withdraw', {}), decide('hire', 'best-fit')]);
  expect(withdrawn.status).toBe(200);
  expect([201, 409]).toContain(decided.status);
  expect(await application()).toBe('withdrawn');
});
