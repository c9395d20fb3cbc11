import { beforeEach, expect, test } from 'vitest';
import type { RecordingList, Session } from '../../../openapi/gen/types.gen.ts';
import { webm } from './sound.fixture.ts';
import { practising, type Speaker, serveSpeech } from './speech-server.fixture.ts';

const speech = serveSpeech();
const more = Buffer.from('and what follows');
let laptop: Speaker;
let phone: Speaker;

/** Goes on on the laptop. */
beforeEach(async () => {
  const jane = await practising(speech.server, 2);
  laptop = jane.from('the-laptop');
  phone = jane.from('the-phone');
  await laptop.takeOver();
});

const elsewhere = {
  status: 409,
  detail: 'This interview is open elsewhere. Take over to continue here.',
  body: { code: 'open_elsewhere' },
};

const listed = async (speaker: Speaker) => (await speaker.ask<RecordingList>('GET', 'recordings')).body.items;

test('a recording begins where the session goes on, and nowhere else', async () => {
  expect(await phone.begin()).toMatchObject(elsewhere);
  expect((await laptop.begin()).status).toBe(201);
  await phone.takeOver();
  expect(await laptop.begin()).toMatchObject(elsewhere);
  expect(await phone.begin()).toMatchObject({ status: 201, body: { recording_attempt: 2 } });
});

test('one that was begun stays begun where its reply was lost and another client took over', async () => {
  const key = crypto.randomUUID();
  const { body } = await laptop.begin('audio/webm', key);
  await phone.takeOver();
  expect(await laptop.begin('audio/webm', key)).toMatchObject({ status: 201, body: { _id: body._id } });
  expect(await listed(phone)).toHaveLength(1);
});

test('what was said before another client took over is taken while its question is open', async () => {
  const id = await laptop.recorded(webm);
  await phone.takeOver();
  expect((await laptop.put(id, 2, more)).status).toBe(200);
  expect((await laptop.finish(id, 2)).status).toBe(202);
  await speech.jobs.run();
  expect(await listed(phone)).toMatchObject([{ _id: id, turn_id: phone.turnId, state: 'transcribed' }]);
});

test('what arrived is ended and written down from the next client where the first is gone', async () => {
  const id = await laptop.recorded(webm);
  await phone.takeOver();
  const ended = await phone.ask('POST', `recordings/${id}/finish`, { parts: 1, duration_seconds: null });
  expect(ended).toMatchObject({ status: 202, body: { state: 'transcribing', duration_seconds: null } });
  await speech.jobs.run();
  expect(await listed(phone)).toMatchObject([
    { _id: id, state: 'transcribed', duration_seconds: expect.any(Number) },
  ]);
});

test('nothing comes from the client before to a question that was asked later', async () => {
  const id = await laptop.recorded(webm);
  await phone.takeOver();
  const { body: session } = await phone.ask<Session>('POST', `turns/${phone.turnId}/skip`);
  const late = [await laptop.put(id, 2, more), await laptop.finish(id, 1)];
  expect(late.map(({ status }) => status)).toEqual([409, 409]);
  const next = { turn_id: session.current_turn?._id, content_type: 'audio/webm' };
  expect(await laptop.ask('POST', 'recordings', next)).toMatchObject(elsewhere);
  expect(await listed(phone)).toMatchObject([{ _id: id, turn_id: phone.turnId, received_parts: 1 }]);
});

test('a take is removed where the session goes on, and nowhere else', async () => {
  const id = await laptop.finished();
  await phone.takeOver();
  expect(await laptop.ask('DELETE', `recordings/${id}`)).toMatchObject(elsewhere);
  expect((await phone.ask('DELETE', `recordings/${id}`)).status).toBe(204);
  expect(await listed(phone)).toEqual([]);
});
