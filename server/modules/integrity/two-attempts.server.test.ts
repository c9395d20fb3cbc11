import { beforeEach, expect, test } from 'vitest';
import { inviteToInterview } from '../../../tests/support/interviews.ts';
import type {
  IntegrityEventReport,
  IntegrityIntake,
  IntegrityLog,
  IntegrityPolicy,
  InvitedInterview,
  Session,
} from '../../gen/types/types.gen.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const integrity: IntegrityPolicy = { signals: ['page_hidden'], camera: 'none', may_decline_signals: true };

const server = servePractice();
let candidate: Client;
let interviewId: string;

beforeEach(async () => {
  candidate = await server.signIn();
  const terms = { at: server.now(), integrity, attemptsAllowed: 2 };
  interviewId = await inviteToInterview(server, candidate.email, terms);
});

/** Decides on everything that is asked, and begins an attempt. */
async function begun(isGiven: boolean): Promise<Session> {
  const url = `/api/v1/interviews/invited/${interviewId}`;
  const { body } = await candidate.ask<InvitedInterview>('GET', url);
  const decisions = body.consents.map(({ item, version }) => ({ item, version, is_given: isGiven }));
  expect((await candidate.ask('POST', `${url}/consents`, { decisions })).status).toBe(200);
  return (await candidate.act((await candidate.attempt(interviewId)).body, 'start')).body;
}

/** Ends an attempt, and begins the next one a minute later with the other decision. */
async function followed(first: Session, isGiven: boolean): Promise<Session> {
  await candidate.act(first, 'complete');
  server.advance(60);
  return begun(isGiven);
}

const logOf = ({ _id }: Session) => `/api/v1/fraud-detection/sessions/${_id}`;

function send(session: Session, _id: string) {
  const at = server.now().toISOString();
  const detail = { duration_ms: 4000, characters: null, device: null, cause: null, while_paused: false };
  const event: IntegrityEventReport = { _id, signal: 'page_hidden', at, ...detail };
  const body = { sent_at: at, events: [event] };
  return candidate.ask<IntegrityIntake>('POST', `${logOf(session)}/events`, body);
}

const read = async (session: Session) => (await candidate.ask<IntegrityLog>('GET', logOf(session))).body;

test('an attempt that was agreed to shows that, though the next one was declined', async () => {
  const first = await begun(true);
  const decidedAt = server.now().toISOString();
  await send(first, 'noted');
  const second = await followed(first, false);
  const log = await read(first);
  expect(log).toMatchObject({
    is_noting: true,
    consent: { is_given: true, decided_at: decidedAt },
    signals: [{ signal: 'page_hidden' }],
    devices: [{ device: 'microphone' }],
    events: [{ _id: 'noted' }],
  });
  expect(await read(second)).toMatchObject({ is_noting: false, consent: { is_given: false }, events: [] });
  expect((await send(first, 'on-its-way')).status).toBe(200);
});

test('an attempt that was declined shows that, and takes no note, though the next one was agreed to', async () => {
  const first = await begun(false);
  const decidedAt = server.now().toISOString();
  const second = await followed(first, true);
  expect((await send(first, 'late')).status).toBe(409);
  expect((await send(second, 'noted')).status).toBe(200);
  expect(await read(first)).toMatchObject({
    consent: { is_given: false, decided_at: decidedAt },
    signals: [],
    devices: [],
    events: [],
  });
  expect((await read(second)).events).toMatchObject([{ _id: 'noted' }]);
});
