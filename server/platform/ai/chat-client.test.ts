import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AiMode } from '../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { type CallLog, logged } from './call-log.ts';
import { createChatClient } from './chat-client.ts';
import { createSpeech } from './speech-client.ts';

const endpoint = serveAi();
const log = { warn: vi.fn() };

beforeEach(() => {
  log.warn.mockClear();
});

let minute = 0;
const client = (change = {}) =>
  createChatClient(
    { ...endpoint.settings, ...change },
    { now: () => new Date(Date.UTC(2026, 0, 5, 14, minute)), log, retryMs: 1 },
  );

const data = {
  question: 'How?',
  turns: [{ turn: 1, asked: 'How?', answer: 'With a spanner and much patience.' }],
};
const request = (timeoutMs = 5000, retries = 2) => ({
  model: 'small-model',
  messages: [
    { role: 'system', content: 'Rate.' } as const,
    { role: 'user', content: JSON.stringify(data) } as const,
  ],
  schema: { name: 'judgement', schema: { type: 'object' } },
  timeoutMs,
  retries,
});

test('asks with the key, the model, no randomness and the schema, and reads the reply', async () => {
  const reply = await client().complete(request());
  expect(reply).toEqual({ text: expect.stringContaining('"score":4') });
  expect(endpoint.requests[0]?.authorization).toBe('Bearer sk-secret-of-this-test');
  expect(JSON.parse(endpoint.requests[0]?.body ?? '')).toMatchObject({
    model: 'small-model',
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { name: 'judgement', strict: true } },
  });
});

test('sends no key where there is none', async () => {
  await client({ apiKey: undefined }).complete(request());
  expect(endpoint.requests[0]?.authorization).toBeUndefined();
});

describe('a failure is a value', () => {
  test.each<[AiMode, string, number]>([
    ['busy', 'busy', 3],
    ['busy for long', 'busy', 1],
    ['fails', 'unreachable', 3],
    ['hangs up in the middle', 'unreachable', 3],
    ['redirects', 'unreachable', 3],
    ['refuses the key', 'refused', 1],
    ['refuses the request', 'unusable', 1],
    ['wants to be paid', 'refused', 1],
    ['has lost the model', 'refused', 1],
    ['no completion', 'unusable', 1],
    ['cut off', 'unusable', 1],
    ['never ends', 'unusable', 1],
  ])('an endpoint that %s is %s after %i calls', async (mode, kind, calls) => {
    endpoint.mode = mode;
    const reply = await client().complete(request());
    expect(reply).toEqual({ failure: { kind, reason: expect.stringMatching(/\.$/) } });
    expect(endpoint.requests).toHaveLength(calls);
  });

  test('also where nobody listens, or nobody answers in time', async () => {
    const nobody = client({ baseUrl: 'http://127.0.0.1:1/v1' });
    expect(await nobody.complete(request())).toMatchObject({ failure: { kind: 'unreachable' } });
    endpoint.mode = 'hangs';
    expect(await client().complete(request(50, 0))).toMatchObject({ failure: { kind: 'slow' } });
  });

  test('a second try that works is all there is to see', async () => {
    endpoint.nextModes.push('fails', 'busy');
    expect(await client().complete(request())).toEqual({ text: expect.any(String) });
    expect(log.warn).not.toHaveBeenCalled();
  });
});

test.each<AiMode>(['fails', 'refuses the key', 'busy', 'hangs up in the middle'])(
  'an endpoint that %s brings neither the key nor an answer into the log',
  async (mode) => {
    endpoint.mode = mode;
    const reply = await client().complete(request());
    const seen = JSON.stringify([reply, log.warn.mock.calls]);
    expect(seen).not.toMatch(/sk-secret|patience/);
  },
);

describe('each question is noted', () => {
  const note = vi.fn<CallLog>();
  beforeEach(() => note.mockClear());
  const noted = () =>
    createChatClient(endpoint.settings, { now: () => new Date(), log, retryMs: 1, callLog: note });
  const isUsable = (text: string) => text.includes('"score":4');

  test.each<[AiMode, string]>([
    ['correct', 'answered'],
    ['broken JSON', 'unusable'],
    ['no completion', 'unusable'],
    ['busy', 'busy'],
    ['fails', 'unreachable'],
    ['refuses the key', 'refused'],
  ])('of an endpoint that is %s as %s, once however often it was asked', async (mode, outcome) => {
    endpoint.mode = mode;
    await noted().complete({ ...request(), isUsable });
    const { hostname, port } = new URL(endpoint.settings.baseUrl);
    expect(note.mock.calls).toEqual([
      [
        expect.objectContaining({
          task: 'judgement',
          host: `${hostname}:${port}`,
          model: 'small-model',
          outcome,
          milliseconds: expect.any(Number),
        }),
      ],
    ]);
    expect(JSON.stringify(note.mock.calls)).not.toMatch(/sk-secret|patience|spanner/);
  });

  test('also while there is no answer yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = Promise.withResolvers<object>();
    const asked = logged(
      note,
      { task: 'speech', host: 'ai.example', model: 'a-mouth' },
      () => answer.promise,
    );
    vi.advanceTimersByTime(30_000);
    expect(note.mock.calls.map(([{ outcome }]) => outcome)).toEqual(['late']);
    vi.useRealTimers();
    answer.resolve({});
    await asked;
    expect(note.mock.calls.map(([{ outcome }]) => outcome)).toEqual(['late', 'answered']);
  });
});

describe('trouble', () => {
  test('is dated by its beginning and ends with the first reply', async () => {
    const chat = client();
    endpoint.mode = 'fails';
    minute = 2;
    await chat.complete(request());
    minute = 30;
    await chat.probe();
    expect(chat.trouble()).toEqual({ kind: 'unreachable', since: new Date(Date.UTC(2026, 0, 5, 14, 2)) });
    endpoint.mode = 'correct';
    await chat.probe();
    expect(chat.trouble()).toBeNull();
  });

  test.each<[AiMode, string | undefined]>([
    ['refuses the key', 'refused'],
    ['fails', 'unreachable'],
    ['busy', undefined],
    ['correct', undefined],
  ])('of an endpoint that %s is %s', async (mode, kind) => {
    endpoint.mode = mode;
    const chat = client();
    await chat.probe();
    expect(chat.trouble()?.kind).toBe(kind);
  });

  test('is none where a model is refused that is no longer configured', async () => {
    endpoint.mode = 'refuses the key';
    const chat = client();
    await chat.complete({ ...request(), model: 'the-model-of-then' });
    expect(chat.trouble()).toBeNull();
    await chat.complete(request());
    expect(chat.trouble()).toMatchObject({ kind: 'refused' });
  });

  test('is none where only speech fails', async () => {
    const chat = client();
    const settings = {
      ...endpoint.settings,
      transcriptionModel: 'an-ear',
      voice: { model: 'a-mouth', name: 'sol' },
    };
    const { transcriber, voice } = createSpeech(settings, { log });
    endpoint.nextModes.push('fails', 'fails');
    const heard = await transcriber?.transcribe({ bytes: Buffer.from('sound'), contentType: 'audio/webm' });
    const spoken = await voice?.speak('Why?');
    for (const reply of [heard, spoken]) expect(reply).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(chat.trouble()).toBeNull();
  });

  test('is none where one reply is slow: the model may be there', async () => {
    endpoint.mode = 'hangs';
    const chat = client();
    await chat.complete(request(50, 0));
    expect(chat.trouble()).toBeNull();
  });
});
