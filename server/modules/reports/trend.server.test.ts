// @module-tag both
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Report, Session, Trend } from '../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { reports } from '../../platform/database/schema/index.ts';
import {
  type Client,
  currentTurn,
  juniorStory,
  servePractice,
} from '../interviews/practice-server.fixture.ts';

const endpoint = serveAi();
const server = servePractice(endpoint);
let candidate: Client;

beforeEach(async () => {
  endpoint.ask = null;
  candidate = await server.signIn();
});

const trend = async () => (await candidate.ask<Trend>('GET', '/api/v1/reports/trend')).body;

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

async function practised(): Promise<Report> {
  let session = await candidate.started({ question_type: 'behavioural' });
  while (session.current_turn) session = (await candidate.answer(session, juniorStory)).body;
  server.advance(60);
  return reportOf(session);
}

/** Hands in an attempt at an interview for hiring, which is judged by the checklist. */
async function submitted(attemptsAllowed: number): Promise<void> {
  await candidate.submitted(await server.invite(candidate, { attemptsAllowed }));
  await server.jobs.run();
}

test('there is none before the first report', async () => {
  expect(await trend()).toEqual({ series: [], has_older: false });
});

test('holds the scores of each report by competency, the oldest first, and nobody else’s', async () => {
  const first = await practised();
  const second = await practised();
  const { series } = await trend();
  expect(series).toHaveLength(1);
  expect(series[0]).toMatchObject({
    mode: 'practice',
    engine: first.engine,
    bank_version: first.bank_version,
  });
  expect(series[0]?.reports.map(({ report_id }) => report_id)).toEqual([first._id, second._id]);
  for (const [index, report] of [first, second].entries()) {
    const expected = report.competencies.map(({ _id, name, assessment }) => ({
      _id,
      name,
      score: assessment?.score ?? null,
      checks: null,
      left_out: [],
    }));
    expect(series[0]?.reports[index]?.competencies).toEqual(expected);
  }
  candidate = await server.signIn();
  expect((await trend()).series).toEqual([]);
});

test('leaves out an answer that was tried again', async () => {
  const { _id: report_id, questions } = await practised();
  const retry = { mode: 'retry', report_id, question_id: questions[0]?.question_id };
  const { body, status } = await candidate.ask<Session>('POST', '/api/v1/interviews/session', retry);
  expect(status).toBe(201);
  const session = (await candidate.act(body, 'start')).body;
  await candidate.answer(session, juniorStory);
  await candidate.act(session, 'complete');
  expect((await reportOf(session)).retry_of).toBe(report_id);
  expect((await trend()).series.flatMap(({ reports }) => reports)).toHaveLength(1);
});

test('an interview for hiring stands apart, as counts of a checklist, once its report can be read', async () => {
  await submitted(2);
  expect((await trend()).series).toEqual([]);
  await practised();
  server.advance(60);
  await submitted(1);
  const { series } = await trend();
  expect(series.map(({ mode, engine }) => [mode, engine.name])).toEqual([
    ['ai', 'rules'],
    ['practice', 'llm'],
  ]);
  const [first, ...rest] = series[0]?.reports[0]?.competencies ?? [];
  expect(first?.checks?.of).toBe(5);
  expect(first?.checks?.found).toBeGreaterThan(0);
  expect(first?.score).toBeNull();
  expect(rest.map(({ checks, left_out }) => [checks, left_out])).toEqual(
    rest.map(() => [null, ['interrupted']]),
  );
});

test('code under a competency is told as in its report where nothing is counted of it', async () => {
  let session = await candidate.begun(await server.invite(candidate, { alsoAsks: ['software-coding-08'] }));
  while (!currentTurn(session).code) session = (await candidate.skip(session)).body;
  const source = `def ${currentTurn(session).code?.function_name}(*given):\n    return given\n`;
  session = (await candidate.answer(session, JSON.stringify({ language: 'python', source }))).body;
  const report = await reportOf(session);
  const [words] = report.questions;
  const leftOut = async () =>
    (await trend()).series[0]?.reports[0]?.competencies.map(({ _id, left_out }) => [_id, left_out]);
  const others = report.competencies.slice(1).map(({ _id }) => [_id, ['skipped']]);
  expect(await leftOut()).toEqual([[words?.competency_id, ['skipped', 'needs_human']], ...others]);

  // Likewise where nobody looks at the code, and the question in words was not asked.
  const questions = report.questions.map((question) => ({
    ...question,
    exact: question.exact && { ...question.exact, result: 'not_counted' as const },
    turns: question.turns.map((turn) =>
      question === words ? { ...turn, outcome: 'unasked' as const } : turn,
    ),
  }));
  const isIt = eq(reports.id, report._id);
  const [stored] = await server.db.select().from(reports).where(isIt);
  if (!stored) throw new Error('The report is not stored.');
  await server.db
    .update(reports)
    .set({ body: { ...stored.body, questions } })
    .where(isIt);
  expect(await leftOut()).toEqual([[words?.competency_id, ['unasked', 'not_counted']], ...others]);
});

test('takes one statement however many reports there are', async () => {
  await practised();
  await practised();
  expect(await server.statementsOf(trend)).toBe(1);
});
