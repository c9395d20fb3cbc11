// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SessionEvaluation } from '../../../openapi/gen/types.gen.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const text = 'In March I reproduced the fault on my own machine, and then I read the logs and fixed it.';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a run that was overtaken adds no version to what is evaluated again meanwhile', async () => {
  const session = await candidate.started({ question_type: 'behavioural' });
  await candidate.answer(session, text);
  await candidate.act(session, 'complete');
  const { promise: overtaken, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { begunWith } = server.engine;
  vi.spyOn(server.engine, 'begunWith').mockImplementationOnce((engine) => {
    const own = begunWith(engine);
    const evaluate: typeof own.evaluate = async (request) => {
      begin();
      await overtaken;
      return own.evaluate(request);
    };
    return { ...own, evaluate };
  });
  const late = server.jobs.run();
  await begun;
  await server.jobs.run();
  await server.db.execute(sql`update reports set body = jsonb_set(body, '{bank_version}', '0')`);
  const url = `/api/v1/interviews/session/${session._id}/evaluation`;
  expect((await candidate.ask('POST', url)).status).toBe(202);
  goOn();
  await late;
  const between = (await candidate.ask<SessionEvaluation>('GET', url)).body;
  expect([between.state, between.versions.length]).toEqual(['queued', 1]);
  await server.jobs.send(server.db, 'evaluate-session', { sessionId: session._id });
  await server.jobs.run();
  const after = (await candidate.ask<SessionEvaluation>('GET', url)).body;
  expect([after.state, after.versions.map(({ version }) => version)]).toEqual(['done', [2, 1]]);
});
