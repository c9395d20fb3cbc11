// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import type { PracticeOptions, Report, Session } from '../../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { hiringIdsIn } from '../hiring/kept-for-hiring.fixture.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';

const words = 'In May I read the logs, then I fixed the query myself, and errors fell to zero in two days.';

const endpoint = serveAi();
const server = servePractice(endpoint);
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

/** Answers the first question, submits and has it judged; gives the report. */
async function reportOf(session: Session): Promise<Report> {
  if (session.question_type === 'mixed') await candidate.answer(session, words);
  await candidate.act(session, 'complete');
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

test('what can be practised counts and names nothing that is kept for hiring', async () => {
  const { body } = await candidate.ask<PracticeOptions>('GET', '/api/v1/interviews/practice/options');
  expect(body.role_families.length).toBeGreaterThanOrEqual(10);
  expect(hiringIdsIn(body)).toEqual([]);
});

test.each(['mixed', 'multiple_choice', 'coding'] as const)(
  'neither a practice of %s nor its report holds it',
  async (question_type) => {
    const session = await candidate.started({ question_type });
    const report = await reportOf(session);
    expect(report.questions).toHaveLength(3);
    expect(hiringIdsIn([session, report])).toEqual([]);
  },
);

test('a model that tailors a practice is not told of it', async () => {
  const session = await candidate.started({ job_description: 'You read logs and write tests.' });
  expect(session.selection.method).toBe('tailored');
  expect(endpoint.requests).toHaveLength(1);
  expect(hiringIdsIn([session, endpoint.requests])).toEqual([]);
});

test('an interview for hiring holds nothing else, and none of its questions can be practised again', async () => {
  const id = await server.invite(candidate, { engine: server.engine.description });
  const report = await reportOf(await candidate.begun(id));
  const asked = report.questions.map(({ question_id }) => question_id);
  expect(asked).toHaveLength(3);
  expect(hiringIdsIn(report)).toEqual(asked);
  for (const question_id of asked) {
    const again = { mode: 'retry', report_id: report._id, question_id };
    expect((await candidate.ask('POST', '/api/v1/interviews/session', again)).status).toBe(404);
  }
});
