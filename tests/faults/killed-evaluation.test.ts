import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  completeSession,
  createSession,
  getEvaluation,
  getPracticeOptions,
  getReport,
  getSession,
  startSession,
  submitAnswer,
} from '../../src/api/gen/sdk.gen.ts';
import { AiEndpoint } from '../support/ai-endpoint.ts';
import { ServerProcess } from '../support/server-process.ts';
import { validAnswerTo } from '../support/valid-answers.ts';
import { signInDemoCandidate } from './demo-candidate.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 240_000 });

const REPORTED_WITHIN_MS = 120_000;
const ENDPOINT_WITHIN_MS = 120_000;

let endpoint: AiEndpoint;
let server: ServerProcess;

beforeAll(async () => {
  endpoint = await AiEndpoint.start();
  endpoint.ask = null;
  const { baseUrl, model, apiKey } = endpoint.settings;
  server = await ServerProcess.start({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey });
  await signInDemoCandidate(server);
});
afterAll(async () => {
  await server.stop();
  await endpoint.stop();
});

/** A practice with one answer, submitted: the server has it judged. */
async function submitted(): Promise<{ session_id: string }> {
  const body = {
    mode: 'practice',
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: 3,
  } as const;
  const { data: session } = await createSession({ body });
  const path = { session_id: session._id };
  const { data: started } = await startSession({ path });
  const { _id: turn_id = '', prompt = '' } = started.current_turn ?? {};
  await submitAnswer({ path: { ...path, turn_id }, body: { text: validAnswerTo(prompt) } });
  await completeSession({ path });
  return path;
}

/** Has the running jobs look as if their process had been silent for an hour. */
async function ageJobs(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'pg'));
  await db.exec(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'",
  );
  await db.close();
}

it('an evaluation whose process is killed is done by the next one, once, by the engine it began with', async () => {
  // On a busy machine the endpoint may have been found silent at the start, and is tried again.
  await vi.waitUntil(async () => (await getPracticeOptions()).data?.engine.name === 'llm', {
    timeout: ENDPOINT_WITHIN_MS,
    interval: 500,
  });
  endpoint.mode = 'hangs';
  const path = await submitted();
  const isAsked = () => endpoint.requests.some(({ schema }) => schema === 'judgement');
  await vi.waitUntil(isAsked, { timeout: 120_000 });
  await server.kill();
  endpoint.mode = 'correct';
  await ageJobs(server.dataDir);
  await server.restart();

  const reportId = await vi.waitUntil(async () => (await getSession({ path })).data.report_id, {
    timeout: REPORTED_WITHIN_MS,
    interval: 250,
  });
  expect((await getReport({ path: { report_id: reportId } })).data).toMatchObject({
    engine: { name: 'llm' },
  });
  expect((await getEvaluation({ path })).data).toMatchObject({ state: 'done', versions: [{ version: 1 }] });
});
