import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonalData, Report, Session } from '../../../../openapi/gen/types.gen.ts';
import { codingSets } from '../../../content/coding/coding-sets.ts';
import { runInSandbox } from '../../../platform/sandbox/sandbox.ts';
import { solutions } from '../../assessment/exact/solutions/solutions.fixture.ts';
import { type Client, currentTurn, servePractice } from '../practice-server.fixture.ts';

const wish = { question_type: 'coding', level: 'mid', question_count: 3 } as const;
const problems = codingSets.flatMap((set) => set.problems);

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

const code = (language: string, source: string) => JSON.stringify({ language, source });

function problemOf(session: Session) {
  const { prompt } = currentTurn(session);
  const problem = problems.find((one) => one.prompt === prompt);
  const known = problem && solutions[problem.id];
  if (!problem || !known) throw new Error(`There is no problem "${prompt}".`);
  return { problem, ...known };
}

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

const personalData = () => candidate.ask<PersonalData>('GET', '/api/v1/candidate/export');

describe('a practice with code', () => {
  let seen: string;
  let report: Report;
  let first: ReturnType<typeof problemOf>;
  let export_: PersonalData;

  beforeAll(async () => {
    let session = await candidate.started(wish);
    seen = JSON.stringify(session);
    first = problemOf(session);
    session = (await candidate.answer(session, code('javascript', first.javascript))).body;
    session = (await candidate.answer(session, code('python', problemOf(session).python))).body;
    const throwing = `function ${problemOf(session).problem.functionName}(...given) { throw new Error(JSON.stringify(given)); }`;
    session = (await candidate.answer(session, code('javascript', throwing))).body;
    seen += JSON.stringify(session);
    expect(seen).not.toContain(first.problem.explanation);
    for (const { name } of first.problem.hidden) expect(seen).not.toContain(name);
    report = await reportOf(session);
    seen += JSON.stringify(report);
    export_ = (await personalData()).body;
    seen += JSON.stringify(export_);
  });

  test('is scored by running it, and counted apart from any engine', () => {
    expect(report).toMatchObject({
      question_type: 'coding',
      competencies: [],
      overall: null,
      exact: { right: 1, partly: 0, wrong: 1, not_counted: 1, planned: 3 },
      coverage: { scorable: 2, planned: 2, percent: 100 },
    });
    const { visible, hidden, explanation } = first.problem;
    expect(report.questions[0]).toMatchObject({
      checklist: null,
      assessment: null,
      anchors: null,
      scorable: true,
    });
    expect(report.questions[0]?.turns[0]?.answer).toBeNull();
    expect(report.questions[0]?.exact).toMatchObject({
      result: 'right',
      points: 1,
      options: [],
      explanation,
    });
    expect(report.questions[0]?.exact?.code).toMatchObject({
      answer: { language: 'javascript', source: first.javascript },
      passed: { visible: visible.length, hidden: hidden.length, hidden_total: hidden.length },
      visible: visible.map(({ expected }) => ({ outcome: 'passed', result: JSON.stringify(expected) })),
      hidden: hidden.map(({ name }, index) => ({ number: index + 1, name, outcome: 'passed' })),
      note: null,
    });
  });

  test('has no points for Python, and nobody who would look at it', () => {
    expect(report.questions[1]).toMatchObject({
      scorable: false,
      exact: {
        result: 'not_counted',
        points: null,
        code: { answer: { language: 'python' }, passed: null, hidden: [] },
      },
    });
    const { visible = [] } = report.questions[1]?.exact?.code ?? {};
    expect(visible.length).toBeGreaterThanOrEqual(2);
    for (const { outcome } of visible) expect(outcome).toBe('not_run');
    expect(report.questions[1]?.exact?.code?.note).toMatch(
      /run in your browser alone, with the cases you see, and counts neither for nor against you/,
    );
  });

  test('tells what was thrown in the cases that were shown, and only there', () => {
    const { visible = [], hidden = [] } = report.questions[2]?.exact?.code ?? {};
    for (const one of visible) {
      expect(one).toMatchObject({ outcome: 'error', result: null });
      expect(one.message).toContain(`Error: ${JSON.stringify(one.arguments)}`);
    }
    expect(hidden.length).toBeGreaterThanOrEqual(6);
    for (const one of hidden) expect(Object.keys(one)).toEqual(['number', 'name', 'outcome']);
  });

  test('shows no hidden case in session, report or export', () => {
    for (const { hidden } of problems) {
      for (const one of hidden) {
        const given = JSON.stringify(one.arguments);
        if (given.length > 12) expect(seen).not.toContain(given);
      }
    }
  });

  test('is exported as code', () => {
    const answers = export_.turns.map((turn) => turn['answer']);
    expect(answers).toContainEqual({ language: 'javascript', source: first.javascript });
  });
});

test.each([
  ['words', 'I would use a map.'],
  ['no code', code('javascript', ' \n ')],
  ['another language', code('ruby', 'def f; end')],
  ['a draft', JSON.stringify({ language: 'python', sources: { python: 'def f(): pass' } })],
])('%s is no answer and loses nothing', async (_name, text) => {
  const session = await candidate.started(wish);
  const draft = JSON.stringify({ language: 'javascript', sources: { javascript: '// half' } });
  await candidate.draft(session, draft, 1);
  const { status, body } = await candidate.answer(session, text);
  const detail = 'Write the function first, or choose Skip.';
  expect([status, body.detail, body.errors]).toMatchObject([422, detail, [{ field: 'text' }]]);
  const { current_turn } = (await candidate.read(session)).body;
  expect(current_turn).toMatchObject({ outcome: null, draft: { text: draft, revision: 1 } });
});

