import { beforeEach, expect, test } from 'vitest';
import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { juniorStory, servePractice } from '../practice-server.fixture.ts';

const tried = { role_family: 'software', question_id: 'software-03', text: juniorStory };
const endpoint = serveAi();
const server = servePractice(endpoint);

beforeEach(() => {
  endpoint.requests.length = 0;
});

test('no model is asked about what is tried without an account', async () => {
  const candidate = await server.signIn();
  const { body } = await candidate.ask<SessionFeedback>('POST', '/api/v1/trial/evaluate', tried);
  expect(body.attempts[0]?.found.checklist).not.toBeNull();
  expect(endpoint.requests).toEqual([]);
});

test('the practice that it begins is judged by the model that runs, all of it', async () => {
  const candidate = await server.signIn();
  const { body } = await candidate.ask<Session>('POST', '/api/v1/interviews/session', {
    mode: 'trial',
    ...tried,
  });
  expect([body.engine.name, body.feedback?.attempts[0]?.state]).toEqual(['llm', 'reading']);
  endpoint.nextScores.push(3);
  await server.jobs.run();
  const read = await candidate.read(body);
  expect(read.body.feedback?.attempts[0]).toMatchObject({
    state: 'ready',
    found: { checklist: null, assessment: { score: 3 } },
  });
});
