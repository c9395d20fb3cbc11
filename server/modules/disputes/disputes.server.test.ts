// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  ApplicationPage,
  CandidateRequest,
  Dispute,
  DisputeDetail,
  DisputePage,
  HiringReview,
  InterviewResult,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { ANSWER, completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { call as callCandidate } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries, users } from '../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let recruiter: TestAccount;
let candidate: TestAccount;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let ids: Awaited<ReturnType<typeof completedInterview>>;
let requestId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  hiring = await openHiring(server, recruiter);
  const { workspace_id: workspaceId } = hiring;
  ids = await completedInterview(server, recruiter, { workspaceId, candidate });
  requestId = await asked('human-review', { text: 'My second answer was cut off.' });
});

const invited = () => `/api/v1/interviews/invited/${ids.interviewId}`;

async function asked(what: 'human-review' | 'corrections', about: object): Promise<string> {
  const body = { session_id: ids.sessionId, ...about };
  return (await callCandidate<CandidateRequest>(server, candidate, 'POST', `${invited()}/${what}`, body))._id;
}

const result = () => callCandidate<InterviewResult>(server, candidate, 'GET', `${invited()}/result`);
const recruiting = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAs(server, recruiter)<T>(method, path, body);
const administering = <T>(method: 'GET' | 'POST', path: string, body?: object, who = admin) =>
  callAs(server, who, 'admin')<T>(method, path, body);

const requestPath = (id = requestId) => `/reviews/${ids.sessionId}/requests/${id}`;
const handOver = (id = requestId) =>
  recruiting<Problem>('POST', `${requestPath(id)}/dispute`, { reason: 'We rated it ourselves' });
const dispute = (who = admin, id = requestId) =>
  administering<DisputeDetail & Problem>('GET', `/disputes/${id}`, undefined, who);
const answer = (who = admin) =>
  administering<DisputeDetail & Problem>(
    'POST',
    `/disputes/${requestId}/answer`,
    { answer: 'It was complete.' },
    who,
  );
const logged = async () =>
  (await server.db.select().from(auditEntries).where(eq(auditEntries.entityId, requestId))).map(
    ({ action }) => action,
  );

