// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Billing, HiringInterview, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview, nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { newId } from '../../platform/database/identifier.ts';
import { applicationResumes, interviewSessions } from '../../platform/database/schema/index.ts';
import { countInvitations, countSpeech } from '../billing/quota-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { createWorkspace } from './workspace-service.ts';

let server: TestServer;
const now = () => new Date();

beforeAll(async () => {
  server = await startTestServer();
  await addPlan(server, 'small', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { interviews: 1, workspaces: 5, seats: 2 },
  });
});
afterAll(() => server.close());

async function subscribed(plan = 'small-1') {
  const owner = await createAccount(server, 'recruiter');
  const ids = await openHiring(server, owner);
  const change = { plan_version_id: plan, interval: 'month', currency: 'EUR', seats: 1 };
  await call<Billing>(server, owner, 'PUT', '/api/v1/billing/plan', change);
  return { owner, ids };
}

test('200 workspaces at once come to as many as the plan allows', async () => {
  const { owner } = await subscribed();
  const made = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      createWorkspace({ db: server.db, now }, owner.userId, newId(), nurseWorkspace),
    ),
  );
  const refused = made.filter((one) => one.status === 'rejected');
  expect(made.length - refused.length).toBe(4);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'quota_exceeded' });
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage[1]).toEqual({ meter: 'workspaces', used: 5, limit: 5 });
});

test('200 interviews at once, each asked for twice, come to as many as the plan allows', async () => {
  await addPlan(server, 'hundred', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { interviews: 40, workspaces: null, seats: null },
  });
  const { owner } = await subscribed('hundred-1');
  const { companyId } = await requireMember(server.db, owner.userId);
  const count = (key: string) =>
    server.db.transaction((tx) => countInvitations(tx, [key], { companyId, at: now() }));
  const keys = Array.from({ length: 200 }, (_, index) => `invited-${index}`);
  const counted = await Promise.allSettled([...keys, ...keys].map(count));
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage[0]).toEqual({ meter: 'interviews', used: 40, limit: 40 });
  expect(counted.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(320);
});

test('seats and invitations are refused beyond the plan, and nothing is left of what was refused', async () => {
  const { owner, ids } = await subscribed();
  const as = callAs(server, owner);
  const asked = { email: 'one-more@colleague.example', role: 'member' };
  const seat = await as<Problem>('POST', '/company/invitations', asked);
  expect(seat).toMatchObject({ status: 409, body: { code: 'quota_exceeded' } });
  const interview = await freezeInterview(server, owner, ids.workspace_id);
  const path = `/workspaces/${ids.workspace_id}`;
  const grace = { full_name: 'Grace Hopper', email: 'grace@mail.example' };
  await as('POST', `${path}/applications`, { candidates: [grace] });
  const { body } = await as<{ items: { _id: string }[] }>('GET', `${path}/applications`);
  const invite = (application_ids: string[]) =>
    as<Problem>('POST', `${path}/interviews/${interview._id}/invitations`, { application_ids });
  const [one, two] = body.items.map(({ _id }) => _id);
  const both = await invite([one ?? '', two ?? '']);
  expect(both.body.detail).toContain('Your plan’s limit is 1 a month for invitations. 1 is left.');
  expect((await invite([one ?? ''])).status).toBeLessThan(300);
  expect((await invite([two ?? ''])).body.code).toBe('quota_exceeded');
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage.map(({ used }) => used)).toEqual([1, 1, 2, 0, 0]);
});

test('speech is counted once, also at once and beyond the plan; then nobody new is invited', async () => {
  await addPlan(server, 'quiet', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { speech_minutes: 100 },
  });
  const { owner, ids } = await subscribed('quiet-1');
  const { invite, sessionId } = await withInterview(owner, ids.workspace_id);
  const spoken = Array.from({ length: 200 }, (_, index) => `spoken-${index}`);
  const count = (recordingId: string) =>
    server.db.transaction((tx) => countSpeech(tx, { sessionId, recordingId, seconds: 29.6 }, now()));
  const waiting = [...spoken, ...spoken];
  // As many at once as there are connections: nobody is to be refused for want of one.
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await count(next);
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage[3]).toEqual({ meter: 'speech_minutes', used: 100, limit: 100 });
  const refused = await invite();
  expect(refused).toMatchObject({ status: 409, body: { code: 'quota_exceeded' } });
  expect(refused.body.detail).toContain('100 minutes of speech for this month are used up');
  // Nothing is left of what was refused, and what is under way goes on.
  expect((await call<Billing>(server, owner, 'GET', '/api/v1/billing')).usage[0]?.used).toBe(1);
  await expect(count('spoken-late')).resolves.toBeUndefined();
});

