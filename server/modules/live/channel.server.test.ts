// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveInterview, LivePresent, LiveRoom, LiveTicket } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { agreeOnLive, beginLive, enterLive, TestChannel } from '../../../tests/support/live-room.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { closeOverRooms } from './closing-service.ts';

let server: TestServer;
let lead: TestAccount;
let colleague: TestAccount;
let candidate: TestAccount;
let live: LiveInterview;
let workspaceId: string;

const api = (rest = '') => `/api/v1/interviews/live/${live._id}${rest}`;
const enter = (who: TestAccount, ...rest: [object?]) => enterLive(server, who, live._id, ...rest);
const post = (who: TestAccount, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: api('/room'),
    headers: { authorization: `Bearer ${who.accessToken}` },
    payload,
  });
const ended = ({ socket }: TestChannel) =>
  new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
    if (socket.readyState === WebSocket.CLOSED) resolve(0);
  });
const signalTo = ({ userId }: TestAccount, sdp = 'v=0') => ({
  type: 'signal',
  to: userId,
  to_device: `device-${userId}`,
  signal: { description: { type: 'offer', sdp } },
});

beforeAll(async () => {
  server = await startTestServer();
  ({ lead, colleague, candidate, live, workspaceId } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
  ));
  await beginLive(server, live._id, new Date());
});
afterAll(() => server.close());

test('a ticket opens one channel, is not stored as it is, and nothing else opens one', async () => {
  const wanted = { device_id: 'device-1234', place: 'lobby' };
  const { ticket } = await call<LiveTicket>(server, candidate, 'POST', api('/room/tickets'), wanted);
  const first = new TestChannel(server, ticket);
  await first.hears('live', ({ live: { my_role, access } }) => my_role === 'candidate' && access === 'open');
  expect(await ended(new TestChannel(server, ticket))).toBe(1006);
  expect(await ended(new TestChannel(server, candidate.accessToken.replaceAll('.', '-')))).toBe(1006);
  const foreign = await fetch(`${server.url}/api/v1/interviews/live/channel`);
  expect(foreign.status).toBe(401);
  first.socket.close();
});

test('all in the room hear at once what is said, shown and shared; marks are one’s own', async () => {
  const [his, hers] = [await enter(candidate), await enter(lead)];
  await his.hears('present', ({ present }) => present.length === 2);
  await post(lead, { kind: 'question', question_number: 1 });
  await his.hears('events', ({ events }) => events.some(({ kind }) => kind === 'question'));
  await post(candidate, { kind: 'chat', text: 'Hello' });
  await hers.hears('events', ({ events }) => events.some(({ text }) => text === 'Hello'));
  await post(lead, { kind: 'mark', text: 'Calm' });
  await hers.hears('events', ({ events }) => events.some(({ kind }) => kind === 'mark'));
  his.say({ type: 'media', media: { microphone: true, camera: false, screen: false, hand: true } });
  await hers.hears('present', ({ present }) => present.some(({ media }) => media.hand));
  expect(JSON.stringify(his.heard)).not.toContain('Calm');
  hers.socket.close();
  await his.hears('present', ({ present }) => present.some(({ is_connected }) => !is_connected));
  his.socket.close();
});

test('what browsers tell each other reaches that one alone, however long it is', async () => {
  const [his, hers, third] = [await enter(candidate), await enter(lead), await enter(colleague)];
  const sdp = 'v=0 ü '.repeat(8000);
  his.say(signalTo(lead, sdp));
  const { from, signal } = await hers.hears('signal');
  expect({ from, sdp: signal.description?.sdp }).toEqual({ from: candidate.userId, sdp });
  his.say({ type: 'place', place: 'lobby' });
  his.say(signalTo(lead, 'from the lobby'));
  expect((await his.hears('refused')).reason).toBe('not_allowed');
  expect(third.heard.some(({ type }) => type === 'signal')).toBe(false);
  for (const one of [his, hers, third]) one.socket.close();
});

test('what is said in one room reaches nobody in another', async () => {
  const other = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, other.live._id, new Date());
  const elsewhere = await enterLive(server, other.lead, other.live._id);
  const [his, hers] = [await enter(candidate), await enter(lead)];
  his.say(signalTo(other.lead, 'to another room'));
  his.say(signalTo(lead, 'to the same room'));
  await hers.hears('signal', ({ signal }) => signal.description?.sdp === 'to the same room');
  await post(candidate, { kind: 'chat', text: 'Said in one room' });
  await hers.hears('events', ({ events }) => events.some(({ text }) => text === 'Said in one room'));
  expect(JSON.stringify(elsewhere.heard)).not.toMatch(/to another room|Said in one room/);
  for (const one of [elsewhere, his, hers]) one.socket.close();
});

