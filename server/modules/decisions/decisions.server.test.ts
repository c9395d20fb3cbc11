// @module-tag both
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  Application,
  ApplicationPage,
  Decision,
  DecisionList,
  DecisionRequest,
  InterviewResult,
  MailPreview,
  NoteList,
  Problem,
  WorkspaceRole,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { HeldJobs } from '../../../tests/support/held-jobs.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { call as callCandidate } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer, testEngine } from '../../../tests/support/test-server.ts';
import { applications, decisions, users } from '../../platform/database/schema/index.ts';

const jobs = new HeldJobs();
let server: TestServer;
let now: Date;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let path: string;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeAll(async () => {
  now = new Date('2026-11-24T11:00:00Z');
  server = await startTestServer({ jobs: (db) => jobs.open(db), now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-24T11:00:00Z');
  recruiter = await createAccount(server, 'recruiter');
  ids = await openHiring(server, recruiter);
  call = callAs(server, recruiter);
  path = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
});

const rejected: DecisionRequest = { kind: 'reject', reason_id: 'filled', note: ' Thanked by phone ' };
const decide = (request: DecisionRequest) => call<Decision>('POST', `${path}/decisions`, request);
const status = async () => (await call<Application>('GET', path)).body.status;
const undo = ({ _id }: Decision) => call<Decision & Problem>('POST', `${path}/decisions/${_id}/undo`);

/** The mails about the decision of this test, once all that is due has left. */
async function mailed() {
  await jobs.round('send-decision-mails');
  await jobs.run();
  return (await server.outbox()).filter(({ subject }) => subject.startsWith('Your application'));
}

/** No sign-in lasts until then, so the mails come nearer. */
const morningComes = () => server.db.update(decisions).set({ mailAt: now });

async function colleague(role: WorkspaceRole) {
  const account = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, account, ids, role);
  return callAs(server, account);
}

test('a rejection is mailed on the next working day, once, and can be undone until then', async () => {
  const before = (await mailed()).length;
  const { status: made, body } = await decide(rejected);
  const leaves = '2026-11-25T09:00:00.000Z';
  expect([made, body]).toMatchObject([
    201,
    {
      reason: 'Position filled',
      note: 'Thanked by phone',
      mail: { status: 'scheduled', at: leaves },
      undo_until: leaves,
    },
  ]);
  expect([await status(), (await mailed()).length]).toEqual(['rejected', before]);
  await morningComes();
  await mailed();
  const mail = (await mailed()).at(-1);
  expect((await mailed()).length).toBe(before + 1);
  expect(mail).toMatchObject({ recipient: 'ada@mail.example' });
  expect(mail?.text).toContain('Ward nurse at Analytical Engines');
  expect(mail?.text).not.toContain('Thanked');
  expect(await undo(body)).toMatchObject({ status: 409, body: { code: 'too_late_to_undo' } });
  const { body: list } = await call<DecisionList>('GET', `${path}/decisions`);
  expect(list.items).toMatchObject([{ mail: { status: 'sent' }, undo_until: null }]);
  expect((await decide({ kind: 'reopen', reason_id: 'mistake' })).status).toBe(201);
  expect(await status()).toBe('active');
});

test('undo takes the mail back, and reopening too', async () => {
  const before = (await mailed()).length;
  const { body: first } = await decide(rejected);
  expect((await undo(first)).body).toMatchObject({ mail: { status: 'cancelled' }, undo_until: null });
  expect([(await undo(first)).status, await status()]).toEqual([200, 'active']);
  await decide(rejected);
  await decide({ kind: 'reopen', reason_id: 'mistake' });
  await morningComes();
  expect((await mailed()).length).toBe(before);
  const { body } = await call<ActivityPage>('GET', `/workspaces/${ids.workspace_id}/activity`);
  expect(body.items.slice(0, 4).map(({ kind, change }) => `${kind} ${change.after}`)).toEqual([
    'decided active',
    'decided rejected',
    'decision_undone active',
    'decided rejected',
  ]);
});

test('of two who decide at once the second is told', async () => {
  const manager = await colleague('hiring_manager');
  const answers = await Promise.all([
    decide(rejected),
    manager<Problem>('POST', `${path}/decisions`, { kind: 'hire', reason_id: 'best-fit' }),
  ]);
  expect(answers.map((one) => one.status).toSorted()).toEqual([201, 409]);
  const told = answers.find((one) => one.status === 409)?.body as Problem;
  expect(told.code).toBe('decided_meanwhile');
  expect(told.detail).toMatch(/ (rejected|hired) this candidate meanwhile: /);
  const { body } = await call<DecisionList>('GET', `${path}/decisions`);
  expect(body.items).toHaveLength(1);
});

test('a decision needs a reason from the list and a time that leaves room', async () => {
  const soon: DecisionRequest = { ...rejected, mail: 'at', mail_at: '2026-11-24T11:05:00Z' };
  const answers = [
    await decide({ ...rejected, reason_id: 'score' }),
    await decide({ kind: 'hire', reason_id: 'filled' }),
    await decide(soon),
    await decide({ kind: 'reopen', reason_id: 'mistake' }),
  ];
  expect(answers.map((one) => one.status)).toEqual([422, 422, 422, 409]);
  expect((await decide({ ...rejected, mail: 'none' })).body).toMatchObject({
    mail: null,
    undo_until: '2026-11-24T11:10:00.000Z',
  });
});

test('the mail is shown before, in the zone of the candidate', async () => {
  const { userId } = await createAccount(server, 'candidate');
  const known = { email: 'ada@mail.example', timeZone: 'Europe/Berlin' };
  await server.db.update(users).set(known).where(eq(users.id, userId));
  const { body } = await call<MailPreview>('GET', `${path}/decision-mail`);
  expect(body).toMatchObject({
    to: 'ada@mail.example',
    reply_to: recruiter.email,
    next_working_day: '2026-11-25T08:00:00.000Z',
    time_zone: 'Europe/Berlin',
  });
  expect(body.text).toContain('not to move forward');
});

test('notes are read by who sees the candidate, newest first, and not by interviewers', async () => {
  const manager = await colleague('hiring_manager');
  await call('POST', `${path}/notes`, { text: ' First ' });
  now = new Date(now.getTime() + 1000);
  expect((await manager('POST', `${path}/notes`, { text: 'Second' })).status).toBe(201);
  const { body } = await call<NoteList>('GET', `${path}/notes`);
  expect(body.items.map(({ text }) => text)).toEqual(['Second', 'First']);
  expect((await call('POST', `${path}/notes`, { text: ' \n ' })).status).toBe(422);
  const interviewer = await colleague('interviewer');
  const refused = [
    await interviewer('GET', `${path}/notes`),
    await interviewer('GET', `${path}/decisions`),
    await interviewer('POST', `${path}/decisions`, rejected),
    await interviewer('POST', `${path}/notes`, { text: 'Mine' }),
  ];
  expect(refused.map((one) => one.status)).toEqual([403, 403, 403, 403]);
});

/** The embedded database has one connection: nothing there can wait for something else. */
test.skipIf(testEngine() === 'pglite')(
  'whoever undoes waits for the application, and holds nothing that another one who has it needs',
  async () => {
    const { body: first } = await decide(rejected);
    let undone: ReturnType<typeof undo> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, ids.application_id)).for('update');
      undone = undo(first);
      await delay(500);
      const decided = eq(decisions.id, first._id);
      expect(await tx.select().from(decisions).where(decided).for('update', { noWait: true })).toHaveLength(
        1,
      );
    });
    expect((await undone)?.status).toBe(200);
  },
);

test('the candidate reads the decision once its mail has left, and no more once it is reopened', async () => {
  const candidate = await createAccount(server);
  const { interviewId } = await completedInterview(
    server,
    recruiter,
    { workspaceId: ids.workspace_id, candidate },
    { opens_at: '2026-11-23T11:00:00Z', closes_at: '2026-12-01T11:00:00Z' },
  );
  const result = async () => {
    const { decision, steps } = await callCandidate<InterviewResult>(
      server,
      candidate,
      'GET',
      `/api/v1/interviews/invited/${interviewId}/result`,
    );
    return [decision?.kind, steps.at(-1)?.state];
  };
  const { body: page } = await call<ApplicationPage>(
    'GET',
    `/workspaces/${ids.workspace_id}/applications?q=zoe`,
  );
  path = `/workspaces/${ids.workspace_id}/candidates/${page.items[0]?.candidate._id}`;
  await decide(rejected);
  expect(await result()).toEqual([undefined, 'waiting']);
  await morningComes();
  await mailed();
  expect(await result()).toEqual(['reject', 'done']);
  now = new Date(now.getTime() + 60_000);
  await decide({ kind: 'reopen', reason_id: 'mistake' });
  expect(await result()).toEqual([undefined, 'waiting']);
});
