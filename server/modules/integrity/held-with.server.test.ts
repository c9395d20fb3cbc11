import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type {
  Accommodation,
  IntegrityPolicy,
  InterviewResult,
  InvitedInterview,
  PersonalData,
  Session,
} from '../../../openapi/gen/types.gen.ts';
import { invitations } from '../../platform/database/schema/index.ts';
import { grantAccommodation } from '../interviews/hiring/hiring-repository.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { readLog } from './watched-attempt.fixture.ts';

const integrity: IntegrityPolicy = {
  signals: ['page_hidden', 'device_interrupted'],
  camera: 'none',
  may_decline_signals: true,
};
const nothing: Accommodation = { extra_time_percent: 0, text_only: false, pauses: false };
const textOnly: Accommodation = { ...nothing, text_only: true };
const moreTime: Accommodation = { ...nothing, extra_time_percent: 50 };

const server = servePractice();
let candidate: Client;
let interviewId: string;

beforeEach(async () => {
  candidate = await server.signIn();
  interviewId = await server.invite(candidate, { integrity, attemptsAllowed: 2 });
});

const interviewPath = () => `/api/v1/interviews/invited/${interviewId}`;
const read = async () => (await candidate.ask<InvitedInterview>('GET', interviewPath())).body;

/** Decides a minute later than whatever was before. */
async function grant(granted: Accommodation): Promise<void> {
  server.advance(60);
  const [invitation] = await server.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.interviewId, interviewId));
  await grantAccommodation(server.db, invitation?.id ?? '', granted, server.now());
}

/** Begins an attempt with everything agreed to that is asked. */
async function begun(): Promise<Session> {
  await candidate.decide(interviewId, true);
  return (await candidate.act((await candidate.attempt(interviewId)).body, 'start')).body;
}

const heldWith = async ({ _id }: Session) => {
  const path = `${interviewPath()}/result?session_id=${_id}`;
  return (await candidate.ask<InterviewResult>('GET', path)).body.held_with;
};
const devicesOf = async (session: Session) =>
  (await readLog(candidate, session)).devices.map(({ device }) => device);

test('each attempt keeps what it was held with, however often it is decided on again', async () => {
  const first = await begun();
  await candidate.act(first, 'complete');
  expect(await heldWith(first)).toEqual(nothing);
  await grant(textOnly);
  expect(await heldWith(first)).toEqual(nothing);

  const second = await begun();
  await grant(moreTime);
  expect((await candidate.read(second)).body.clock.limit_seconds).toBe(1350);
  await candidate.act(second, 'complete');
  await grant(textOnly);
  expect([await heldWith(first), await heldWith(second)]).toEqual([nothing, moreTime]);
  expect([await devicesOf(first), await devicesOf(second)]).toEqual([['microphone'], ['microphone']]);
});

test('an interview that cannot be taken again names what its last attempt was held with', async () => {
  await candidate.act(await begun(), 'complete');
  await grant(moreTime);
  expect(await read()).toMatchObject({ limit_seconds: 1350, accommodations: { granted: moreTime } });
  const last = await begun();
  await candidate.act(last, 'complete');
  await grant({ ...textOnly, extra_time_percent: 100 });
  expect(await read()).toMatchObject({ limit_seconds: 1350, accommodations: { granted: moreTime } });
});

test('the data of a candidate tell what each attempt was held with', async () => {
  await candidate.act(await begun(), 'complete');
  await grant(textOnly);
  await begun();
  const { body } = await candidate.ask<PersonalData>('GET', '/api/v1/candidate/export');
  const held = body.sessions.map((row) => [row['attempt'], row['granted_accommodation']]);
  expect(held).toEqual(
    expect.arrayContaining([
      [1, nothing],
      [2, textOnly],
    ]),
  );
});
