import { beforeEach, expect, test } from 'vitest';
import type { Billing, Report, Session, SessionEvaluation } from '../../openapi/gen/types.gen.ts';
import {
  type Client,
  juniorStory,
  servePractice,
} from '../../server/modules/interviews/practice-server.fixture.ts';
import { serveAi } from '../support/serve-ai.ts';

const MINUTE_SECONDS = 60;
/** A run each 15 minutes is enough for an endpoint that is away. */
const MOST_RUNS = 5;

const endpoint = serveAi();
const server = servePractice(endpoint);
let candidate: Client;

beforeEach(async () => {
  endpoint.ask = null;
  candidate = await server.signIn();
});

async function answered(): Promise<Session> {
  let session = await candidate.started({ question_type: 'behavioural' });
  while (session.current_turn) session = (await candidate.answer(session, juniorStory)).body;
  return session;
}

const evaluationOf = async ({ _id }: Session) =>
  (await candidate.ask<SessionEvaluation>('GET', `/api/v1/interviews/session/${_id}/evaluation`)).body;

/** Lets a minute pass with all that happens in one; true where judging was tried, in its last attempt. */
async function passMinute(): Promise<boolean> {
  server.advance(MINUTE_SECONDS);
  await server.ai?.probe();
  await server.jobs.round('rescue-silent-evaluations');
  if ((await server.jobs.waiting()).length === 0) return false;
  await server.jobs.run({ isLast: true }).catch(() => server.jobs.forget());
  return true;
}

test('an hour without the AI: the report waits, says so, and then comes once, by the engine it began with', async () => {
  const session = await answered();
  endpoint.mode = 'fails';
  let runs = 0;
  for (let minute = 0; minute < 60; minute++) {
    if (await passMinute()) runs += 1;
    const { state, message, versions } = await evaluationOf(session);
    expect([state, versions]).toEqual(['queued', []]);
    expect(message).toMatch(/The AI is unavailable right now/);
  }
  expect(runs).toBeLessThanOrEqual(MOST_RUNS);

  endpoint.mode = 'correct';
  for (let minute = 0; minute < 60; minute++) await passMinute();
  const { state, versions } = await evaluationOf(session);
  expect([state, versions.map(({ version }) => version)]).toEqual(['done', [1]]);
  const { body } = await candidate.read(session);
  const report = (await candidate.ask<Report>('GET', `/api/v1/reports/${body.report_id}`)).body;
  expect(report).toMatchObject({ engine: { name: 'llm' }, coverage: { scorable: 3 } });
});

test('the AI away for good: a person has to look, there is no report, and nothing tries again', async () => {
  const session = await answered();
  const used = async () => (await candidate.ask<Billing>('GET', '/api/v1/billing')).body.usage[0]?.used;
  const before = (await used()) ?? 0;
  endpoint.mode = 'fails';
  server.advance(24 * 60 * MINUTE_SECONDS);
  await passMinute();
  for (let minute = 0; minute < 60; minute++) expect(await passMinute()).toBe(false);
  expect(await evaluationOf(session)).toMatchObject({ state: 'needs_human', versions: [] });
  expect(await used()).toBe(before - 1);
});
