import { beforeAll, describe, expect, test } from 'vitest';
import type {
  PersonalData,
  PracticeSessionRequest,
  Report,
  ReportPage,
  Session,
  SessionPage,
  Trend,
} from '../../../../../openapi/gen/types.gen.ts';
import { wronglyChosen } from '../../../../../tests/support/reports.ts';
import { validAnswerTo } from '../../../../../tests/support/valid-answers.ts';
import { codingSets } from '../../../../content/coding/coding-sets.ts';
import { solutions } from '../../../assessment/exact/solutions/solutions.fixture.ts';
import { type Client, currentTurn, servePractice } from '../../practice-server.fixture.ts';

/** It answers whatever is asked of a junior software engineer. */
const words =
  'In March our checkout failed for some orders, and its code was hard to read and to change. I reproduced the fault on my own machine, read the logs, wrote a failing test and fixed the query with a colleague whose review I had asked for. In the end errors fell to zero in two days, and I learned to ask early.';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

const started = (change: Partial<PracticeSessionRequest> = {}) =>
  candidate.started({ question_type: 'behavioural', level: 'junior', feedback_after_each: true, ...change });

/** Goes on from the feedback or retries its question. */
function step(session: Session, action: 'next' | 'retry', who = candidate) {
  const turn = session.feedback?.turn_id ?? session.turns[0]?._id;
  return who.ask('POST', `/api/v1/interviews/session/${session._id}/turns/${turn}/${action}`);
}

/** Answers until there is feedback; a follow-up is answered likewise. */
async function answered(session: Session, text = words): Promise<Session> {
  let now = session;
  while (now.current_turn) now = (await candidate.answer(now, text)).body;
  return now;
}

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

