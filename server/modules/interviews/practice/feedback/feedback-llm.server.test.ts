import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report, Session } from '../../../../../openapi/gen/types.gen.ts';
import type { AiMode } from '../../../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../../../tests/support/serve-ai.ts';
import { type Client, juniorStory, servePractice } from '../../practice-server.fixture.ts';

const endpoint = serveAi();
const judgements = () => endpoint.requests.filter(({ schema }) => schema === 'judgement');
const server = servePractice(endpoint);
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});
beforeEach(async () => {
  endpoint.ask = null;
  await server.jobs.forget();
});

/** A practice of one question whose answer is being read. */
async function answered(): Promise<Session> {
  const wish = { question_type: 'behavioural', question_count: 1, feedback_after_each: true } as const;
  const { body } = await candidate.answer(await candidate.started(wish), juniorStory);
  endpoint.requests.length = 0;
  expect(body.feedback?.attempts).toMatchObject([{ state: 'reading', found: { assessment: null } }]);
  return body;
}

const read = async (session: Session) => (await candidate.read(session)).body;
const attemptsOf = async (session: Session) => (await read(session)).feedback?.attempts ?? [];

async function continueFeedback(session: Session): Promise<void> {
  const turn = session.turns[0]?._id;
  await candidate.ask('POST', `/api/v1/interviews/session/${session._id}/turns/${turn}/next`);
}

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { report_id } = await read(session);
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

test('an answer is judged once: the report has the score that the feedback had', async () => {
  const session = await answered();
  endpoint.nextScores.push(3);
  await server.jobs.run();
  const [attempt] = await attemptsOf(session);
  expect(attempt).toMatchObject({ state: 'ready', found: { assessment: { state: 'scored', score: 3 } } });
  await continueFeedback(session);
  const report = await reportOf(session);
  expect(report.questions[0]?.assessment).toEqual(attempt?.found.assessment);
  expect(judgements()).toHaveLength(1);
});

test('one that is gone on from before it was read is judged by the report, once', async () => {
  const session = await answered();
  await continueFeedback(session);
  expect((await reportOf(session)).questions[0]?.assessment).toMatchObject({ state: 'scored' });
  expect(judgements()).toHaveLength(1);
});

test('one that is gone on from while it is read is waited for, and not judged a second time', async () => {
  const session = await answered();
  const reading = server.jobs.run();
  await expect.poll(() => judgements().length).toBe(1);
  await continueFeedback(session);
  await reading;
  expect((await reportOf(session)).questions[0]?.assessment).toMatchObject({ state: 'scored' });
  expect(judgements()).toHaveLength(1);
});

test('a skipped question scores 1 without a model, in the feedback as in the report', async () => {
  const wish = { question_type: 'behavioural', question_count: 1, feedback_after_each: true } as const;
  endpoint.requests.length = 0;
  const { body } = await candidate.skip(await candidate.started(wish));
  const [attempt] = body.feedback?.attempts ?? [];
  expect(attempt).toMatchObject({ state: 'ready', found: { assessment: { state: 'skipped', score: 1 } } });
  await continueFeedback(body);
  const report = await reportOf(body);
  expect(report.questions[0]?.assessment).toEqual(attempt?.found.assessment);
  expect(endpoint.requests).toEqual([]);
});

describe('one whose process died while it was read', () => {
  /** The job of a process that is never heard of again, until its endpoint hangs up. */
  async function left(): Promise<{ session: Session; dead: Promise<void> }> {
    const session = await answered();
    endpoint.nextModes.push('hangs');
    const dead = server.jobs.run();
    await expect.poll(() => judgements().length).toBe(1);
    return { session, dead };
  }

  test('is read when the job comes again, and what is late changes nothing', async () => {
    const { session, dead } = await left();
    endpoint.nextScores.push(3);
    await server.jobs.run();
    const ready = await attemptsOf(session);
    expect(ready).toMatchObject([{ state: 'ready', found: { assessment: { score: 3 } } }]);
    endpoint.hangUp();
    await dead;
    expect(judgements()).toHaveLength(3);
    expect(await attemptsOf(session)).toEqual(ready);
  });

  test('is left to the report where its candidate has gone on', async () => {
    const { session, dead } = await left();
    await continueFeedback(session);
    expect((await reportOf(session)).questions[0]?.assessment).toMatchObject({ state: 'scored' });
    endpoint.hangUp();
    await dead;
  });
});

describe.each<AiMode>(['fails', 'refuses the key', 'hangs up in the middle'])(
  'an endpoint that %s',
  (mode) => {
    /** One attempt of every job that waits; one that fails comes again. */
    const attempt = (isLast = false) => server.jobs.run({ isLast }).catch(() => {});

    test('is asked again while the candidate waits: its feedback comes by itself', async () => {
      const session = await answered();
      endpoint.mode = mode;
      await attempt();
      expect(await attemptsOf(session)).toMatchObject([
        { state: 'asked_again', found: { assessment: null } },
      ]);
      endpoint.reset();
      await attempt();
      expect(await attemptsOf(session)).toMatchObject([
        { state: 'ready', found: { assessment: { state: 'scored' } } },
      ]);
    });

    test('to the last: the feedback says so, the practice goes on, and the report has it later', async () => {
      const session = await answered();
      endpoint.mode = mode;
      await attempt(true);
      expect(await attemptsOf(session)).toMatchObject([{ state: 'away', found: { assessment: null } }]);
      endpoint.reset();
      await continueFeedback(session);
      expect((await reportOf(session)).questions[0]?.assessment).toMatchObject({ state: 'scored' });
    });
  },
);

test('nobody waits longer than three minutes for an endpoint that is away', async () => {
  const session = await answered();
  endpoint.mode = 'fails';
  server.advance(3 * 60);
  await server.jobs.run();
  expect(await attemptsOf(session)).toMatchObject([{ state: 'away' }]);
});

test('invented quotes give no score, and are not asked for again', async () => {
  const session = await answered();
  endpoint.mode = 'invented quotes';
  await server.jobs.run();
  const [attempt] = await attemptsOf(session);
  expect(attempt).toMatchObject({ state: 'ready', found: { assessment: { state: 'not_judged' } } });
  const asked = judgements().length;
  await continueFeedback(session);
  expect((await reportOf(session)).questions[0]?.assessment).toEqual(attempt?.found.assessment);
  expect(judgements()).toHaveLength(asked);
});
