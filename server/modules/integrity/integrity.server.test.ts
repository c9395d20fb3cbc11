// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  IntegrityEvent,
  IntegrityEventReport,
  IntegrityPolicy,
  Session,
} from '../../../openapi/gen/types.gen.ts';
import type { InterviewWish } from '../../../tests/support/interviews.ts';
import { answerRecordings, integritySignals } from '../../content/consent-texts.ts';
import { integrityEvents, integrityLogs, invitations } from '../../platform/database/schema/index.ts';
import { grantAccommodation } from '../interviews/hiring/hiring-repository.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { anExit, logPath, readLog, sendEvents } from './watched-attempt.fixture.ts';

const daySeconds = 24 * 60 * 60;
const signals: IntegrityPolicy['signals'] = ['page_hidden', 'paste', 'several_addresses'];

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An attempt that is under way, with the decision on the signals. */
async function begun(isGiven = true, wish: InterviewWish = {}): Promise<Session> {
  const integrity: IntegrityPolicy = { signals, camera: 'none', may_decline_signals: true };
  const id = await server.invite(candidate, { integrity, ...wish });
  await candidate.decide(id, isGiven);
  return (await candidate.act((await candidate.attempt(id)).body, 'start')).body;
}

const report = (id: string, change?: Partial<IntegrityEventReport>) => anExit(id, server.now(), change);

const send = (session: Pick<Session, '_id'>, events: IntegrityEventReport[], client = candidate) =>
  sendEvents(client, session, server.now(), events);

const read = (session: Pick<Session, '_id'>) => readLog(candidate, session);

function comment(session: Pick<Session, '_id'>, event_id: string, text: string, client = candidate) {
  return client.ask<IntegrityEvent>('PUT', `${logPath(session)}/comments`, { event_id, text });
}

describe('what is noted', () => {
  test('is shown with its harmless explanations, in the order in which it happened', async () => {
    const session = await begun();
    server.advance(60);
    const early = new Date(server.now().getTime() - 30_000).toISOString();
    const later = report('second', { duration_ms: 12_000 });
    const pasted = report('first', { signal: 'paste', at: early, duration_ms: null, characters: 42 });
    expect((await send(session, [later, pasted])).body).toEqual({ noted: 2, is_full: false });
    const log = await read(session);
    expect(log).toMatchObject({
      is_noting: true,
      consents: [{ item: 'integrity_signals', is_given: true, version: integritySignals.version }],
      band: 'none',
      is_removed: false,
      events: [
        { _id: 'first', signal: 'paste', at: early, characters: 42, comment: null },
        { _id: 'second', duration_ms: 0 },
      ],
    });
    expect(log.signals.map(({ signal }) => signal)).toEqual(signals);
    expect(log.events.every(({ explanations }) => explanations.length > 0)).toBe(true);
  });

  test('says what was decided on recordings of answers', async () => {
    const session = await begun();
    const onRecordings = async () =>
      (await read(session)).consents.find(({ item }) => item === 'answer_recordings');
    expect(await onRecordings()).toBeUndefined();
    const decisions = [{ item: 'answer_recordings', version: answerRecordings.version, is_given: true }];
    const url = `/api/v1/interviews/invited/${session.interview?._id}/consents`;
    expect((await candidate.ask('POST', url, { decisions })).status).toBe(200);
    expect(await onRecordings()).toEqual({
      item: 'answer_recordings',
      title: answerRecordings.title,
      is_given: true,
      version: answerRecordings.version,
      decided_at: server.now().toISOString(),
    });
  });

  test('counts once however often and however parallel it is sent', async () => {
    const session = await begun();
    server.advance(60);
    const events = [report('a'), report('b'), report('a')];
    const replies = await Promise.all([1, 2, 3].map(() => send(session, events)));
    expect(replies.map(({ status, body }) => [status, body.noted])).toEqual([1, 2, 3].map(() => [200, 2]));
  });

  test('takes the end of what had only begun, once', async () => {
    const session = await begun();
    const at = server.now().toISOString();
    server.advance(60);
    await send(session, [report('away', { at, duration_ms: null })]);
    expect((await read(session)).events[0]?.explanations[0]).toMatch(/closed or reloaded/);
    const ended = report('away', { at, duration_ms: 15_000 });
    await send(session, [report('away', { at, duration_ms: null }), ended]);
    await send(session, [report('away', { at, duration_ms: 20_000 })]);
    expect(await read(session)).toMatchObject({ band: 'review', events: [{ duration_ms: 15_000 }] });
  });

  test('follows the clock of the server and lies within the attempt', async () => {
    const session = await begun();
    const started = server.now();
    server.advance(100);
    const device = (seconds: number) => new Date(Date.UTC(2031, 1, 1) + seconds * 1000).toISOString();
    const events = [
      report('real', { at: device(-40), duration_ms: 30_000 }),
      report('ancient', { at: device(-9_000_000), duration_ms: 2_000_000_000 }),
    ];
    const body = { sent_at: device(0), events };
    expect((await candidate.ask('POST', `${logPath(session)}/events`, body)).status).toBe(200);
    expect((await read(session)).events).toMatchObject([
      { _id: 'ancient', at: started.toISOString(), duration_ms: 100_000 },
      { _id: 'real', at: new Date(started.getTime() + 60_000).toISOString(), duration_ms: 30_000 },
    ]);
  });

  test('is only what was agreed to', async () => {
    const session = await begun();
    await send(session, [report('focus', { signal: 'focus_lost' }), report('exit')]);
    expect((await read(session)).events.map(({ _id }) => _id)).toEqual(['exit']);
  });

  test('is no break that was granted', async () => {
    const session = await begun();
    const [invitation] = await server.db
      .select()
      .from(invitations)
      .where(eq(invitations.candidateId, candidate.userId));
    const granted = { extra_time_percent: 0, text_only: false, pauses: true } as const;
    await grantAccommodation(server.db, invitation?.id ?? '', granted, server.now());
    await send(session, [report('break', { while_paused: true }), report('exit')]);
    expect((await read(session)).events.map(({ _id }) => _id)).toEqual(['exit']);
  });
});