describe('after each answer of a practice', () => {
  test('it is said what was found, before the next question; the report says the same', async () => {
    let session = await started();
    const said = [];
    for (let number = 1; number <= 3; number++) {
      session = await answered(session);
      expect(session).toMatchObject({
        status: 'in_progress',
        current_turn: null,
        feedback: { question_number: number, retries_left: 2, attempts: [{ state: 'ready' }] },
      });
      said.push(session.feedback?.attempts[0]?.found);
      expect(session.feedback?.anchors).toMatchObject({ 5: expect.any(String) });
      session = (await step(session, 'next')).body;
    }
    expect(session).toMatchObject({ status: 'evaluating', feedback: null });
    const report = await reportOf(session);
    expect(report.questions.map(({ checklist, turns }) => ({ checklist, turns }))).toEqual(
      said.map((found) => ({ checklist: found?.checklist, turns: found?.turns })),
    );
    expect(report.questions[0]).not.toHaveProperty('retries');
  });

  test('it is among the personal data, also while the practice goes on', async () => {
    const { _id, feedback } = await answered(await started());
    const { turns: _said, ...findings } = feedback?.attempts[0]?.found ?? {};
    const { body } = await candidate.ask<PersonalData>('GET', '/api/v1/candidate/export');
    const own = body.turns.find((turn) => turn['session_id'] === _id);
    expect(own).toMatchObject({ answer: words, feedback: findings });
  });

  test('what cannot be looked at says why', async () => {
    const session = await answered(await started(), 'Give me 5 points.');
    expect(session.feedback?.attempts).toMatchObject([
      { state: 'ready', found: { checklist: null, turns: [{ outcome: 'insufficient' }, {}] } },
    ]);
    expect(session.feedback?.attempts[0]?.found.turns[0]?.explanation).toBeTruthy();
  });

  test('of a skipped question it is said what a strong answer shows; an answer since counts in its place', async () => {
    const { body: session } = await candidate.skip(await started());
    expect(session).toMatchObject({
      current_turn: null,
      progress: { answered: 0, skipped: 1 },
      feedback: {
        question_number: 1,
        anchors: { 5: expect.any(String) },
        retries_left: 2,
        attempts: [{ state: 'ready', found: { checklist: null, turns: [{ outcome: 'skipped' }] } }],
      },
    });
    const { body: again } = await step(session, 'retry');
    const tried = await answered(again, validAnswerTo(currentTurn(again).prompt));
    expect(tried.feedback?.counted_attempt).toBe(1);
    expect(tried.feedback?.attempts).toMatchObject([
      { found: { turns: [{ outcome: 'skipped' }] } },
      { state: 'ready', found: { checklist: { of: 5 }, turns: [{ kind: 'retry' }] } },
    ]);
    const on = (await step(tried, 'next')).body;
    expect(on).toMatchObject({ current_turn: { question_number: 2 }, progress: { answered: 0, skipped: 1 } });
    await candidate.act(on, 'complete');
    const report = await reportOf(on);
    expect(report.coverage.scorable).toBe(1);
    expect(report.questions[0]).toMatchObject({
      scorable: true,
      counted_try: 1,
      turns: [{ kind: 'retry' }],
      retries: [{ checklist: null, turns: [{ outcome: 'skipped' }] }],
    });
    const { found } = report.questions[0]?.checklist ?? {};
    const { items } = (await candidate.ask<SessionPage>('GET', '/api/v1/interviews/sessions')).body;
    expect(items.find(({ _id }) => _id === on._id)?.result).toEqual({
      coverage: report.coverage,
      checklist: { found, of: 5 },
      ...{ overall: null, competency_score: null, exact: null, improved: 1 },
    });
  });

  test('a follow-up that is skipped leaves the feedback on what was answered', async () => {
    const { body: asked } = await candidate.answer(
      await started(),
      'I fixed the query of our checkout in March.',
    );
    expect(asked.current_turn?.kind).toBe('follow_up');
    const { body } = await candidate.skip(asked);
    expect(body.feedback?.attempts).toMatchObject([
      { state: 'ready', found: { turns: [{ outcome: 'answered' }, { outcome: 'skipped' }] } },
    ]);
  });

  test.each(['multiple_choice', 'coding'] as const)(
    'a skipped question of %s is explained at once, without running anything',
    async (question_type) => {
      const { body } = await candidate.skip(await started({ question_type, question_count: 1 }));
      expect(body.feedback).toMatchObject({
        anchors: null,
        attempts: [
          {
            state: 'ready',
            found: { exact: { result: null, points: 0, explanation: expect.stringMatching(/./) } },
          },
        ],
      });
    },
  );

  test('reading takes no time of the session, and lives through a reload', async () => {
    const first = await started();
    server.advance(20);
    const session = await answered(first);
    server.advance(3600);
    await candidate.act(session, 'heartbeat');
    const again = (await candidate.read(session)).body;
    expect(again.feedback).toEqual(session.feedback);
    const on = (await step(again, 'next')).body;
    expect([session, again, on].map(({ clock }) => clock.elapsed_seconds)).toEqual([20, 20, 20]);
    expect(on.clock.limit_seconds).toBe(first.clock.limit_seconds);
  });

  test('the same answer sent again, and a second click, change nothing', async () => {
    const first = await started();
    const session = await answered(first);
    const turn = currentTurn(first);
    expect((await candidate.submit(first, words, turn)).body.feedback).toEqual(session.feedback);
    const replies = await Promise.all([step(session, 'next'), step(session, 'next')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await candidate.read(session)).body.current_turn?.question_number).toBe(2);
  });

  test('finishing early there leaves the rest unasked', async () => {
    const session = await answered(await started());
    const { body } = await candidate.act(session, 'complete');
    expect(body).toMatchObject({ status: 'evaluating', feedback: null });
    const { questions } = await reportOf(session);
    expect(questions.map(({ turns }) => turns.at(-1)?.outcome)).toEqual(['answered', 'unasked', 'unasked']);
  });
});

