import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvitedInterview, Session } from '../../openapi/gen/types.gen.ts';
import { createEngine } from '../../server/modules/assessment/engine.ts';
import { createChatClient } from '../../server/platform/ai/chat-client.ts';
import { createSpeech } from '../../server/platform/ai/speech-client.ts';
import { newId } from '../../server/platform/database/identifier.ts';
import { interviews, recordings, reports } from '../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { decideOnConsents, inviteToInterview } from '../support/interviews.ts';
import { serveAi } from '../support/serve-ai.ts';
import { judged } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { describedOperations } from './described-operations.ts';
import { permissionMatrix } from './permission-matrix.ts';

const SESSION = '/api/v1/interviews/session';
const models = { transcriptionModel: 'small-ear', voice: { model: 'small-mouth', name: 'sage' } };

const endpoint = serveAi();
let server: TestServer;
let candidate: TestAccount;
/** Every reply to the candidate, by what was asked. */
const replies = new Map<string, { readonly status: number; readonly text: string }>();

beforeAll(async () => {
  const log = { warn: () => {} };
  const settings = { ...endpoint.settings, ...models };
  const ai = createChatClient(settings, { now: () => new Date(), log, retryMs: 1 });
  const judging = createEngine({ ai });
  server = await startTestServer({ judging, speech: createSpeech(settings, { log }) });
  candidate = await createAccount(server);
});
afterAll(() => server.close());

async function ask<T = Session>(method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${candidate.accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await reply.text();
  replies.set(`${method} ${path}`, { status: reply.status, text });
  const isJson = reply.headers.get('content-type')?.includes('json');
  return (isJson ? JSON.parse(text) : undefined) as T;
}

/** An interview with the language model, begun, answered once and ended. */
async function answered(choice: object): Promise<Session> {
  const { _id } = await ask('POST', SESSION, choice);
  const path = `${SESSION}/${_id}`;
  const { current_turn } = await ask('POST', `${path}/start`);
  const text = 'I read the logs, found the slow query and fixed it; errors fell to zero in two days.';
  await ask('POST', `${path}/turns/${current_turn?._id}/answer`, { text });
  return ask('POST', `${path}/complete`);
}

test('no reply and no mail to a candidate names a model or the host of an endpoint', async () => {
  const practice = {
    mode: 'practice',
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
  };
  const session = await answered({ ...practice, question_count: 1 });
  const { report_id } = await judged(server, candidate, session._id);
  const engine = createEngine({
    ai: createChatClient(endpoint.settings, { now: () => new Date(), log: { warn: () => {} } }),
  }).description;
  const interviewId = await inviteToInterview(server, candidate.email, { engine });
  await decideOnConsents(server, candidate, interviewId);
  const attempt = await answered({ mode: 'ai', interview_id: interviewId });
  await judged(server, candidate, attempt._id).catch(() => {});

  const recordingId = newId();
  const at = new Date();
  await server.db.insert(recordings).values({
    ...{ id: recordingId, sessionId: session._id, turnId: session.turns[0]?._id ?? '', recordingAttempt: 1 },
    ...{ contentType: 'audio/webm', state: 'transcribed', transcript: 'I read the logs.' },
    ...{ model: models.transcriptionModel, begunAt: at, finishedAt: at, seenAt: at },
  });
  const own: Readonly<Record<string, string | null>> = {
    session_id: session._id,
    turn_id: session.turns[0]?._id ?? '',
    recording_id: recordingId,
    report_id,
    interview_id: interviewId,
  };
  const reads = describedOperations.filter(
    ({ id, method }) => method === 'GET' && permissionMatrix[id]?.access.owner === 'yes',
  );
  for (const { path } of reads) {
    await ask(
      'GET',
      path.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? 'none'),
    );
  }
  await ask('GET', `${SESSION}/${attempt._id}`);
  await ask('GET', `${SESSION}/${attempt._id}/speech`);
  const { engine: told } = await ask<InvitedInterview>('GET', `/api/v1/interviews/invited/${interviewId}`);

  const { host } = new URL(endpoint.settings.baseUrl);
  const names = [host, endpoint.settings.model, models.transcriptionModel, models.voice.model];
  const named = [...replies].flatMap(([asked, { text }]) =>
    names.filter((name) => text.includes(name)).map((name) => `${asked}: ${name}`),
  );
  expect(named).toEqual([]);
  const mails = JSON.stringify(await server.outbox());
  expect(names.filter((name) => mails.includes(name))).toEqual([]);
  expect([...replies.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(25);

  // It is told that a model judges, and what made each report stays stored.
  expect(told).toMatchObject({ name: 'llm', ai: { model_key: expect.stringMatching(/^[\w-]{12}$/) } });
  const stored = [
    ...(await server.db.select().from(reports)),
    ...(await server.db.select().from(interviews)),
  ];
  const made = expect.objectContaining({ model: endpoint.settings.model, host });
  expect(stored.map(({ engine: { ai } }) => ai)).toEqual(stored.map(() => made));
});
