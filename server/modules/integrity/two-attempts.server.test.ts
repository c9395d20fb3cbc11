import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { IntegrityPolicy, Session } from '../../../openapi/gen/types.gen.ts';
import { invitations } from '../../platform/database/schema/index.ts';
import { grantAccommodation } from '../interviews/hiring/hiring-repository.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { anExit, readLog, sendEvents } from './watched-attempt.fixture.ts';

const integrity: IntegrityPolicy = {
  signals: ['page_hidden', 'device_interrupted'],
  camera: 'none',
  may_decline_signals: true,
};

const server = servePractice();
let candidate: Client;
let interviewId: string;

beforeEach(async () => {
  candidate = await server.signIn();
  interviewId = await server.invite(candidate, { integrity, attemptsAllowed: 2 });
});

/** Decides on everything that is asked, and begins an attempt. */
async function begun(isGiven: boolean): Promise<Session> {
  await candidate.decide(interviewId, isGiven);
  return (await candidate.act((await candidate.attempt(interviewId)).body, 'start')).body;
}

/** Ends an attempt, and begins the next one a minute later with the other decision. */
async function followed(first: Session, isGiven: boolean): Promise<Session> {
  await candidate.act(first, 'complete');
  server.advance(60);
  return begun(isGiven);
}

const send = (session: Session, id: string) =>
  sendEvents(candidate, session, server.now(), [anExit(id, server.now())]);

const read = (session: Session) => readLog(candidate, session);

test('an attempt that was agreed to shows that, though the next one was declined', async () => {
  const first = await begun(true);
  const decidedAt = server.now().toISOString();
  await send(first, 'noted');
  const second = await followed(first, false);
  const log = await read(first);
  expect(log).toMatchObject({
    is_noting: true,
    consents: [
      { item: 'integrity_signals', is_given: true, decided_at: decidedAt },
      { item: 'microphone', is_given: true, decided_at: decidedAt },
    ],
    signals: [{ signal: 'page_hidden' }, { signal: 'device_interrupted' }],
    devices: [{ device: 'microphone' }],
    events: [{ _id: 'noted' }],
  });
  expect(await read(second)).toMatchObject({
    is_noting: false,
    consents: [{ is_given: false }, { is_given: false }],
    events: [],
  });
  expect((await send(first, 'on-its-way')).status).toBe(200);
});

test('an attempt that was declined shows that, and takes no note, though the next one was agreed to', async () => {
  const first = await begun(false);
  const decidedAt = server.now().toISOString();
  const second = await followed(first, true);
  expect((await send(first, 'late')).status).toBe(409);
  expect((await send(second, 'noted')).status).toBe(200);
  expect(await read(first)).toMatchObject({
    consents: [
      { is_given: false, decided_at: decidedAt },
      { is_given: false, decided_at: decidedAt },
    ],
    signals: [],
    devices: [],
    events: [],
  });
  expect((await read(second)).events).toMatchObject([{ _id: 'noted' }]);
});

test('an attempt shows what it was held with, whatever is granted and asked for after it', async () => {
  const first = await begun(true);
  await candidate.act(first, 'complete');
  const { devices } = await read(first);
  expect(devices.map(({ device }) => device)).toEqual(['microphone']);

  server.advance(60);
  const textOnly = { extra_time_percent: 0, text_only: true, pauses: false } as const;
  const [invitation] = await server.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.interviewId, interviewId));
  await grantAccommodation(server.db, invitation?.id ?? '', textOnly, server.now());
  expect((await read(first)).devices).toEqual(devices);
  server.advance(60);
  const url = `/api/v1/interviews/invited/${interviewId}/accommodations`;
  expect((await candidate.ask('POST', url, { ...textOnly, pauses: true })).status).toBe(200);
  expect((await read(first)).devices).toEqual(devices);
});