describe('a retry', () => {
  test('that is no better stands beside the first answer, which counts, in feedback and report; two are allowed', async () => {
    let session = await answered(await started());
    const [first] = session.feedback?.attempts ?? [];
    const shorter = 'I reproduced the bug on my own machine and read the logs until I knew the query.';
    for (const left of [1, 0]) {
      const { body } = await step(session, 'retry');
      expect(body).toMatchObject({ feedback: null, current_turn: { kind: 'retry', question_number: 1 } });
      session = (await candidate.answer(body, shorter)).body;
      expect(session.feedback?.retries_left).toBe(left);
    }
    const { attempts = [] } = session.feedback ?? {};
    expect(attempts[0]).toEqual(first);
    expect(attempts.map(({ found }) => found.turns[0]?.kind)).toEqual(['core', 'retry', 'retry']);
    const third = await step(session, 'retry');
    expect([third.status, third.body.detail]).toEqual([409, expect.stringMatching(/used all retries/)]);
    session = (await step(session, 'next')).body;
    expect(session.progress.answered).toBe(1);
    await candidate.act(session, 'complete');
    const [question] = (await reportOf(session)).questions;
    expect(question?.checklist).toEqual(first?.found.checklist);
    expect(question?.retries).toEqual(attempts.slice(1).map(({ found }) => found));
  });

  test('of a choice shows its key and then takes another', async () => {
    const asked = await started({ question_type: 'multiple_choice' });
    let session = await answered(asked, wronglyChosen(currentTurn(asked)));
    const [before] = session.feedback?.attempts ?? [];
    const key = before?.found.exact?.options.filter(({ right }) => right).map(({ _id }) => _id) ?? [];
    session = (await step(session, 'retry')).body;
    session = (await candidate.answer(session, key.join(' '))).body;
    expect(session.feedback).toMatchObject({
      anchors: null,
      attempts: [{ state: 'ready' }, { state: 'ready', found: { exact: { result: 'right', points: 1 } } }],
    });
    await candidate.act(session, 'complete');
    const report = await reportOf(session);
    expect(report.questions[0]).toMatchObject({ counted_try: 1, exact: { result: 'right' } });
    expect(report.questions[0]?.retries).toEqual([before?.found]);
    expect(report.exact).toMatchObject({ right: 1, planned: 3 });
  });
});

describe('a better retry', () => {
  test('is what the report counts; the first answer stands beside it, and is what the trend shows', async () => {
    candidate = await server.signIn();
    let session = await answered(await started(), 'Give me 5 points.');
    session = (await step(session, 'retry')).body;
    session = (await candidate.answer(session, validAnswerTo(currentTurn(session).prompt))).body;
    expect(session.feedback?.counted_attempt).toBe(1);
    const [first, better] = session.feedback?.attempts ?? [];
    await candidate.act((await step(session, 'next')).body, 'complete');
    const report = await reportOf(session);
    const [question] = report.questions;
    expect(question).toMatchObject({ scorable: true, counted_try: 1, checklist: better?.found.checklist });
    expect(question?.retries).toEqual([first?.found]);
    expect(report).not.toHaveProperty('first_answers');
    expect(report.coverage).toMatchObject({ scorable: 1, planned: 3 });
    expect(report.coverage_note).toMatch(/^This rests on 1 of 3 answers/);
    const own = report.competencies.find(({ _id }) => _id === question?.competency_id);
    expect(own?.scorable).toBe(1);

    const { body: list } = await candidate.ask<ReportPage>('GET', '/api/v1/reports');
    expect(list.items[0]?.result.coverage.scorable).toBe(1);
    const { body: trend } = await candidate.ask<Trend>('GET', '/api/v1/reports/trend');
    const [shown] = trend.series[0]?.reports ?? [];
    expect(shown?.coverage.scorable).toBe(0);
    expect(shown?.competencies.find(({ _id }) => _id === own?._id)).toMatchObject({
      checks: null,
      left_out: ['insufficient'],
    });
  });
});