test.each([
  ['throws half of a character, cut off', 'throw new Error("x".repeat(499) + "😀");'],
  ['returns one', 'return "y".repeat(1998) + "😀".repeat(5);'],
  ['throws NUL', 'throw new Error("x\\0y");'],
  ['names its error so', 'const odd = new Error("x"); odd.name = "\\0"; throw odd;'],
  ['throws half of a pair', 'throw "\\ud83d";'],
  ['holds NUL and half of a pair itself', 'return "\0\ud83d";'],
])('code that %s, which no database keeps, has its report', async (_name, statement) => {
  candidate = await server.signIn();
  const session = await candidate.started({ ...wish, question_count: 1 });
  const { functionName } = problemOf(session).problem;
  await candidate.answer(session, code('javascript', `function ${functionName}() { ${statement} }`));
  const { exact } = (await reportOf(session)).questions[0] ?? {};
  expect(exact).toMatchObject({ result: 'wrong', points: 0 });
});

test('what the editor begins with is no answer', async () => {
  const session = await candidate.started(wish);
  for (const { language, starter } of currentTurn(session).code?.languages ?? []) {
    expect((await candidate.answer(session, code(language, starter))).status).toBe(422);
  }
});

test.each(['javascript', 'python'])(
  '%s without the function that is asked for is no answer',
  async (language) => {
    const session = await candidate.started(wish);
    const { status, body } = await candidate.answer(session, code(language, 'other = 1'));
    expect([status, body.errors]).toMatchObject([422, [{ field: 'text' }]]);
    expect((await candidate.read(session)).body.current_turn?.outcome).toBeNull();
  },
);

test('what was typed when the session ended is shown and not run', async () => {
  const session = await candidate.started(wish);
  const sources = { javascript: '// half', python: 'pass' };
  await candidate.draft(session, JSON.stringify({ language: 'javascript', sources }), 1);
  await candidate.act(session, 'complete');
  const [question] = (await reportOf(session)).questions;
  expect(question?.turns[0]?.outcome).toBe('interrupted');
  expect(question?.exact).toMatchObject({
    result: null,
    points: null,
    code: {
      answer: { language: 'javascript', source: '// half' },
      passed: null,
      note: null,
    },
  });
});

test('code of a report is asked again', async () => {
  const session = await candidate.started(wish);
  await candidate.act(session, 'complete');
  const report = await reportOf(session);
  const again = { mode: 'retry', report_id: report._id, question_id: report.questions[0]?.question_id };
  const { body } = await candidate.ask('POST', '/api/v1/interviews/session', again);
  expect(body).toMatchObject({ question_type: 'coding', progress: { total: 1 } });
  let retry = (await candidate.act(body, 'start')).body;
  expect(currentTurn(retry).code).toEqual(currentTurn(session).code);
  expect(currentTurn(retry).draft).toBeNull();
  retry = (await candidate.answer(retry, code('javascript', problemOf(retry).javascript))).body;
  expect(await reportOf(retry)).toMatchObject({
    retry_of: report._id,
    bank_version: report.bank_version,
    exact: { right: 1, planned: 1 },
  });
});

test('code of a report is asked again with what was submitted, in its language', async () => {
  candidate = await server.signIn();
  const session = await candidate.started({ ...wish, question_count: 1 });
  const source = problemOf(session).python;
  await candidate.answer(session, code('python', source));
  const report = await reportOf(session);
  const again = { mode: 'retry', report_id: report._id, question_id: report.questions[0]?.question_id };
  const { body } = await candidate.ask('POST', '/api/v1/interviews/session', again);
  const { draft } = currentTurn((await candidate.act(body, 'start')).body);
  expect(JSON.parse(draft?.text ?? '')).toEqual({ language: 'python', sources: { python: source } });
});

test('a family without coding questions offers none', async () => {
  const { status, body } = await candidate.create({ ...wish, role_family: 'sales' });
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'question_count']);
});

test('a person begins so many in an hour: the reports of others wait behind the code of each', async () => {
  const eager = await server.signIn();
  const one = { ...wish, question_count: 1 };
  const statuses: number[] = [];
  for (let practice = 1; practice <= 12; practice++) statuses.push((await eager.create(one)).status);
  expect(statuses).toEqual(Array(12).fill(201));
  expect((await eager.create(one)).status).toBe(429);
  expect((await eager.create({ ...one, question_type: 'mixed' })).status).toBe(201);
});

test('others are answered while code runs that does not end', async () => {
  let isRunning = true;
  const attack = runInSandbox({ source: 'for (;;);', functionName: 'f', calls: [[]], cpuMs: 3000 });
  void attack.finally(() => {
    isRunning = false;
  });
  for (let call = 0; call < 50; call++) {
    expect((await candidate.ask('GET', '/api/v1/health')).status).toBe(200);
  }
  expect(isRunning).toBe(true);
  expect(await attack).toMatchObject([{ kind: 'timeout' }]);
});