describe('a camera or microphone', () => {
  const integrity: IntegrityPolicy = {
    signals: [...signals, 'device_interrupted'],
    camera: 'optional',
    may_decline_signals: true,
  };
  const interruption = (id: string, change: Partial<IntegrityEventReport>) =>
    report(id, { signal: 'device_interrupted', ...change });

  test('that is interrupted is noted with its cause, and asks for no look', async () => {
    const session = await begun(true, { integrity });
    const at = server.now().toISOString();
    server.advance(600);
    const dark = { at, device: 'camera', cause: 'dark', duration_ms: 300_000 } as const;
    await send(session, [
      interruption('dark', { ...dark, duration_ms: null }),
      interruption('dark', dark),
      interruption('off', { at, device: 'microphone', cause: 'ended', duration_ms: null }),
      interruption('nothing', { at }),
    ]);
    const log = await read(session);
    expect(log.devices.map(({ device }) => device)).toEqual(['camera', 'microphone']);
    expect(log).toMatchObject({
      band: 'none',
      events: [
        { _id: 'dark', device: 'camera', cause: 'dark', duration_ms: 300_000 },
        { _id: 'off', device: 'microphone', cause: 'ended', duration_ms: null },
      ],
    });
    expect(log.events[0]?.explanations[0]).toBe('The light went out or the room is dark.');
    expect(log.events[1]?.explanations[0]).toMatch(/closed or reloaded/);
  });

  test('is noted only where it was agreed to', async () => {
    const declined = await begun(false, { integrity });
    const off = interruption('off', { device: 'camera', cause: 'ended' });
    expect((await send(declined, [off])).status).toBe(409);
    expect((await read(declined)).devices).toEqual([]);

    const withoutCamera = await begun();
    await send(withoutCamera, [off, report('exit', { device: 'camera', cause: 'dark' })]);
    expect((await read(withoutCamera)).events).toMatchObject([{ _id: 'exit', device: null, cause: null }]);
  });
});

describe('nothing is noted', () => {
  test('in a practice, before an attempt and without consent', async () => {
    const practice = await candidate.started();
    expect((await send(practice, [report('a')])).status).toBe(409);
    expect(await read(practice)).toMatchObject({ consents: [], kept_until: null, signals: [], events: [] });

    const declined = await begun(false);
    expect((await send(declined, [report('a')])).status).toBe(409);
    expect(await read(declined)).toMatchObject({
      is_noting: false,
      consents: [{ item: 'integrity_signals', is_given: false }],
      events: [],
    });
  });

  test('once the consent was taken back', async () => {
    const session = await begun();
    await send(session, [report('a')]);
    await candidate.decide(session.interview?._id ?? '', false);
    expect((await send(session, [report('b')])).status).toBe(409);
    expect((await read(session)).events.map(({ _id }) => _id)).toEqual(['a']);
  });

  test('of somebody else: as if there were no such attempt', async () => {
    const session = await begun();
    await send(session, [report('a')]);
    const other = await server.signIn();
    const replies = await Promise.all([
      send(session, [report('b')], other),
      comment(session, 'a', 'Mine.', other),
      other.ask('GET', logPath(session)),
      send({ _id: 'missing' }, [report('b')], other),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body.detail)).size).toBe(1);
  });

  test('after the attempt, but for what was on its way', async () => {
    const session = await begun();
    server.advance(60);
    await candidate.act(session, 'complete');
    const endedAt = server.now();
    server.advance(600);
    expect((await send(session, [report('late')])).status).toBe(200);
    expect((await read(session)).events).toMatchObject([{ at: endedAt.toISOString(), duration_ms: 0 }]);
    server.advance(1);
    expect((await send(session, [report('later')])).status).toBe(409);
  });
});