test('forged messages are refused, and too many or too large ones end the connection', async () => {
  const stranger = await enter(candidate);
  for (const forged of ['{', '[]', '{"type":"events","events":[]}', '{"type":"place","place":"elsewhere"}'])
    stranger.say(forged);
  stranger.say({ ...signalTo(lead), live_id: 'another-room' });
  stranger.socket.send(new Uint8Array([250, 1, 2]));
  await expect.poll(() => stranger.heard.filter(({ type }) => type === 'refused').length).toBe(6);
  for (let nth = 0; nth < 400; nth += 1) stranger.say({ type: 'place', place: 'room' });
  expect((await stranger.hears('closing')).reason).toBe('too_much');
  const large = await enter(candidate);
  const closing = ended(large);
  large.say('x'.repeat(300_000));
  expect(await closing).toBe(1009);
});

test('the candidate waits in the lobby, hears nothing of the room there, and comes in when they are let in', async () => {
  const [his, hers] = [await enter(candidate), await enter(lead)];
  const isAt = (place: string) => (said: { present: readonly LivePresent[] }) =>
    said.present.some((one) => one.person_id === candidate.userId && one.place === place);
  await hers.hears('present', isAt('room'));
  expect((await post(candidate, { kind: 'waiting' })).statusCode).toBe(403);
  await post(lead, { kind: 'waiting' });
  await his.hears('live', ({ live: { candidate_waits } }) => candidate_waits);
  await hers.hears('present', isAt('lobby'));
  await post(lead, { kind: 'chat', text: 'Between us interviewers' });
  await hers.hears('events', ({ events }) => events.some(({ text }) => text === 'Between us interviewers'));
  expect((await post(candidate, { kind: 'chat', text: 'Hello?' })).statusCode).toBe(403);
  his.say({ type: 'place', place: 'room' });
  expect((await his.hears('refused')).reason).toBe('not_allowed');
  his.say(signalTo(lead));
  await expect.poll(() => his.heard.filter(({ type }) => type === 'refused').length).toBe(2);
  his.socket.close();
  const again = await enter(candidate, { place: 'room' });
  const { present } = await again.hears('present');
  expect(present.find(({ person_id }) => person_id === candidate.userId)?.place).toBe('lobby');
  await post(lead, { kind: 'admitted' });
  await again.hears('live', ({ live: { candidate_waits } }) => !candidate_waits);
  again.say({ type: 'place', place: 'room' });
  await again.hears('present', isAt('room'));
  const read = await call<LiveRoom>(server, candidate, 'GET', api('/room'));
  expect(JSON.stringify([read, his.heard, again.heard])).not.toContain('Between us interviewers');
  again.socket.close();
  hers.socket.close();
});

test('who left hears no more, though the page keeps its connection, and can come back', async () => {
  const [his, hers] = [await enter(candidate), await enter(lead)];
  await post(candidate, { kind: 'left' });
  expect((await his.hears('closing')).reason).toBe('left');
  await hers.hears(
    'present',
    ({ present }) => !present.some(({ person_id }) => person_id === candidate.userId),
  );
  const again = await enter(candidate);
  again.socket.close();
  hers.socket.close();
});

test('a second device takes over', async () => {
  const first = await enter(candidate, { deviceId: 'device-first' });
  const second = await enter(candidate, { deviceId: 'device-second' });
  expect((await first.hears('closing')).reason).toBe('taken_over');
  const { present } = await second.hears('present');
  expect(present.map(({ device_id }) => device_id)).toContain('device-second');
  second.socket.close();
});

test('a room whose time is over closes for all, and what was held in it is rated though nobody ended it', async () => {
  const over = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  const id = over.live._id;
  await beginLive(server, id, new Date());
  const [his, hers] = [await enterLive(server, over.candidate, id), await enterLive(server, over.lead, id)];
  await beginLive(server, id, new Date(Date.now() - 3_600_000));
  for (const channel of [his, hers]) expect((await channel.hears('closing')).reason).toBe('over');
  await closeOverRooms({ ...server, now: () => new Date(Date.now() + 30_000) });
  const read = () => call<LiveInterview>(server, over.lead, 'GET', `/api/v1/interviews/live/${id}`);
  expect((await read()).session_id).toBeNull();
  await closeOverRooms({ ...server, now: () => new Date(Date.now() + 90_000) });
  expect(await read()).toMatchObject({ status: 'ended', session_id: expect.any(String) });
});

test('who is removed or signs out is out within a second, and all are when it ends', async () => {
  const [his, hers, third] = [await enter(candidate), await enter(lead), await enter(colleague)];
  await callAs(server, lead)('DELETE', `/workspaces/${workspaceId}/members/${colleague.userId}`);
  const removed = performance.now();
  expect((await third.hears('closing')).reason).toBe('out');
  expect(performance.now() - removed).toBeLessThan(1000);
  await post(lead, { kind: 'ended' });
  expect((await his.hears('closing')).reason).toBe('over');
  expect((await hers.hears('closing')).reason).toBe('over');
  await his.hears('live', ({ live: { status } }) => status === 'ended');
});
