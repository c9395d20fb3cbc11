import { beforeAll, expect, test } from 'vitest';
import type { Report, Session } from '../../../../openapi/gen/types.gen.ts';
import { type Client, type Reply, servePractice } from '../practice-server.fixture.ts';

const words =
  'In March our checkout failed for 3 % of orders. I reproduced the bug, read the logs and fixed the query. As a result errors fell to zero in two days.';
const sessions = '/api/v1/interviews/session';

const server = servePractice();
let candidate: Client;
let earlier: Report;

beforeAll(async () => {
  candidate = await server.signIn();
  earlier = await reported(await candidate.create({ question_type: 'behavioural', level: 'senior' }));
});

/** Answers everything in this way; gives the report. */
async function reported({ body }: Reply<Session>, answer = inWords): Promise<Report> {
  let session = (await candidate.act(body, 'start')).body;
  while (session.current_turn) session = (await answer(session)).body;
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

const inWords = (session: Session) => candidate.answer(session, words);

const retry = (who: Client, report: string, question: string | undefined, key?: string) =>
  who.ask('POST', sessions, { mode: 'retry', report_id: report, question_id: question }, key);

test('one question of a report is asked again, exactly that one, and its report names the earlier', async () => {
  const asked = earlier.questions[1];
  const reply = await retry(candidate, earlier._id, asked?.question_id);
  expect(reply).toMatchObject({
    status: 201,
    body: {
      mode: 'practice',
      role_family: earlier.role_family,
      level: 'senior',
      question_type: 'behavioural',
      engine: server.engine.description,
      selection: {
        method: 'retry',
        matched_terms: [],
        retry_of: { report_id: earlier._id, question_id: asked?.question_id },
      },
      progress: { total: 1 },
    },
  });
  const report = await reported(reply);
  expect(report).toMatchObject({
    retry_of: earlier._id,
    bank_version: earlier.bank_version,
    coverage: { planned: 1 },
    overall: null,
    competencies: [{ _id: asked?.competency_id }],
    questions: [
      { number: 1, question_id: asked?.question_id, prompt: asked?.prompt, anchors: asked?.anchors },
    ],
  });
  expect(report.questions[0]?.turns[0]?.answer).toBe(words);
  expect(earlier).not.toHaveProperty('retry_of');
  const again = await retry(candidate, report._id, asked?.question_id);
  expect([again.status, again.body.progress.total]).toEqual([201, 1]);
});

test('with one Idempotency-Key it happens once, also at once', async () => {
  const question = earlier.questions[0]?.question_id;
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => retry(candidate, earlier._id, question, 'retry-once')),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
});

test('it is refused for a report of somebody else, an unknown one, and a question it has not', async () => {
  const question = earlier.questions[0]?.question_id;
  const other = await server.signIn();
  const replies = [
    await retry(other, earlier._id, question),
    await retry(candidate, 'no-such-report', question),
    await retry(candidate, earlier._id, 'no-such-question'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await candidate.ask('POST', sessions, { mode: 'retry' })).body.errors).toEqual([
    expect.objectContaining({ field: 'report_id' }),
    expect.objectContaining({ field: 'question_id' }),
  ]);
});

test('a question with a key is asked again, with its options in the order of then', async () => {
  const created = await candidate.create({ question_type: 'multiple_choice' });
  const report = await reported(created, (session) => candidate.skip(session));
  const [keyed] = report.questions;
  expect(keyed?.exact).not.toBeNull();
  const again = await retry(candidate, report._id, keyed?.question_id);
  const key = keyed?.exact?.options.filter(({ right }) => right).map(({ _id }) => _id) ?? [];
  const later = await reported(again, (session) => candidate.answer(session, key.join(' ')));
  expect(later).toMatchObject({ retry_of: report._id, exact: { right: 1, planned: 1 } });
  expect(later.questions[0]?.exact?.options.map(({ text }) => text)).toEqual(
    keyed?.exact?.options.map(({ text }) => text),
  );
});