test('storage that is full stops invitations, and is given back with what is removed', async () => {
  await addPlan(server, 'tiny', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { storage_megabytes: 2 },
  });
  const { owner, ids } = await subscribed('tiny-1');
  const { invite, applicationId, other, revokeOther, inviteOther } = await withInterview(
    owner,
    ids.workspace_id,
  );
  const propose = await withLiveInterview(owner, ids.workspace_id);
  expect((await propose(other, 2)).status).toBe(200);
  const { companyId } = await requireMember(server.db, owner.userId);
  const file = { id: newId(), companyId, applicationId, uploadedBy: owner.userId, name: 'resume.pdf' };
  await server.db
    .insert(applicationResumes)
    .values({ ...file, contentType: 'application/pdf', bytes: 1_000_001, begunAt: now() });
  const used = async () => (await call<Billing>(server, owner, 'GET', '/api/v1/billing')).usage[4];
  expect(await used()).toEqual({ meter: 'storage_megabytes', used: 2, limit: 2 });
  expect((await invite()).body.detail).toContain('2 MB of storage are full');
  expect((await propose(applicationId, 3)).body).toMatchObject({
    code: 'quota_exceeded',
    detail: expect.stringContaining('2 MB of storage are full'),
  });
  // Whoever is invited already still agrees on another time; who was is invited anew once there is room.
  expect((await revokeOther()).status).toBe(200);
  expect((await inviteOther()).body.detail).toContain('2 MB of storage are full');
  expect((await propose(other, 4)).status).toBe(200);
  await server.db.delete(applicationResumes).where(eq(applicationResumes.id, file.id));
  expect(await used()).toMatchObject({ used: 0 });
  expect((await inviteOther()).body).toMatchObject({ invited: 1 });
  expect((await invite()).status).toBeLessThan(300);
  expect((await propose(applicationId, 5)).status).toBe(200);
  // An invitation that is made anew is not counted again.
  expect((await call<Billing>(server, owner, 'GET', '/api/v1/billing')).usage[0]?.used).toBe(2);
});

/** Proposes a time, in so many days, of an interview that its owner holds. */
async function withLiveInterview(owner: TestAccount, workspaceId: string) {
  const as = callAs(server, owner);
  const design = nurseInterview({
    live: { editor_language: 'text' },
    reviewers: { method: 'all', member_ids: [owner.userId] },
  });
  const { body } = await as<HiringInterview>('POST', `/workspaces/${workspaceId}/interviews`, design);
  const path = `/workspaces/${workspaceId}/interviews/${body._id}/live-times`;
  return (application_id: string, days: number) => {
    const times = [new Date(Date.now() + days * 86_400_000).toISOString()];
    return as<Problem>('POST', path, { application_id, times, minutes: 30 });
  };
}

/** An interview that one candidate has begun, and to which another one can be invited. */
async function withInterview(owner: TestAccount, workspaceId: string) {
  const as = callAs(server, owner);
  const interview = await freezeInterview(server, owner, workspaceId);
  const path = `/workspaces/${workspaceId}`;
  const candidates = [
    { full_name: 'Grace Hopper', email: 'grace@mail.example' },
    { full_name: 'Mary Shaw', email: 'mary@mail.example' },
  ];
  await as('POST', `${path}/applications`, { candidates });
  const { body } = await as<{ items: { _id: string }[] }>('GET', `${path}/applications`);
  const [applicationId = '', other = ''] = body.items.map(({ _id }) => _id);
  const invitations = `${path}/interviews/${interview._id}/invitations`;
  const ask = (id: string) => as<Problem>('POST', invitations, { application_ids: [id] });
  const revokeOther = async () => {
    const { items } = (await as<{ items: { _id: string }[] }>('GET', invitations)).body;
    return as('POST', `${invitations}/revoke`, { invitation_ids: items.map(({ _id }) => _id) });
  };
  const begun = newId();
  expect((await ask(other)).status).toBeLessThan(300);
  await server.db.insert(interviewSessions).values({
    ...{ id: begun, interviewId: interview._id, candidateId: owner.userId, attempt: 1, limitSeconds: 600 },
    ...{ status: 'in_progress' as const, createdAt: now(), startedAt: now(), updatedAt: now() },
  });
  const invite = () => ask(applicationId);
  return { applicationId, other, sessionId: begun, invite, inviteOther: () => ask(other), revokeOther };
}
