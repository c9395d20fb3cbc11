import { beforeEach, expect, test } from 'vitest';
import type {
  IntegrityEvent,
  IntegrityEventReport,
  IntegrityPolicy,
  PersonalData,
  Session,
} from '../../../openapi/gen/types.gen.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { anExit, logPath, readLog, sendEvents } from './watched-attempt.fixture.ts';

const integrity: IntegrityPolicy = {
  signals: ['page_hidden', 'paste'],
  camera: 'none',
  may_decline_signals: true,
};

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An attempt with its first question asked. */
async function begun(): Promise<Session> {
  const id = await server.invite(candidate, { integrity });
  await candidate.decide(id, true);
  return (await candidate.act((await candidate.attempt(id)).body, 'start')).body;
}

const report = (id: string, change?: Partial<IntegrityEventReport>) => anExit(id, server.now(), change);

const send = (session: Session, events: IntegrityEventReport[]) =>
  sendEvents(candidate, session, server.now(), events);

const read = (session: Session) => readLog(candidate, session);

/** The question of each note, by its id. */
const questions = async (session: Session) =>
  Object.fromEntries((await read(session)).events.map(({ _id, question_number }) => [_id, question_number]));

async function exported(session: Session): Promise<PersonalData['integrity_events']> {
  const { body } = await candidate.ask<PersonalData>('GET', '/api/v1/candidate/export');
  return body.integrity_events.filter(({ session_id }) => session_id === session._id);
}

test('a note stands under the turn that was open in the browser, however late and in what order it is told', async () => {
  const session = await begun();
  const first = session.current_turn?._id ?? '';
  const pasted = report('pasted', { signal: 'paste', characters: 827, turn_id: first });
  const sentAt = server.now();
  server.advance(1);
  const second = (await candidate.skip(session)).body.current_turn?._id ?? '';
  server.advance(3);
  // Its request was on its way for longer than the answer's: by its time it lies after the second question.
  await sendEvents(candidate, session, sentAt, [pasted]);
  server.advance(60);
  const late = report('late', { turn_id: second });
  const early = report('early', { turn_id: first });
  await send(session, [late, report('between'), early]);
  expect(await questions(session)).toEqual({ pasted: 1, late: 2, between: null, early: 1 });
  const comment = { event_id: 'late', text: 'It rang.' };
  const commented = await candidate.ask<IntegrityEvent>('PUT', `${logPath(session)}/comments`, comment);
  expect(commented.body).toMatchObject({ question_number: 2, question_known: true });
  const kept = await exported(session);
  expect(kept.map(({ turn_position, question_number }) => [turn_position, question_number])).toEqual([
    [1, 1],
    [2, 2],
    [null, null],
    [1, 1],
  ]);
});

test('a note keeps the question with which it began when it ended with another', async () => {
  const session = await begun();
  const first = session.current_turn?._id ?? '';
  const at = server.now().toISOString();
  await send(session, [report('away', { at, duration_ms: null, turn_id: first })]);
  const second = (await candidate.skip(session)).body.current_turn?._id ?? '';
  server.advance(60);
  await send(session, [report('away', { at, duration_ms: 15_000, turn_id: second })]);
  expect((await read(session)).events).toMatchObject([{ question_number: 1, duration_ms: 15_000 }]);
});

test('a note says that its question is not known where the browser names none of this attempt', async () => {
  const session = await begun();
  const other = await begun();
  const { turn_id: _, ...earlier } = report('of-an-earlier-release');
  const foreign = report('foreign', { turn_id: other.current_turn?._id ?? '' });
  await send(session, [earlier, foreign, report('missing', { turn_id: 'missing' })]);
  const { events } = await read(session);
  expect(events).toHaveLength(3);
  for (const event of events) expect(event).toMatchObject({ question_number: null, question_known: false });
  expect((await exported(session)).map(({ question_known }) => question_known)).toEqual([
    false,
    false,
    false,
  ]);
});

test('each note stands under its own question in every one of many attempts at a time', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => begun()));
  await Promise.all(
    sessions.map(async (session) => {
      for (const number of [1, 2, 3]) {
        const { body } = await candidate.read(session);
        const turn_id = body.current_turn?._id ?? '';
        const event = report(`q${number}`, { signal: 'paste', characters: 50, turn_id });
        await Promise.all([candidate.skip(body), send(session, [event])]);
      }
    }),
  );
  for (const session of sessions) expect(await questions(session)).toEqual({ q1: 1, q2: 2, q3: 3 });
});
