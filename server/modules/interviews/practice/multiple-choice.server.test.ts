import { beforeAll, expect, test } from 'vitest';
import type { Report, Session } from '../../../../openapi/gen/types.gen.ts';
import { type Client, currentTurn, servePractice } from '../practice-server.fixture.ts';

const wish = { question_type: 'multiple_choice', question_count: 5 } as const;

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { body } = await candidate.read(session);
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${body.report_id}`)).body;
}

/** Takes the first option of each question; the fifth question is skipped. */
async function finished(): Promise<{ session: Session; seen: string }> {
  let session = await candidate.started(wish);
  let seen = JSON.stringify(session);
  for (let number = 1; number <= 5; number++) {
    const reply = number === 5 ? await candidate.skip(session) : await candidate.answer(session, 'a');
    expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
    session = reply.body;
    seen += JSON.stringify(session);
  }
  return { session, seen };
}

test('a whole multiple-choice practice, held against its key and by no engine', async () => {
  const { session, seen } = await finished();
  expect(session).toMatchObject({
    status: 'evaluating',
    follow_up_cap: 0,
    progress: { answered: 4, skipped: 1 },
  });
  const report = await reportOf(session);
  expect(report).toMatchObject({
    question_type: 'multiple_choice',
    competencies: [],
    overall: null,
    exact: { planned: 5 },
    coverage: { scorable: 4, planned: 5 },
  });
  for (const question of report.questions) {
    expect(question).toMatchObject({ checklist: null, assessment: null, anchors: null });
    expect(question.exact?.options.some(({ right }) => right)).toBe(true);
    expect(seen, 'the key stays on the server until the report').not.toContain(question.exact?.explanation);
  }
  const chosen = report.questions.map(({ exact }) => exact?.options.filter((option) => option.chosen).length);
  expect(chosen).toEqual([1, 1, 1, 1, 0]);
  const { right = 0, partly = 0, wrong = 0 } = report.exact ?? {};
  expect(right + partly + wrong).toBe(4);
  expect(report.questions[4]?.exact).toMatchObject({ result: null, points: 0 });
  expect(seen).not.toMatch(/isRight|"right"/);
});

test.each(['', 'z', 'a z', 'The cache.'])('%j is no answer and leaves the question open', async (text) => {
  const session = await candidate.started(wish);
  const turn = currentTurn(session);
  const { status, body } = await candidate.answer(session, text);
  expect([status, body.detail]).toEqual([422, 'Choose one of the options.']);
  expect((await candidate.read(session)).body.current_turn).toMatchObject({ _id: turn._id, outcome: null });
});

test('what is chosen is kept as a draft, and the options stay in their order', async () => {
  const session = await candidate.started(wish);
  expect((await candidate.draft(session, 'b', 1)).status).toBe(200);
  const again = (await candidate.read(session)).body;
  expect(again.current_turn).toMatchObject({
    choices: currentTurn(session).choices,
    draft: { text: 'b', revision: 1 },
  });
});

test('what was chosen and not submitted when the session ended is shown, and counts neither for nor against', async () => {
  const first = await candidate.started(wish);
  const second = (await candidate.answer(first, 'a')).body;
  expect((await candidate.draft(second, 'b', 1)).status).toBe(200);
  await candidate.act(second, 'complete');
  const { questions, exact } = await reportOf(second);
  const results = questions.map((question) => question.exact);
  expect(results.slice(1).map((one) => [one?.result, one?.points])).toEqual(Array(4).fill([null, null]));
  expect(results[1]?.options.filter(({ chosen }) => chosen).map(({ _id }) => _id)).toEqual(['b']);
  const { right = 0, partly = 0, wrong = 0 } = exact ?? {};
  expect(right + partly + wrong).toBe(1);
});

test('a family without such questions offers none', async () => {
  const { status, body } = await candidate.create({ ...wish, role_family: 'sales' });
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'question_count']);
});
