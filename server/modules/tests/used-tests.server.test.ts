// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ApplicationPage,
  HiringInterview,
  HiringInvitationPage,
  HiringReview,
  Problem,
  Report,
  Session,
  Test,
  TestPage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { choiceItem, nurseTest, publishedTest } from '../../../tests/support/company-tests.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview, nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../tests/support/interviews.ts';
import { call as callCandidate } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let workspaceId: string;
let published: Test;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  call = callAs(server, recruiter);
  published = await publishedTest(server, recruiter);
});

const competencies = ['patient-safety', 'handover', 'patient-safety'];
const questions = (version = 1) =>
  nurseTest.items.map(({ _id: item_id }, index) => ({
    competency_id: competencies[index] ?? '',
    test: { test_id: published._id, version, item_id },
  }));

/** What a candidate's browser must never be given before the report. */
const SECRETS = /"right"|isRight|-7351|No secret weight|secret reference|manual says/;

const KEY = /"right":(true|false)|isRight|-7351|No secret weight|secret reference|manual says/;

test('a test is taken in an interview, counted exactly, and gives nothing away', async () => {
  const interview = await freezeInterview(server, recruiter, workspaceId, { questions: questions() });
  expect(interview.frozen_questions.map(({ type }) => type)).toEqual([
    'multiple_choice',
    'situational',
    'coding',
  ]);
  const candidate = await createAccount(server);
  await call('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  const { body: page } = await call<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?q=zoe`);
  const invitations = `/workspaces/${workspaceId}/interviews/${interview._id}/invitations`;
  await call('POST', invitations, { application_ids: page.items.map(({ _id }) => _id) });

  const begun = await begunAttempt(server, candidate, interview._id);
  const path = `/api/v1/interviews/session/${begun._id}`;
  const ask = (method: string, rest: string, body?: object) =>
    callCandidate<Session>(server, candidate, method, path + rest, body);
  expect(JSON.stringify(begun)).not.toMatch(SECRETS);
  const options = begun.current_turn?.choices?.options ?? [];
  const right = options.filter(({ text }) => text !== 'The weather').map(({ _id }) => _id);
  const answer = async (turn: Session['current_turn'], text: string) => {
    await ask('POST', `/turns/${turn?._id}/answer`, { text });
    const session = await ask('GET', '');
    expect(JSON.stringify(session)).not.toMatch(SECRETS);
    return session.current_turn;
  };
  const second = await answer(begun.current_turn, right.join(' '));
  const third = await answer(second, 'I told the night nurse what had been done and asked her to repeat it.');
  expect(third?.code).toMatchObject({ function_name: 'dose', cases: [{ arguments: [10], expected: 20 }] });
  const source = 'function dose(weight) { return weight * 2; }';
  await answer(third, JSON.stringify({ language: 'javascript', source }));
  await ask('POST', '/complete').catch(() => null);

  const { body: invited } = await call<HiringInvitationPage>('GET', invitations);
  const reviewPath = `/reviews/${invited.items[0]?.session_id}`;
  const points = async () =>
    (await call<HiringReview>('GET', reviewPath)).body.questions.map(({ exact }) => exact);
  await expect
    .poll(points, { timeout: 30_000 })
    .toEqual([{ points: 4, worth: 4 }, null, { points: 3, worth: 6 }]);
  const { body: review } = await call<HiringReview>('GET', reviewPath);
  expect(review.is_revealed).toBe(false);
  expect(review.questions[2]?.code).toMatchObject({
    answer: { language: 'javascript', source },
    passed: { visible: 1, visible_total: 1, hidden: 0, hidden_total: 1 },
  });

  // Released by the lead, the candidate's report has the points and no key.
  await call('POST', `/workspaces/${workspaceId}/interviews/${interview._id}/release-reports`);
  const { report_id } = await ask('GET', '');
  const read = (of: string) => callCandidate<Report>(server, candidate, 'GET', of);
  const report = await read(`/api/v1/reports/${report_id}`);
  expect(report.questions.map(({ exact }) => exact?.points)).toEqual([1, undefined, 0.5]);
  for (const told of [report, await read('/api/v1/candidate/export')])
    expect(JSON.stringify(told)).not.toMatch(KEY);

  const { body: list } = await call<TestPage>('GET', '/tests');
  expect(list.items).toMatchObject([{ used_in: 1, taken: 1 }]);
  expect(list.items[0]?.median_seconds).not.toBeNull();
  const { body: test } = await call<Test>('GET', `/tests/${published._id}`);
  expect(test.versions).toMatchObject([{ version: 1, used_in: 1 }]);
  expect(test.figures.map(({ answers, difficulty }) => [answers, difficulty])).toEqual(
    [1, 1, 1].map((answers) => [answers, null]),
  );
  expect((await call<Problem>('DELETE', `/tests/${published._id}`)).status).toBe(409);
});

test('an interview keeps the version it was frozen with', async () => {
  const { _id } = await freezeInterview(server, recruiter, workspaceId, { questions: questions() });
  const items = [{ ...choiceItem, prompt: 'Another question?' }];
  const { body: saved } = await call<Test>('PUT', `/tests/${published._id}`, {
    base_revision: published.revision,
    title: 'Next',
    items,
  });
  await call('POST', `/tests/${published._id}/publish`, { revision: saved.revision });
  const path = `/workspaces/${workspaceId}/interviews/${_id}`;
  const { body } = await call<HiringInterview>('GET', path);
  expect(body.frozen_questions[0]?.prompt).toBe(choiceItem.prompt);
});

test.each<[string, object, string]>([
  ['a version that is not published', { version: 2 }, 'No such item is published.'],
  ['an item it does not have', { item_id: 'nothing' }, 'No such item is published.'],
])('%s cannot be asked', async (_what, change, message) => {
  const [first] = questions();
  const design = nurseInterview({ questions: [{ ...first, test: { ...first?.test, ...change } } as never] });
  const { status, body } = await call<Problem>('POST', `/workspaces/${workspaceId}/interviews`, design);
  expect([status, body.errors?.[0]?.message]).toEqual([422, message]);
});

test('neither can one twice, nor one of another company', async () => {
  const [first] = questions();
  if (!first) throw new Error('The test has no item.');
  const twice = nurseInterview({ questions: [first, first] });
  const path = (id: string) => `/workspaces/${id}/interviews`;
  expect((await call<Problem>('POST', path(workspaceId), twice)).body.errors).toEqual([
    { field: 'questions.1', message: 'Ask each question once.' },
  ]);
  const other = await createAccount(server, 'recruiter');
  const hiring = await openHiring(server, other);
  const theirs = nurseInterview({ questions: [first] });
  const refused = await callAs(server, other)<Problem>('POST', path(hiring.workspace_id), theirs);
  expect(refused.body.errors?.[0]?.message).toBe('No such item is published.');
});
