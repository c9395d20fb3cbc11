// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ActivityPage,
  DecisionFile,
  HiringReportPage,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring, rejectCandidate } from '../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { call as callCandidate, judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { consents, invitations } from '../../platform/database/schema/index.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let workspace_id: string;
let candidate_id: string;
let zoe: Awaited<ReturnType<typeof completedInterview>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
  call = callAs(server, recruiter);
  ({ workspace_id } = await openHiring(server, recruiter));
  const candidate = await createAccount(server);
  zoe = await completedInterview(server, recruiter, { workspaceId: workspace_id, candidate });
  await judged(server, candidate, zoe.sessionId);
  const { body } = await call<HiringReportPage>('GET', '/reports');
  candidate_id = body.items[0]?.candidate._id ?? '';
  path = `/workspaces/${workspace_id}/candidates/${candidate_id}/decision-file/export`;
  await server.db.update(invitations).set({
    requested: { extra_time_percent: 25, text_only: false, pauses: false },
    requestNote: 'I read slowly.',
    requestedAt: new Date(),
  });
  await server.db.insert(consents).values({
    invitationId: zoe.invitationId,
    item: 'microphone',
    version: 1,
    isGiven: true,
    decidedAt: new Date(),
  });
  const own = { session_id: zoe.sessionId, turn_id: zoe.turnId, text: 'I said ward nine.' };
  const url = `/api/v1/interviews/invited/${zoe.interviewId}/corrections`;
  await callCandidate(server, candidate, 'POST', url, own);
});

afterAll(() => server.close());

test('rule 1: it stays closed until one has rated, and nothing is logged', async () => {
  const { status, body } = await call<Problem>('POST', path);
  expect([status, body.code]).toEqual([409, 'rate_first']);
  expect(JSON.stringify(body)).not.toMatch(/checks|quote/);
  const activity = await call<ActivityPage>('GET', `/workspaces/${workspace_id}/activity`);
  expect(JSON.stringify(activity.body)).not.toContain('decision_file_exported');
});

test('it holds rubric, questions, consents, transcript, citations, engine, integrity, corrections and decision', async () => {
  await call('POST', `/reviews/${zoe.sessionId}/scorecard/submit`, nurseScorecard(zoe.turnId));
  await call('POST', `/reviews/${zoe.sessionId}/scorecard/submit`, nurseScorecard(zoe.turnId, 3));
  await rejectCandidate(server, recruiter, { workspace_id, candidate_id });
  const { status, body } = await call<DecisionFile>('POST', path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'rejected', stage: 'Applied', made_by: recruiter.userId });
  const [interview] = body.interviews;
  expect(interview).toMatchObject({
    title: 'Ward nurse',
    rubric_version: 1,
    rubric_published_at: expect.any(String),
    consents: [
      { item: 'ai_evaluation', is_given: true, version: 1 },
      { item: 'microphone', is_given: true, version: 1 },
    ],
  });
  expect(interview?.competencies[0]?.anchors['5']).toBe('Does it and tells why.');
  expect(interview?.frozen_questions[0]?.anchors?.['1']).toBe('Noticed nothing.');
  const [attempt] = interview?.attempts ?? [];
  expect(attempt?.questions[0]?.turns[0]?.answer).toBe(ANSWER);
  expect(attempt?.scorecards.map(({ version, is_independent: own }) => [version, own])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(attempt?.scorecards[1]?.ratings[0]?.citations[0]?.quote).toBe('I checked his pulse');
  expect(attempt?.report_versions).toMatchObject([{ version: 1, engine: { name: 'rules' } }]);
  expect(attempt?.integrity).toEqual({
    ...{ band: 'none', is_removed: false, events: [] },
    ...{ status: 'not_reviewed', findings: [] },
  });
  expect(attempt?.requests).toMatchObject([{ text: 'I said ward nine.', answer: null }]);
  expect(body.decisions).toMatchObject([{ kind: 'reject', reason: 'Position filled' }]);
  expect(JSON.stringify(body)).not.toMatch(/read slowly|extra_time/);
});

test('who exported it stands in the activity', async () => {
  const { body } = await call<ActivityPage>('GET', `/workspaces/${workspace_id}/activity`);
  const [logged] = body.items.filter(({ kind }) => kind === 'decision_file_exported');
  expect([logged?.actor?._id, logged?.candidate?._id]).toEqual([recruiter.userId, candidate_id]);
});

test('interviewers are refused, to another company it is missing', async () => {
  const interviewer = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, interviewer, { workspace_id }, 'interviewer');
  expect((await callAs(server, interviewer)('POST', path)).status).toBe(403);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await callAs(server, stranger)('POST', path)).status).toBe(404);
});
