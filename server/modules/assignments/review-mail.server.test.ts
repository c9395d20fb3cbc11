// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HiringDefaults, HiringReview } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { mailReviewers } from './review-mail-service.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let lead: TestAccount;
let rater: TestAccount;
let ids: { readonly workspace_id: string; readonly candidate_id: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [lead, rater] = [await createAccount(server, 'recruiter'), await createAccount(server, 'recruiter')];
  ids = await openHiring(server, lead);
  await joinWorkspace(server, lead, rater, ids, 'interviewer');
});

const submitted = async () => {
  const taking = {
    workspaceId: ids.workspace_id,
    candidate: await createAccount(server),
    name: 'Quixandra Moorfeld',
  };
  const reviewers = { method: 'all' as const, member_ids: [rater.userId] };
  return (await completedInterview(server, lead, taking, { reviewers })).sessionId;
};
const look = (inHours: number) =>
  mailReviewers({ ...server, now: () => new Date(Date.now() + inHours * HOUR_MS) });
const mailsTo = async ({ email }: TestAccount) =>
  (await server.outbox()).filter(({ recipient, subject }) => recipient === email && /review/.test(subject));
const give = (sessionId: string, ...to: TestAccount[]) =>
  callAs(server, lead)<HiringReview>('PUT', `/reviews/${sessionId}/reviewers`, {
    member_ids: to.map(({ userId }) => userId),
  });

test('who is asked to rate is told once, and once more a day before it is due, without a name', async () => {
  const sessionId = await submitted();
  const { length: before } = await mailsTo(rater);
  expect(before).toBe(0);
  await Promise.all([look(0), look(0), look(1)]);
  await expect.poll(() => mailsTo(rater)).toHaveLength(1);
  await look(47);
  await look(49);
  await look(50);
  await expect.poll(() => mailsTo(rater)).toHaveLength(2);
  const [waiting, reminder] = await mailsTo(rater);
  expect(waiting?.subject).toBe('A session waits for your review: Ward nurse');
  expect(reminder?.subject).toBe('Reminder: your review of Ward nurse is due');
  for (const mail of [waiting, reminder]) {
    expect(mail?.text).toContain(`/recruiter/interviews/${sessionId}`);
    expect(mail?.text).not.toMatch(/Quixandra|Moorfeld/);
  }
});

test('who declined and is asked again is told again; who is asked no more is not', async () => {
  const sessionId = await submitted();
  await look(0);
  await expect.poll(() => mailsTo(rater)).toHaveLength(1);
  await callAs(server, rater)('POST', `/reviews/${sessionId}/decline`);
  await look(49);
  await give(sessionId, rater);
  await look(0);
  await expect.poll(() => mailsTo(rater)).toHaveLength(2);
  await give(sessionId, lead);
  await look(49);
  await expect.poll(() => mailsTo(lead)).toHaveLength(1);
  expect(await mailsTo(rater)).toHaveLength(2);
});

test('the company says how many days there are', async () => {
  const call = callAs(server, lead);
  const defaults: HiringDefaults = {
    ...{ time_zone: null, working_days: [1], days_to_rate: 1 },
    ...{ notes_signals: false, camera: 'none' },
  };
  expect((await call('PUT', '/company/hiring-defaults', defaults)).status).toBe(200);
  const sessionId = await submitted();
  const { body } = await callAs(server, rater)<HiringReview>('GET', `/reviews/${sessionId}`);
  const days = (Date.parse(body.my_assignment?.due_at ?? '') - Date.now()) / (24 * HOUR_MS);
  expect(days).toBeGreaterThan(0.9);
  expect(days).toBeLessThanOrEqual(1);
  // A reminder would come at once.
  await look(0);
  await look(1);
  await expect.poll(() => mailsTo(rater)).toHaveLength(1);
});
