import { beforeEach, expect, test } from 'vitest';
import type { IntegrityEventReport, IntegrityPolicy, Session } from '../../../openapi/gen/types.gen.ts';
import { type Client, servePractice, shortStory } from '../interviews/practice-server.fixture.ts';
import { anExit, readLog, sendEvents } from './watched-attempt.fixture.ts';

const integrity: IntegrityPolicy = { signals: ['page_hidden'], camera: 'none', may_decline_signals: true };

const server = servePractice();
/** In a browser that does not say which it is. */
let unnamed: Client;
let laptop: Client;
let phone: Client;
/** Goes on on the laptop. */
let session: Session;

beforeEach(async () => {
  unnamed = await server.signIn();
  const id = await server.invite(unnamed, { integrity });
  await unnamed.decide(id);
  session = (await unnamed.act((await unnamed.attempt(id)).body, 'start')).body;
  laptop = unnamed.from('the-laptop');
  phone = unnamed.from('the-phone');
  await laptop.claim(session, 'open');
});

const send = (client: Client, ...events: IntegrityEventReport[]) =>
  sendEvents(client, session, server.now(), events);

const exit = (id: string, change?: Partial<IntegrityEventReport>) => anExit(id, server.now(), change);

/** Which events are put down to a page that the attempt had left. */
const marks = async () =>
  Object.fromEntries((await readLog(phone, session)).events.map(({ _id, elsewhere }) => [_id, elsewhere]));

test('both are noted, and what comes from where the attempt does not go on says so', async () => {
  await send(laptop, exit('laptop'));
  await phone.claim(session, 'take_over');
  await send(laptop, exit('laptop-later'));
  await send(phone, exit('phone'));
  await send(unnamed, exit('unnamed'));
  expect(await marks()).toEqual({ laptop: false, 'laptop-later': true, phone: false, unnamed: false });
  const marked = (await readLog(phone, session)).events.find(({ elsewhere }) => elsewhere);
  expect(marked?.explanations[0]).toBe(
    'When this was sent, the interview was open in another browser or on another device.',
  );
});

test('a page that the attempt left asks for no look when somebody comes back to it, also after the end', async () => {
  const hidden = exit('hidden', { duration_ms: null });
  await send(laptop, hidden);
  await phone.claim(session, 'take_over');
  server.advance(600);
  await phone.act(session, 'complete');
  const ended = { ...hidden, duration_ms: 600_000 };
  await send(laptop, ended);
  await send(phone, ended);
  expect(await readLog(phone, session)).toMatchObject({
    band: 'none',
    events: [{ duration_ms: 600_000, elsewhere: true }],
  });
});

test('exits without a connection count, though another client took over before they were told', async () => {
  server.advance(10);
  const first = exit('first');
  server.advance(30);
  const second = exit('second');
  server.advance(50);
  const across = exit('across', { duration_ms: 200_000 });
  await phone.claim(session, 'take_over');
  server.advance(100);
  await phone.answer(session, shortStory);
  server.advance(200);
  await send(laptop, first, second, across);
  expect(await marks()).toEqual({ first: false, second: false, across: true });
  expect((await readLog(phone, session)).band).toBe('review');
});
