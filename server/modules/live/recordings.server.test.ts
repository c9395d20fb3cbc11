// @module-tag postgres
import { type Column, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type {
  LiveInterview,
  LiveTimeline,
  OwnLiveRecordings,
  StoredLivePart,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../../../tests/support/live-room.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { liveEvents, liveRecordings } from '../../platform/database/schema/index.ts';

let server: TestServer;
let lead: TestAccount;
let candidate: TestAccount;
let colleague: TestAccount;
let live: LiveInterview;

const api = () => `/api/v1/interviews/live/${live._id}/room`;
const post = async (who: TestAccount, kind: string) => {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  const reply = await server.app.inject({ method: 'POST', url: api(), headers, payload: { kind } });
  expect(reply.statusCode).toBe(204);
};
const begun = (settings: Parameters<typeof agreeOnLive>[2]) => async () => {
  const lead_ = await createAccount(server, 'recruiter');
  ({ lead, candidate, colleague, live } = await agreeOnLive(server, lead_, settings));
  await beginLive(server, live._id, new Date());
};
const recorded = { editor_language: 'text', recording: true } as const;

/** As a browser begins what it records. */
const sound = (rest: string) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`\x42\x82\x84webm${rest}`)]);

const putPart = async (who: TestAccount, number: number, bytes: Buffer, id = 'my-recording') => {
  const reply = await server.app.inject({
    method: 'PUT',
    url: `${api()}/recordings/${id}/parts/${number}?seconds=${number * 5}`,
    headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: reply.statusCode, body: reply.json<StoredLivePart>() };
};

/** Has all that happened be a minute longer ago. */
async function aMinutePasses(): Promise<void> {
  const earlier = (time: Column) => sql`${time} - interval '1 minute'`;
  await server.db.update(liveEvents).set({ at: earlier(liveEvents.at) });
  await server.db.update(liveRecordings).set({ begunAt: earlier(liveRecordings.begunAt) });
}

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('sound is taken only while everybody in the room agrees, once each, and is heard in the review', async () => {
  await begun(recorded)();
  const channels = [await enterLive(server, candidate, live._id), await enterLive(server, lead, live._id)];
  await post(candidate, 'agreed');
  expect((await putPart(candidate, 1, sound('one'))).status).toBe(409);
  await post(lead, 'agreed');
  expect((await putPart(candidate, 1, sound('from before she agreed'))).status).toBe(409);
  await aMinutePasses();
  expect(await putPart(candidate, 1, sound('one'))).toMatchObject({
    status: 200,
    body: { received_parts: 1 },
  });
  expect((await putPart(candidate, 1, sound('one'))).status).toBe(200);
  expect((await putPart(candidate, 3, sound('three'))).status).toBe(409);
  expect((await putPart(candidate, 2, Buffer.from('two'))).status).toBe(200);
  expect((await putPart(lead, 1, sound('hers'))).status).toBe(200);
  expect((await putPart(lead, 1, Buffer.from('<html>'), 'another')).status).toBe(415);
  expect((await putPart(lead, 2, Buffer.alloc(300_000))).status).toBe(413);

  channels.push(await enterLive(server, colleague, live._id));
  expect((await putPart(lead, 2, Buffer.from('new one in the room'))).status).toBe(409);
  await post(colleague, 'agreed');
  expect((await putPart(lead, 2, Buffer.from('from before the new one agreed'))).status).toBe(409);
  await aMinutePasses();
  expect((await putPart(lead, 1, sound('all agree again'), 'begun-anew')).status).toBe(200);
  await post(candidate, 'disagreed');
  expect((await putPart(lead, 2, Buffer.from('no more'), 'begun-anew')).status).toBe(409);
  await post(candidate, 'agreed');
  expect((await putPart(lead, 2, Buffer.from('said meanwhile'), 'begun-anew')).status).toBe(409);
  await post(lead, 'ended');

  const { session_id: id } = (await call<{ live: LiveInterview }>(server, lead, 'GET', api())).live;
  const reviews = `/api/v1/recruiter/reviews/${id}`;
  const timeline = await call<LiveTimeline>(server, lead, 'GET', `${reviews}/timeline`);
  expect(timeline.recordings.map(({ person_id, seconds }) => [person_id, seconds]).toSorted()).toEqual(
    [
      [candidate.userId, 10],
      [lead.userId, 5],
      [lead.userId, 5],
    ].toSorted(),
  );
  const his = timeline.recordings.find(({ person_id }) => person_id === candidate.userId);
  const heard = await server.app.inject({
    url: `${reviews}/recordings/${his?._id}/audio`,
    headers: { authorization: `Bearer ${lead.accessToken}` },
  });
  expect(heard.headers['content-type']).toBe('audio/webm');
  expect(heard.rawPayload).toEqual(Buffer.concat([sound('one'), Buffer.from('two')]));
  const own = await call<OwnLiveRecordings>(
    server,
    candidate,
    'GET',
    `/api/v1/interviews/live/${live._id}/recordings`,
  );
  expect(own.items.map(({ _id }) => _id)).toEqual([his?._id]);
  const hers = timeline.recordings.find(({ person_id }) => person_id === lead.userId);
  const played = async (id = '') =>
    server.app.inject({
      url: `/api/v1/interviews/live/${live._id}/recordings/${id}/audio`,
      headers: { authorization: `Bearer ${candidate.accessToken}` },
    });
  expect((await played(his?._id)).rawPayload).toEqual(heard.rawPayload);
  expect((await played(hers?._id)).statusCode).toBe(404);
  const stranger = await createAccount(server, 'recruiter');
  const foreign = await server.app.inject({
    url: `${reviews}/recordings/${his?._id}/audio`,
    headers: { authorization: `Bearer ${stranger.accessToken}` },
  });
  expect(foreign.statusCode).toBe(404);
  for (const { socket } of channels) socket.close();
});

test('an interview that was not designed to be recorded takes no sound, whoever agrees', async () => {
  await begun(undefined)();
  await post(candidate, 'agreed');
  expect((await putPart(candidate, 1, sound('one'))).status).toBe(409);
});

test('what was recorded of an interview that the candidate never came to is gone when it ends', async () => {
  await begun(recorded)();
  const channel = await enterLive(server, lead, live._id);
  await post(lead, 'agreed');
  await aMinutePasses();
  expect((await putPart(lead, 1, sound('alone'))).status).toBe(200);
  const before = await server.db.$count(liveRecordings);
  await post(lead, 'ended');
  expect(await server.db.$count(liveRecordings)).toBe(before - 1);
  channel.socket.close();
});

test('what arrives while the interview is ended is not kept beside it', async () => {
  await begun(recorded)();
  const channel = await enterLive(server, candidate, live._id);
  await post(candidate, 'agreed');
  await aMinutePasses();
  const write = vi.spyOn(server.files, 'write').mockImplementationOnce(() => post(lead, 'ended'));
  expect((await putPart(candidate, 1, sound('too late'))).status).toBe(409);
  expect(write).toHaveBeenCalledOnce();
  expect(await server.db.$count(liveRecordings, eq(liveRecordings.liveId, live._id))).toBe(0);
  channel.socket.close();
});