test('what the team hands over is answered by an administrator, and both sides see who answered', async () => {
  const waiting = async () =>
    (await recruiting<ApplicationPage>('GET', `/workspaces/${hiring.workspace_id}/applications?q=Zoe`)).body
      .items[0]?.next_step?.kind;
  expect(await waiting()).toBe('answer_request');
  expect((await handOver()).status).toBe(204);
  expect(await waiting()).not.toBe('answer_request');
  expect((await server.mailTo(admin.email)).subject).toBe(
    'A candidate’s request: Ward nurse at Analytical Engines',
  );
  expect((await handOver()).status).toBe(409);
  expect((await recruiting('POST', `${requestPath()}/answer`, { answer: 'Ours.' })).status).toBe(409);
  expect((await result()).requests).toMatchObject([
    { state: 'open', handed_over_at: expect.any(String), answered_by: null },
  ]);

  expect((await answer()).status).toBe(200);
  expect((await answer()).status).toBe(409);
  await vi.waitFor(
    async () => {
      const mails = (await server.outbox()).filter(
        ({ recipient, subject }) =>
          recipient === candidate.email && /^Your request is answered: /.test(subject),
      );
      expect(mails).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  const told = { state: 'answered', answer: 'It was complete.', answered_by: 'administrator' };
  expect((await result()).requests).toMatchObject([told]);
  const { body: review } = await recruiting<HiringReview>('GET', `/reviews/${ids.sessionId}`);
  expect(review.requests).toMatchObject([told]);
  expect(JSON.stringify(review)).not.toContain(admin.userId);
  expect(await logged()).toEqual(['dispute.opened', 'dispute.answered']);
  const page = await administering<DisputePage>('GET', '/disputes?state=answered&q=ward');
  expect(page.body.items.find(({ _id }) => _id === requestId)).toMatchObject({
    answered_by: { _id: admin.userId },
  });
});

test('what the team answers itself is told as its own', async () => {
  expect((await recruiting('POST', `${requestPath()}/answer`, { answer: 'We read it.' })).status).toBe(200);
  expect((await handOver()).status).toBe(409);
  expect((await result()).requests).toMatchObject([{ answered_by: 'hiring_team', handed_over_at: null }]);
});

test('the answers are open to administrators only while a dispute is, and each look is logged and shown', async () => {
  const review = async () => (await administering('GET', `/../recruiter/reviews/${ids.sessionId}`)).status;
  expect(await review()).toBe(403);
  expect((await dispute()).status).toBe(404);
  await handOver();
  const { body: page } = await administering<DisputePage>('GET', '/disputes');
  const listed = page.items.find(({ _id }) => _id === requestId);
  expect(listed).toMatchObject({ kind: 'human_review', reason: 'We rated it ourselves', state: 'waiting' });
  expect(JSON.stringify(listed)).not.toMatch(/Zoe|cut off/);
  expect((await result()).administrator_looks).toEqual([]);

  const { body: opened } = await dispute();
  expect(opened.text).toBe('My second answer was cut off.');
  expect(JSON.stringify(opened.questions)).toContain(ANSWER.slice(0, 20));
  expect(JSON.stringify(opened)).not.toMatch(/Zoe|Zett/);
  expect(JSON.stringify(opened)).not.toContain(candidate.email);
  expect((await result()).administrator_looks).toHaveLength(1);
  expect(await logged()).toEqual(['dispute.opened', 'dispute.viewed']);
  expect(await review()).toBe(403);

  await answer();
  expect((await dispute()).body.questions).toBeNull();
  expect((await result()).administrator_looks).toHaveLength(2);
});

test('of a correction only the answer that it is about is opened', async () => {
  const correction = await asked('corrections', { turn_id: ids.turnId, text: 'Ward nine.' });
  await handOver(correction);
  const { body } = await dispute(admin, correction);
  expect(body.questions?.flatMap(({ turns }) => turns.map(({ _id }) => _id))).toEqual([ids.turnId]);
});

test('it is handed to one administrator, who alone opens and answers it then', async () => {
  await handOver();
  const second = await createAccount(server, 'admin');
  const give = (to: TestAccount) =>
    administering<Dispute & Problem>('POST', `/disputes/${requestId}/handover`, {
      ...{ administrator_id: to.userId, reason: 'Knows the company' },
    });
  expect((await give(candidate)).body.errors).toMatchObject([{ field: 'administrator_id' }]);
  expect((await give(second)).body.handed_to).toMatchObject({ _id: second.userId });
  expect((await server.mailTo(second.email)).text).toContain('/admin/interview-reports?tab=disputes');
  expect((await give(second)).status).toBe(409);
  expect([(await dispute()).status, (await answer()).status]).toEqual([403, 403]);
  expect((await dispute(second)).status).toBe(200);
  expect((await answer(second)).status).toBe(200);
  expect((await give(admin)).status).toBe(409);
  expect(await logged()).toEqual([
    ...['dispute.opened', 'dispute.handed_over', 'dispute.viewed', 'dispute.answered'],
  ]);
  // Anybody's once the account is gone.
  await server.db.delete(users).where(eq(users.id, second.userId));
  expect((await dispute()).status).toBe(200);
});

test('only who works with candidates hands it over, and another company’s is missing', async () => {
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, manager, hiring, 'hiring_manager');
  const body = { reason: 'We rated it ourselves' };
  expect((await callAs(server, manager)('POST', `${requestPath()}/dispute`, body)).status).toBe(403);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await callAs(server, stranger)('POST', `${requestPath()}/dispute`, body)).status).toBe(404);
  expect((await recruiting('POST', `${requestPath('unknown')}/dispute`, body)).status).toBe(404);
  expect(
    (await recruiting<Problem>('POST', `${requestPath()}/dispute`, { reason: 'x' })).body.errors,
  ).toMatchObject([{ field: 'reason' }]);
  expect(await logged()).toEqual([]);
});
