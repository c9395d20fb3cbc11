// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  BankQuestionPage,
  HiringInterview,
  HiringInterviewPage,
  HiringInterviewRequest,
  InterviewPreview,
  Problem,
  WorkspaceRole,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview, nurseInterview } from '../../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { interviews, workspaceMembers } from '../../../platform/database/schema/index.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let workspaceId: string;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  call = callAs(server, recruiter);
  path = `/workspaces/${workspaceId}`;
});

const become = (role: WorkspaceRole) =>
  server.db.update(workspaceMembers).set({ role }).where(eq(workspaceMembers.userId, recruiter.userId));

test('own questions and those of the bank are frozen with the weights of the rubric', async () => {
  const made = await freezeInterview(server, recruiter, workspaceId);
  expect(made).toMatchObject({ title: 'Ward nurse', rubric_version: 1, questions: 2, invited: 0 });
  expect(made.competencies.map(({ _id, weight }) => [_id, weight])).toEqual([
    ['patient-safety', 0.6],
    ['handover', 0.4],
  ]);
  expect(made.frozen_questions.map(({ is_own, competency_id }) => [is_own, competency_id])).toEqual([
    [true, 'patient-safety'],
    [false, 'handover'],
  ]);
  const { body } = await call<HiringInterviewPage>('GET', `${path}/interviews`);
  expect(body).toMatchObject({ total: 1, items: [{ _id: made._id, to_rate: 0 }] });
});

test('what is asked about alone is weighed', async () => {
  const [own] = nurseInterview().questions;
  const made = await freezeInterview(server, recruiter, workspaceId, { questions: own ? [own] : [] });
  expect(made.competencies).toMatchObject([{ _id: 'patient-safety', weight: 1 }]);
});

test('it belongs to the company, whoever made it', async () => {
  const { _id } = await freezeInterview(server, recruiter, workspaceId);
  const [row] = await server.db.select().from(interviews).where(eq(interviews.id, _id));
  expect(row).toMatchObject({ ownerId: null, workspaceId, createdBy: recruiter.userId });
});

test.each([
  ['another competency', { competency_id: 'courage', bank_question_id: 'customer-support-16' }],
  ['no such question', { competency_id: 'handover', bank_question_id: 'nobody-01' }],
  ['neither', { competency_id: 'handover' }],
])('is refused with %s', async (_what, question) => {
  const body = nurseInterview({ questions: [question] });
  const reply = await call<Problem>('POST', `${path}/interviews`, body);
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'questions.0']);
});

test('the same key freezes one interview', async () => {
  const key = { 'Idempotency-Key': 'freeze-once-0001' };
  const body = nurseInterview();
  const first = await call<HiringInterview>('POST', `${path}/interviews`, body, key);
  const again = await call<HiringInterview>('POST', `${path}/interviews`, body, key);
  expect(again.body._id).toBe(first.body._id);
});

test('the bank is searched, with no question that a practice asks', async () => {
  const find = async (query: string) =>
    (await call<BankQuestionPage>('GET', `${path}/bank-questions?page_size=100&${query}`)).body;
  const all = await find('role_family=software');
  expect(all.items.map(({ _id }) => _id)).not.toContain('software-01');
  expect(new Set(all.items.map(({ role_family }) => role_family._id))).toEqual(new Set(['software']));
  const coding = await find('type=coding');
  expect(coding.total).toBeGreaterThan(0);
  expect(new Set(coding.items.map(({ type }) => type))).toEqual(new Set(['coding']));
  expect((await find('q=no+such+words+anywhere')).total).toBe(0);
});

test.each<[WorkspaceRole, number, number]>([
  ['recruiter', 200, 201],
  ['hiring_manager', 200, 403],
  ['interviewer', 403, 403],
])('for a %s: list %i, freeze %i', async (role, list, freeze) => {
  await become(role);
  expect((await call('GET', `${path}/interviews`)).status).toBe(list);
  expect((await call('POST', `${path}/interviews`, nurseInterview())).status).toBe(freeze);
  expect((await call('GET', `${path}/bank-questions`)).status).toBe(freeze === 201 ? 200 : 403);
});

describe('a preview', () => {
  const preview = (answers: readonly object[], change: Partial<HiringInterviewRequest> = {}) =>
    call<InterviewPreview>('POST', `${path}/interview-preview`, { design: nurseInterview(change), answers });
  const poorly = { text: 'I helped a patient once and it went well in the end.' };

  test('asks as a candidate is asked, and stores nothing', async () => {
    const before = await server.db.$count(interviews);
    const first = await preview([], { follow_up_cap: 1 });
    expect(first.body.terms).toMatchObject({
      company: 'Analytical Engines',
      limit_seconds: 30 * 60,
      retention_from: 'application',
      consents: [{ item: 'ai_evaluation', is_required: false, decision: null }],
    });
    const watched: HiringInterviewRequest['integrity'] = {
      signals: ['page_hidden'],
      camera: 'required',
      may_decline_signals: false,
    };
    const { body: strict } = await preview([], { integrity: watched });
    expect(strict.terms.consents.map(({ item, is_required: isRequired }) => [item, isRequired])).toEqual([
      ['ai_evaluation', false],
      ['integrity_signals', true],
      ['camera', true],
    ]);
    expect(first).toMatchObject({
      status: 200,
      body: { questions: 2, turn: { question_number: 1, kind: 'core', answer: null } },
    });
    const second = await preview([poorly], { follow_up_cap: 1 });
    expect(second.body.turn).toMatchObject({ question_number: 1, kind: 'follow_up' });
    const skipped = await preview([poorly, { text: null }], { follow_up_cap: 1 });
    expect(skipped.body.turn).toMatchObject({ question_number: 2, kind: 'core' });
    const last = await preview([{ text: null }, { text: null }]);
    expect(last.body.turn).toBeNull();
    expect(await server.db.$count(interviews)).toBe(before);
  });

  test('tells what is wrong with a design and with answers', async () => {
    expect(await preview([], { title: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'title' }] },
    });
    const tooMany = await preview([{ text: null }, { text: null }, { text: null }]);
    expect(tooMany).toMatchObject({ status: 422, body: { errors: [{ field: 'answers.2' }] } });
  });

  test.each(['interviewer', 'hiring_manager'] as const)('is not for a %s', async (role) => {
    await become(role);
    expect((await preview([])).status).toBe(403);
  });
});