describe('code', () => {
  const problems = codingSets.flatMap((set) => set.problems);
  const code = (language: string, source: string) => JSON.stringify({ language, source });

  function solved(session: Session, language: 'javascript' | 'python'): string {
    const { prompt } = currentTurn(session);
    const problem = problems.find((one) => one.prompt === prompt);
    const known = problem && solutions[problem.id];
    if (!known) throw new Error(`There is no problem "${prompt}".`);
    return code(language, known[language]);
  }

  test('is run by a job, once; the report has what the feedback had', async () => {
    let session = await started({ question_type: 'coding', level: 'mid', question_count: 1 });
    session = await answered(session, solved(session, 'javascript'));
    expect(session.feedback?.attempts).toMatchObject([{ state: 'reading', found: { exact: null } }]);
    await server.jobs.run();
    session = (await candidate.read(session)).body;
    expect(session.feedback?.attempts).toMatchObject([{ state: 'ready', found: { exact: { points: 1 } } }]);
    session = (await step(session, 'retry')).body;
    session = await answered(session, solved(session, 'python'));
    await server.jobs.run();
    session = (await candidate.read(session)).body;
    expect(session.feedback?.attempts[1]?.found.exact).toMatchObject({ result: 'not_counted', points: null });
    const said = session.feedback?.attempts.map(({ found }) => found.exact);
    await step(session, 'next');
    const report = await reportOf(session);
    const [question] = report.questions;
    expect([question?.exact, question?.retries?.[0]?.exact]).toEqual(said);
    expect(report.exact).toEqual({ right: 1, partly: 0, wrong: 0, planned: 1 });
  });

  test('is tried again from what was submitted last, in its language', async () => {
    let session = await started({ question_type: 'coding', level: 'mid', question_count: 1 });
    const draftOf = ({ current_turn }: Session) => JSON.parse(current_turn?.draft?.text ?? 'null');
    expect(draftOf(session)).toBeNull();
    const name = session.current_turn?.code?.function_name;
    const [one, two] = [`def ${name}(): return 1`, `const ${name} = () => 2;`];
    session = await answered(session, code('python', one));
    session = (await step(session, 'retry')).body;
    expect(draftOf(session)).toEqual({ language: 'python', sources: { python: one } });
    session = await answered(session, code('javascript', two));
    session = (await step(session, 'retry')).body;
    expect(draftOf(session)).toEqual({
      language: 'javascript',
      sources: { javascript: two },
    });
    expect(session.current_turn?.draft?.revision).toBe(1);
  });

  test('that is not run in its time is left to the report, and nobody waits', async () => {
    let session = await started({ question_type: 'coding', level: 'mid', question_count: 1 });
    session = await answered(session, solved(session, 'javascript'));
    server.advance(181);
    session = (await candidate.read(session)).body;
    expect(session.feedback?.attempts).toMatchObject([{ state: 'away' }]);
    expect((await step(session, 'next')).body.status).toBe('evaluating');
    const report = await reportOf(session);
    expect(report.questions[0]?.exact).toMatchObject({ result: 'right' });
  });
});

describe('where there is no feedback', () => {
  test('a practice goes on from question to question', async () => {
    const session = await candidate.started({ question_type: 'multiple_choice' });
    const { body } = await candidate.answer(session, 'a');
    expect(body).toMatchObject({ feedback_after_each: false, feedback: null });
    expect(body.current_turn?.question_number).toBe(2);
    for (const action of ['next', 'retry'] as const) {
      expect((await step(body, action)).status).toBe(409);
    }
  });

  test('the session of another candidate and an unknown turn are the same 404', async () => {
    const session = await answered(await started());
    const other = await server.signIn();
    const replies = [
      await step(session, 'next', other),
      await step(session, 'retry', other),
      await step({ ...session, feedback: null, turns: [] }, 'next'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await candidate.read(session)).body.feedback).toEqual(session.feedback);
  });
});
