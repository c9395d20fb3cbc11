import { beforeEach, expect, test } from 'vitest';
import type { RecordingCaption } from '../../../openapi/gen/types.gen.ts';
import { webm } from './sound.fixture.ts';
import { type Speaker, serveSpeech } from './speech-server.fixture.ts';

const speech = serveSpeech();
const { audio } = speech.endpoint;
let jane: Speaker;

beforeEach(async () => {
  jane = await speech.practising();
});

const captionOf = (id: string) => jane.ask<RecordingCaption>('GET', `recordings/${id}/caption`);

test('what was heard of the parts that arrived is said while it is recorded, and not kept', async () => {
  const { body } = await jane.begin();
  expect(await captionOf(body._id)).toMatchObject({ status: 200, body: { text: '' } });
  expect(audio.transcribed).toHaveLength(0);
  await jane.put(body._id, 1);
  await jane.put(body._id, 2, Buffer.from('and more'));
  audio.transcript = 'I measured the slow query first.';
  expect(await captionOf(body._id)).toMatchObject({ status: 200, body: { text: audio.transcript } });
  expect(audio.transcribed.map(({ bytes }) => bytes)).toEqual([
    Buffer.concat([webm, Buffer.from('and more')]),
  ]);
  expect((await jane.read(body._id)).body).toMatchObject({ state: 'uploading', transcript: null });
  expect((await jane.finish(body._id, 2)).status).toBe(202);
  expect((await captionOf(body._id)).status).toBe(409);
});

test('what could not be made out is not shown', async () => {
  const id = await jane.recorded(webm);
  audio.mode = 'repeats itself';
  expect(await captionOf(id)).toMatchObject({ status: 200, body: { text: '' } });
});

test('a service that does not answer, a closed question and too many calls are said', async () => {
  const id = await jane.recorded(webm);
  speech.endpoint.mode = 'fails';
  expect((await captionOf(id)).status).toBe(502);
  speech.endpoint.mode = 'correct';
  for (let call = 1; call < 30; call++) expect((await captionOf(id)).status).toBe(200);
  expect((await captionOf(id)).status).toBe(429);
  await jane.answer('I read the logs, and then I wrote a test.');
  expect((await captionOf(id)).status).toBe(409);
});
