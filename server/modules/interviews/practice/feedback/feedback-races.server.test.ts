// @module-tag postgres
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Report, Session } from '../../../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../../../tests/support/serve-ai.ts';
import { type Client, currentTurn, juniorStory, servePractice } from '../../practice-server.fixture.ts';

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

const wish = { question_type: 'behavioural', feedback_after_each: true } as const;
const started = () => candidate.started({ ...wish, question_count: 2 });
const read = async (session: Session) => (await candidate.read(session)).body;

function step({ _id, turns: [first] }: Session, action: 'next' | 'retry', key?: string) {
  const url = `/api/v1/interviews/session/${_id}/turns/${first?._id}/${action}`;
  return candidate.ask('POST', url, undefined, key);
}

test('of two answers submitted at once, one is kept, and it is the one that is read', async () => {
  const session = await started();
  const texts = [juniorStory, `${juniorStory} That was in 2024.`];
  const turn = currentTurn(session);
  const url = `/api/v1/interviews/session/${session._id}/turns/${turn._id}/answer`;
  const replies = await Promise.all(
    texts.map((text, index) => candidate.ask('POST', url, { text }, `answer-key-${index}`)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = texts[replies.findIndex(({ status }) => status === 200)];
  await candidate.followUp(session, turn);
  const now = await read(session);
  expect(now.turns.map(({ answer }) => answer)).toEqual([kept]);
  expect(now.feedback?.attempts.map(({ found }) => found.turns[0]?.answer)).toEqual([kept]);
});

test('retries asked for at once, under different keys, are one', async () => {
  const session = (await candidate.answer(await started(), juniorStory)).body;
  const replies = await Promise.all([1, 2, 3].map((n) => step(session, 'retry', `retry-key-${n}`)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(session)).turns.map(({ kind }) => kind)).toEqual(['core', 'retry']);
});

test('going on and retrying at once: one of them happens', async () => {
  const session = (await candidate.answer(await started(), juniorStory)).body;
  const replies = await Promise.all([step(session, 'next'), step(session, 'retry')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(session)).turns).toHaveLength(2);
});

test('a session that ends just as its answer is read is judged once, for one report', async () => {
  const session = (await candidate.answer(await started(), juniorStory)).body;
  endpoint.requests.length = 0;
  await Promise.all([server.jobs.run(), candidate.act(session, 'complete')]);
  await server.jobs.run();
  const { report_id } = await read(session);
  const report = (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
  expect(report).toMatchObject({ version: 1, questions: [{ assessment: { state: 'scored' } }, {}] });
  expect(judgements()).toHaveLength(1);
});
