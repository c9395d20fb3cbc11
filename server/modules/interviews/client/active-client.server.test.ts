// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { type Client, currentTurn, servePractice } from '../practice-server.fixture.ts';

const text = 'I reproduced the fault on my own machine and then I read the logs.';

const server = servePractice();
let laptop: Client;
let phone: Client;
/** Goes on on the laptop. */
let session: Session;

beforeEach(async () => {
  const candidate = await server.signIn();
  session = await candidate.started();
  laptop = candidate.from('the-laptop');
  phone = candidate.from('the-phone');
  expect(await laptop.claim(session, 'open')).toBe(true);
});

const elsewhere = {
  status: 409,
  body: {
    code: 'open_elsewhere',
    detail: 'This interview is open elsewhere. Take over to continue here.',
  },
};

test('every write of another client is refused and changes nothing', async () => {
  const turn = currentTurn(session);
  await laptop.draft(session, 'typed on the laptop', 1);
  const before = (await laptop.read(session)).body;
  for (const action of ['pause', 'resume', 'heartbeat', 'start', 'complete', `turns/${turn._id}/skip`]) {
    expect(await phone.act(session, action)).toMatchObject(elsewhere);
  }
  expect(await phone.draft(session, 'typed on the phone', 2)).toMatchObject(elsewhere);
  expect(await phone.submit(session, text)).toMatchObject(elsewhere);
  expect((await laptop.read(session)).body).toEqual(before);
  expect((await phone.read(session)).status).toBe(200);
});

test('who takes over writes on, and the other is refused from then on', async () => {
  await laptop.draft(session, 'typed on the laptop', 1);
  expect(await phone.claim(session, 'open')).toBe(false);
  expect(await phone.claim(session, 'take_over')).toBe(true);
  expect(await laptop.claim(session, 'stay')).toBe(false);
  expect(await laptop.draft(session, 'typed later', 2)).toMatchObject(elsewhere);
  expect((await phone.draft(session, 'typed on the phone', 2)).body).toMatchObject({ revision: 2 });
});

test('a client that left or fell silent holds nobody back, and does not take the session back', async () => {
  await laptop.claim(session, 'leave');
  expect(await phone.claim(session, 'open')).toBe(true);
  server.advance(31);
  expect(await laptop.claim(session, 'stay')).toBe(false);
  expect(await laptop.claim(session, 'open')).toBe(true);
});

test('a client hears of it where the session did not go on there until now', async () => {
  const status = async (of: Client, client: string, claim: string) =>
    (await of.ask('POST', `/api/v1/interviews/session/${session._id}/client`, { client, claim })).body;
  expect(await status(laptop, 'the-laptop', 'stay')).toEqual({ active: true, acquired: false });
  expect(await status(phone, 'the-phone', 'open')).toEqual({ active: false, acquired: false });
  expect(await status(phone, 'the-phone', 'take_over')).toEqual({ active: true, acquired: true });
  expect(await status(phone, 'the-phone', 'leave')).toEqual({ active: false, acquired: false });
  expect(await status(laptop, 'the-laptop', 'stay')).toEqual({ active: true, acquired: true });
});

test('an answer waits for its client to take over, and is stored once under its key', async () => {
  await phone.claim(session, 'take_over');
  const url = `/api/v1/interviews/session/${session._id}/turns/${currentTurn(session)._id}/answer`;
  const send = (from: Client) => from.ask('POST', url, { text }, 'the-key-of-the-answer');
  expect(await send(laptop)).toMatchObject(elsewhere);
  await laptop.claim(session, 'take_over');
  expect((await send(laptop)).status).toBe(200);
  await phone.claim(session, 'take_over');
  // Its reply was lost: what was acknowledged stays so.
  expect((await send(laptop)).status).toBe(200);
  const { turns } = (await phone.read(session)).body;
  expect(turns.filter(({ answer }) => answer === text)).toHaveLength(1);
});

test('the time that is up leaves the draft of the active client alone', async () => {
  await laptop.draft(session, 'typed on the laptop', 1);
  const minute = 60;
  for (let used = 0; used < session.clock.limit_seconds - minute; used += minute) {
    server.advance(minute);
    await laptop.act(session, 'heartbeat');
  }
  server.advance(minute);
  expect(await phone.submit(session, text)).toMatchObject(elsewhere);
  const { status, turns } = (await laptop.read(session)).body;
  expect([status, turns[0]?.answer]).toEqual(['evaluating', 'typed on the laptop']);
});

test('of twenty browsers that take over at once one goes on', async () => {
  const browsers = Array.from({ length: 20 }, (_, index) => phone.from(`browser-${index}`));
  await Promise.all(browsers.map((browser) => browser.claim(session, 'take_over')));
  const active = await Promise.all(browsers.map((browser) => browser.claim(session, 'stay')));
  expect(active.filter(Boolean)).toHaveLength(1);
});

test('an ended session says that it has ended, wherever it went on', async () => {
  await laptop.act(session, 'complete');
  const late = await phone.act(session, 'pause');
  expect([late.status, late.body.code]).toEqual([409, 'ended']);
});
