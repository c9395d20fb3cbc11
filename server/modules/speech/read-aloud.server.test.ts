import { beforeEach, expect, test } from 'vitest';
import type { SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import { startTestServer } from '../../../tests/support/test-server.ts';
import { practising, type Speaker, serveSpeech } from './speech-server.fixture.ts';

const speech = serveSpeech();
let jane: Speaker;

beforeEach(async () => {
  jane = await speech.practising();
});

const question = (of: Speaker) => of.ask<string>('GET', `turns/${of.turnId}/speech`);

test('a question is spoken once, for everybody', async () => {
  speech.endpoint.audio.mode = 'no sound';
  expect(await question(jane)).toMatchObject({ status: 502, detail: expect.any(String) });
  speech.endpoint.reset();
  const first = await question(jane);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('audio/mpeg');
  expect((await question(jane)).body).toBe(first.body);
  expect(speech.endpoint.audio.spoken).toHaveLength(1);
  expect(await speech.server.files.list('spoken/bank')).toHaveLength(1);
});

test('another candidate’s question is not read', async () => {
  const other = await speech.practising();
  expect((await question(jane.as(other.account))).status).toBe(404);
});

test('a question that was never asked is not read either', async () => {
  const hasty = await practising(speech.server, 3);
  await hasty.ask('POST', 'complete');
  expect((await question(hasty)).status).toBe(200);
  const unasked = `turns/${hasty.sessionId}-2/speech`;
  const missing = `turns/${hasty.sessionId}-9/speech`;
  const [one, other] = [await hasty.ask('GET', unasked), await hasty.ask('GET', missing)];
  expect([one.status, one.detail]).toEqual([404, other.detail]);
});

test('says what is offered in a practice', async () => {
  const { body } = await jane.ask<SpeechOptions>('GET', 'speech');
  expect(body).toMatchObject({
    recording: { state: 'available' },
    consent: null,
    voice: { source: 'server' },
    limits: { part_bytes: 262_144, content_types: ['audio/webm', 'audio/ogg', 'audio/mp4'] },
  });
  expect(body.recording.message).toContain('Typing counts as much');
});

test('without a service nothing is recorded and the browser reads', async () => {
  const plain = await startTestServer({ now: () => speech.at });
  try {
    const speaker = await practising(plain);
    const { body } = await speaker.ask<SpeechOptions>('GET', 'speech');
    expect(body).toMatchObject({
      recording: { state: 'not_configured' },
      consent: null,
      voice: { source: 'browser' },
    });
    expect(await speaker.begin()).toMatchObject({ status: 409, detail: body.recording.message });
    expect((await question(speaker)).status).toBe(409);
  } finally {
    await plain.close();
  }
});