describe('bounds', () => {
  test('one batch, one number and one signal', async () => {
    const session = await begun();
    const many = Array.from({ length: 51 }, (_, index) => report(`many-${index}`));
    expect((await send(session, many)).status).toBe(422);
    const wrong = [{ duration_ms: -1 }, { characters: 2_147_483_648 }, { signal: 'several_addresses' }];
    for (const change of wrong) {
      expect((await send(session, [report('wrong', change as object)])).status).toBe(422);
    }
    expect((await read(session)).events).toEqual([]);
  });

  test('500 events an attempt', async () => {
    const session = await begun();
    for (let batch = 0; batch < 11; batch += 1) {
      const events = Array.from({ length: 49 }, (_, index) => report(`${batch}-${index}`));
      await send(session, events);
    }
    const last = await send(session, [report('too-much')]);
    expect(last.body).toEqual({ noted: 500, is_full: true });
    const { is_full, events } = await read(session);
    expect([is_full, events.length]).toEqual([true, 500]);
  });

  test('60 batches a minute', async () => {
    const session = await begun();
    const replies = [];
    for (let count = 0; count < 61; count += 1) replies.push((await send(session, [])).status);
    expect(replies.filter((status) => status === 200)).toHaveLength(60);
    expect(replies.at(-1)).toBe(429);
    server.advance(60);
    expect((await send(session, [])).status).toBe(200);
  });
});

test('another address is noted as a change, and no address is stored', async () => {
  const session = await begun();
  await send(session, []);
  await send(session, []);
  const addressOf = async () => {
    const [log] = await server.db
      .select()
      .from(integrityLogs)
      .where(eq(integrityLogs.sessionId, session._id));
    return log?.addressKey;
  };
  const key = await addressOf();
  expect(key).toMatch(/^[\w-]{43}$/);
  await server.db
    .update(integrityLogs)
    .set({ addressKey: 'of another address' })
    .where(eq(integrityLogs.sessionId, session._id));
  await send(session, []);
  await send(session, []);
  expect((await read(session)).events).toMatchObject([{ signal: 'several_addresses' }]);

  await server.jobs.round('drop-address-keys');
  expect(await addressOf()).toBe(key);
  await candidate.act(session, 'complete');
  await server.jobs.round('drop-address-keys');
  expect(await addressOf()).toBeNull();
});

describe('a comment', () => {
  test('is kept beside its event, replaced and taken back', async () => {
    const session = await begun();
    await send(session, [report('a')]);
    expect((await comment(session, 'a', ' The door bell. ')).body).toMatchObject({
      comment: 'The door bell.',
      commented_at: server.now().toISOString(),
    });
    await candidate.act(session, 'complete');
    await comment(session, 'a', 'My neighbour rang.');
    expect((await read(session)).events[0]?.comment).toBe('My neighbour rang.');
    expect((await comment(session, 'a', ' ')).body).toMatchObject({ comment: null, commented_at: null });
  });

  test('needs an event of this attempt and a limit', async () => {
    const session = await begun();
    const other = await begun();
    await send(other, [report('a')]);
    expect((await comment(session, 'a', 'Mine.')).status).toBe(404);
    expect((await comment(other, 'a', 'x'.repeat(1001))).status).toBe(422);
  });
});

test('everything is removed when its time is over, and not shown from then on', async () => {
  const session = await begun();
  await send(session, [report('a')]);
  await candidate.act(session, 'complete');
  server.advance((7 + 90) * daySeconds - 1);
  expect(await read(session)).toMatchObject({ is_removed: false, events: [{ _id: 'a' }] });
  server.advance(1);
  expect(await read(session)).toMatchObject({ is_removed: true, band: 'none', events: [] });
  await server.jobs.round('drop-past-retention');
  const ofSession = eq(integrityEvents.sessionId, session._id);
  expect(await server.db.$count(integrityEvents, ofSession)).toBe(0);
  expect(await server.db.$count(integrityLogs, eq(integrityLogs.sessionId, session._id))).toBe(0);
});
