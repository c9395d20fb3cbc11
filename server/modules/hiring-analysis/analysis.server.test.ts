// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ApplicationPage,
  Funnel,
  HiringInterviewRequest,
  RatingAnalysis,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { activities, applications, reports } from '../../platform/database/schema/index.ts';
import { findScores } from './score-repository.ts';

let server: TestServer;
let recruiter: TestAccount;
let manager: TestAccount;
let call: ReturnType<typeof callAs>;
let workspace_id: string;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
  manager = await createAccount(server, 'recruiter');
  call = callAs(server, recruiter);
  ({ workspace_id } = await openHiring(server, recruiter));
  await joinWorkspace(server, recruiter, manager, { workspace_id }, 'hiring_manager');
});

afterAll(() => server.close());

const ratings = async (as = call) =>
  (await as<RatingAnalysis>('GET', `/workspaces/${workspace_id}/rating-analysis`)).body;

test('agreement counts what was rated before the reveal, and only what its reader may see', async () => {
  const candidate = await createAccount(server);
  const taking = { workspaceId: workspace_id, candidate };
  const change: Partial<HiringInterviewRequest> = { scorecards_needed: 2 };
  const { sessionId, turnId } = await completedInterview(server, recruiter, taking, change);
  await judged(server, candidate, sessionId);
  const rate = (who: TestAccount, score: number) =>
    callAs(server, who)('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId, score));
  await rate(manager, 5);
  expect(await ratings()).toMatchObject({ rubric_version: null, people: { pairs: 0 } });
  await rate(recruiter, 4);
  // After the reveal: another version, which counts nothing.
  await rate(recruiter, 5);
  expect(await ratings()).toMatchObject({
    rubric_version: 1,
    people: { pairs: 1, exact: 0, within_one: 1, sessions: 1, alpha: null },
    engine: null,
    length_people: { sessions: 1, correlation: null },
    months: [{ sessions: 1, people: null }],
  });
  const [report] = await server.db.select().from(reports).where(eq(reports.sessionId, sessionId));
  if (!report) throw new Error('The report is missing.');
  const engine = { ...report.engine, name: 'llm' as const };
  const competencies = report.body.competencies.map((one) => ({
    ...one,
    assessment: { score: 4.4, scored: 1, skipped: 0, needs_human: 0 },
  }));
  await server.db
    .update(reports)
    .set({ engine, body: { ...report.body, competencies } })
    .where(eq(reports.id, report.id));
  // People say 4.5 in the mean, which rounds to 5; the model's 4.4 to 4.
  expect((await ratings()).engine).toMatchObject({ pairs: 1, exact: 0, within_one: 1 });
  const [score] = await findScores(server.db, workspace_id, recruiter.userId);
  expect(score).toMatchObject({ engine: 4.4, words: ANSWER.split(' ').length });
});

test('the funnel counts where candidates stand, and how long those who left a stage had stood in it', async () => {
  const path = `/workspaces/${workspace_id}/applications`;
  const { body } = await call<ApplicationPage>('GET', `${path}?sort=name`);
  const [ada, zoe] = body.items;
  const move = (id: string, from: string, to: string) =>
    call('POST', `${path}/move`, { to_stage_id: to, moves: [{ application_id: id, from_stage_id: from }] });
  await move(ada?._id ?? '', 'applied', 'interview');
  await move(ada?._id ?? '', 'interview', 'review');
  await move(zoe?._id ?? '', 'applied', 'interview');
  const day = (number: number) => new Date(Date.UTC(2026, 5, number));
  await server.db.update(applications).set({ createdAt: day(1) });
  const moves = await server.db.select().from(activities).where(eq(activities.kind, 'stage_changed'));
  const at = [day(3), day(9), day(7)];
  for (const [nth, { position }] of moves.toSorted((a, b) => a.position - b.position).entries())
    await server.db.update(activities).set({ at: at[nth] }).where(eq(activities.position, position));
  const { body: funnel } = await call<Funnel>('GET', `/workspaces/${workspace_id}/funnel`);
  // Applied: 2 and 6 days; interview: 6, and Zoe is still there.
  expect(
    funnel.stages.map(({ name, entered, passed, median_days }) => [name, entered, passed, median_days]),
  ).toEqual([
    ['Applied', 2, 2, 4],
    ['Interview', 2, 1, 6],
    ['Review', 1, 0, null],
    ['Offer', 0, 0, null],
  ]);
});

test('interviewers are refused', async () => {
  const interviewer = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, interviewer, { workspace_id }, 'interviewer');
  for (const path of ['funnel', 'rating-analysis'])
    expect((await callAs(server, interviewer)('GET', `/workspaces/${workspace_id}/${path}`)).status).toBe(
      403,
    );
});
