// @module-tag both
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Analytics, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { reportedSession } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  analyticsDays,
  applications,
  authSessions,
  decisions,
  reports,
  scorecards,
  users,
} from '../../../platform/database/schema/index.ts';
import { keepFigures } from './figures-service.ts';
import { agreementOf, bandsOf, correlationOf, scoresOf, shareOf } from './shares.ts';

let server: TestServer;
let read: (days?: number) => Promise<Analytics>;

beforeAll(async () => {
  server = await startTestServer();
  const call = callAs(server, await createAccount(server, 'admin'), 'admin');
  read = async (days = 90) => {
    await keepFigures({ db: server.db, now: () => new Date() });
    return (await call<Analytics>('GET', `/analytics?days=${days}`)).body;
  };
});
afterAll(() => server.close());

test('without anything there are no shares', async () => {
  const { funnel, devices, decisions: decided, coverage } = await read();
  expect(funnel.map(({ count, share }) => [count, share])).toEqual(Array(5).fill([0, null]));
  expect([devices, decided]).toEqual([[], []]);
  expect(coverage.every(({ count }) => count === 0)).toBe(true);
});

test('counts how far candidates come, and with what', async () => {
  const candidates = await Promise.all(Array.from({ length: 6 }, () => createAccount(server)));
  const [first, second, old] = candidates;
  if (!first || !second || !old) throw new Error('Nobody is there');
  await server.db.update(users).set({ isVerified: false }).where(eq(users.id, second.userId));
  await server.db
    .update(users)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(users.id, old.userId));
  const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel) Mobile Chrome/140.0 Safari/537.36';
  await server.db.update(authSessions).set({ userAgent: agent }).where(eq(authSessions.userId, first.userId));
  await reportedSession(server, first);
  const { funnel, devices, coverage } = await read();
  expect(funnel.map(({ count, share }) => [count, share])).toEqual([
    [5, 1],
    [4, 0.8],
    [1, 0.2],
    [1, 0.2],
    [1, 0.2],
  ]);
  expect(devices).toEqual([{ device: 'phone', browser: 'Chrome', started: 1, completed: 1, share: null }]);
  expect(coverage.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('tells the median time to a decision of enough of them', async () => {
  const { application_id: applicationId } = await openHiring(
    server,
    await createAccount(server, 'recruiter'),
  );
  const [application] = await server.db.select().from(applications).where(eq(applications.id, applicationId));
  if (!application) throw new Error('Nobody was added');
  const { companyId, createdAt } = application;
  const decide = (days: number) =>
    server.db.insert(decisions).values({
      ...{ id: `decision-${days}`, companyId, applicationId, kind: 'reject', reason: 'R', note: '' },
      at: new Date(createdAt.getTime() + days * 86_400_000),
    });
  for (const days of [1, 2, 3, 10]) await decide(days);
  expect((await read()).decisions).toEqual([{ kind: 'reject', count: 4, median_days: null }]);
  await decide(20);
  expect((await read()).decisions).toEqual([{ kind: 'reject', count: 5, median_days: 3 }]);
});

test('a share of too few is none; the last band has a hundred percent', () => {
  expect([shareOf(4, 4), shareOf(1, 5)]).toEqual([null, 0.2]);
  const counts = bandsOf([
    { key: '0', whole: 2 },
    { key: '4', whole: 1 },
    { key: '5', whole: 3 },
  ]).map(({ count }) => count);
  expect(counts).toEqual([2, 0, 0, 0, 4]);
});

test('scores, agreement, length and stages are added up by day, and again without counting twice', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  const candidate = await createAccount(server);
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const { sessionId, turnId } = await completedInterview(server, recruiter, { workspaceId, candidate });
  await vi.waitFor(
    async () => expect(await server.db.$count(reports, eq(reports.sessionId, sessionId))).toBe(1),
    { timeout: 10_000 },
  );
  const body = {
    overall: { score: 70 },
    competencies: [
      { _id: 'patient-safety', assessment: { score: 3.4 } },
      { _id: 'handover', assessment: { score: null } },
    ],
  };
  await server.db
    .update(reports)
    .set({
      body: sql`${reports.body} || ${JSON.stringify(body)}::jsonb` as never,
      engine: sql`${reports.engine} || '{"name": "llm"}'::jsonb` as never,
    })
    .where(eq(reports.sessionId, sessionId));
  await callAs(server, recruiter)(
    'POST',
    `/reviews/${sessionId}/scorecard/submit`,
    nurseScorecard(turnId, 4),
  );
  expect(await server.db.$count(scorecards, eq(scorecards.sessionId, sessionId))).toBe(1);
  await read();
  const { scores, agreement, length } = await read();
  // One is too few to tell of.
  expect([scores, agreement, length]).toEqual([
    [],
    { pairs: 1, exact: null, within_one: null },
    { reports: 1, correlation: null },
  ]);
  const stored = async (figure: string) =>
    (await server.db.select().from(analyticsDays).where(eq(analyticsDays.figure, figure))).map(
      ({ key, whole }) => [key, whole],
    );
  expect(await stored('score')).toEqual([['3', 1]]);
  expect(await stored('agreement')).toEqual([['1', 1]]);
  const [words] = await server.db.select().from(analyticsDays).where(eq(analyticsDays.figure, 'length'));
  const said = ANSWER.split(' ').length;
  expect(words).toMatchObject({ whole: 1, sumX: said, sumY: 70, sumXY: said * 70 });
});

test('who goes on to another stage has passed the one before', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId, application_id: applicationId } = await openHiring(server, recruiter);
  const before = (await read()).stages;
  const call = callAs(server, recruiter);
  const { body: workspace } = await call<Workspace>('GET', `/workspaces/${workspaceId}`);
  const [first, second] = workspace.stages;
  if (!first || !second) throw new Error('No stages');
  const moved = await call('POST', `/workspaces/${workspaceId}/applications/move`, {
    to_stage_id: second._id,
    moves: [{ application_id: applicationId, from_stage_id: first._id }],
  });
  expect(moved.status).toBe(200);
  const countOf = (stages: Analytics['stages'], name: string) =>
    stages.find(({ stage }) => stage === name)?.entered ?? 0;
  const { stages } = await read();
  expect(countOf(stages, second.name)).toBe(countOf(before, second.name) + 1);
  const rows = await server.db.select().from(analyticsDays).where(eq(analyticsDays.key, first.name));
  expect(rows.reduce((sum, { part }) => sum + part, 0)).toBe(1);
});

test('figures of few are not told', () => {
  expect(scoresOf([{ key: '3', whole: 4 }])).toEqual([]);
  expect(scoresOf([{ key: '3', whole: 5 }]).map(({ count }) => count)).toEqual([0, 0, 5, 0, 0]);
  expect(
    agreementOf([
      { key: '0', whole: 3 },
      { key: '1', whole: 4 },
      { key: '3', whole: 3 },
    ]),
  ).toEqual({ pairs: 10, exact: 0.3, within_one: 0.7 });
  const line = Array.from({ length: 30 }, (_, x) => ({ x, y: 2 * x + 1 }));
  const total = (of: (point: { x: number; y: number }) => number) =>
    line.reduce((sum, point) => sum + of(point), 0);
  const sums = {
    whole: 30,
    sumX: total(({ x }) => x),
    sumY: total(({ y }) => y),
    sumXX: total(({ x }) => x * x),
    sumYY: total(({ y }) => y * y),
    sumXY: total(({ x, y }) => x * y),
  };
  expect(correlationOf(sums).correlation).toBeCloseTo(1, 10);
  expect(correlationOf({ ...sums, whole: 29 }).correlation).toBeNull();
});
