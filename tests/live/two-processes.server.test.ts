// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../support/live-room.ts';
import { startTestServer, type TestServer, testEngine } from '../support/test-server.ts';

let server: TestServer;
/** A second process of the same installation, which the embedded database has no room for. */
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = testEngine() === 'postgres' ? await startTestServer({ beside: server }) : server;
});
afterAll(async () => {
  if (second !== server) await second.close();
  await server.close();
});

test('people on two processes see each other come, connect, talk and leave', async () => {
  const { lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, live._id, new Date());
  const his = await enterLive(second, candidate, live._id);
  const hers = await enterLive(server, lead, live._id);
  await his.hears('present', ({ present }) => present.length === 2);

  his.say({
    type: 'signal',
    to: lead.userId,
    to_device: `device-${lead.userId}`,
    signal: { description: { type: 'offer', sdp: 'v=0 from the other process' } },
  });
  expect(await hers.hears('signal')).toMatchObject({
    from: candidate.userId,
    signal: { description: { sdp: 'v=0 from the other process' } },
  });

  const post = async (payload: object) => {
    const url = `/api/v1/interviews/live/${live._id}/room`;
    const headers = { authorization: `Bearer ${lead.accessToken}` };
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
  };
  await post({ kind: 'chat', text: 'Said on the first process' });
  await his.hears('events', ({ events }) => events.some(({ text }) => text === 'Said on the first process'));
  his.say({ type: 'media', media: { microphone: false, camera: false, screen: false, hand: true } });
  await hers.hears('present', ({ present }) => present.some(({ media }) => media.hand));

  await post({ kind: 'ended' });
  expect((await his.hears('closing')).reason).toBe('over');
});
