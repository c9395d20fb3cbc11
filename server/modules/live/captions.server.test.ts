// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveInterview, LiveRoom } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../../../tests/support/live-room.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { createSpeech } from '../../platform/ai/speech-client.ts';
import { webm } from '../speech/sound.fixture.ts';

const endpoint = serveAi();
const { audio } = endpoint;
let server: TestServer;
let lead: TestAccount;
let candidate: TestAccount;
let colleague: TestAccount;
let live: LiveInterview;

const room = () => `/api/v1/interviews/live/${live._id}/room`;

beforeAll(async () => {
  const settings = { ...endpoint.settings, transcriptionModel: 'small-ear' };
  const log = { warn: () => {} };
  server = await startTestServer({ speech: createSpeech(settings, { log }) });
  ({ lead, candidate, colleague, live } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
  ));
  await beginLive(server, live._id, new Date());
});
afterAll(() => server.close());

async function post(who: TestAccount, kind: string): Promise<void> {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  const reply = await server.app.inject({ method: 'POST', url: room(), headers, payload: { kind } });
  expect(reply.statusCode).toBe(204);
}

async function speak(who: TestAccount, bytes = webm, seconds = 0): Promise<number> {
  const reply = await server.app.inject({
    method: 'POST',
    url: `${room()}/captions?seconds=${seconds}`,
    headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return reply.statusCode;
}

test('while all in the room agree, what one says is told to all in it and sent nowhere before or after', async () => {
  expect(await call<LiveRoom>(server, candidate, 'GET', room())).toMatchObject({ offers_captions: true });
  const [his, hers] = [await enterLive(server, candidate, live._id), await enterLive(server, lead, live._id)];
  audio.transcript = 'I counted the vials twice.';
  await post(candidate, 'captions_agreed');
  // To be recorded is another question.
  await post(lead, 'agreed');
  expect(await speak(candidate)).toBe(409);
  await post(lead, 'captions_agreed');
  expect(await speak(candidate, webm, 30)).toBe(409);
  expect(audio.transcribed).toHaveLength(0);

  expect(await speak(candidate)).toBe(204);
  for (const channel of [his, hers])
    expect(await channel.hears('caption')).toMatchObject({
      person_id: candidate.userId,
      text: audio.transcript,
    });
  const { events } = await call<LiveRoom>(server, lead, 'GET', room());
  expect(JSON.stringify(events)).not.toContain(audio.transcript);

  const third = await enterLive(server, colleague, live._id);
  expect(await speak(lead)).toBe(409);
  await post(colleague, 'captions_agreed');
  expect(await speak(lead)).toBe(204);
  await third.hears('caption', ({ person_id }) => person_id === lead.userId);
  await post(candidate, 'captions_disagreed');
  expect(await speak(lead)).toBe(409);
  expect(audio.transcribed).toHaveLength(2);
  for (const { socket } of [his, hers, third]) socket.close();
});

test('what is no speech of somebody in the room is refused, and a service that fails is said', async () => {
  const channel = await enterLive(server, candidate, live._id);
  await post(candidate, 'captions_agreed');
  await expect.poll(() => speak(candidate)).toBe(204);
  expect(await speak(candidate, Buffer.from('<html>'))).toBe(415);
  expect(await speak(candidate, Buffer.concat([webm, Buffer.alloc(300_000)]))).toBe(413);
  endpoint.mode = 'fails';
  expect(await speak(candidate)).toBe(502);
  channel.say({ type: 'place', place: 'lobby' });
  await channel.hears('present', ({ present }) =>
    present.some(({ person_id, place }) => person_id === candidate.userId && place === 'lobby'),
  );
  expect(await speak(candidate)).toBe(403);
  channel.socket.close();
});
