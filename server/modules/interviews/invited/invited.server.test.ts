// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  AccommodationRequest,
  ConsentDecisions,
  ConsentOverview,
  InvitedInterview,
  InvitedInterviewPage,
  Session,
} from '../../../../openapi/gen/types.gen.ts';
import { type InterviewWish, inviteToInterview } from '../../../../tests/support/interviews.ts';
import * as texts from '../../../content/consent-texts.ts';
import { invitations, users } from '../../../platform/database/schema/index.ts';
import { grantAccommodation, revokeInvitations } from '../hiring/hiring-repository.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';
import { insertConsents } from './invitation-repository.ts';

const base = '/api/v1/interviews/invited';
const day = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

function invite(wish: InterviewWish = {}, email = candidate.email): Promise<string> {
  return inviteToInterview(server, email, { at: server.now(), ...wish });
}

async function read(id: string, client = candidate): Promise<InvitedInterview> {
  const { status, body } = await client.ask<InvitedInterview>('GET', `${base}/${id}`);
  expect(status).toBe(200);
  return body;
}

function consent(id: string, decisions: ConsentDecisions['decisions'], client = candidate) {
  return client.ask<InvitedInterview>('POST', `${base}/${id}/consents`, { decisions });
}

/** Reads what is asked and agrees to all of it. */
async function agree(id: string): Promise<void> {
  const { consents } = await read(id);
  const decisions = consents.map(({ item, version }) => ({ item, version, is_given: true }));
  expect((await consent(id, decisions)).status).toBe(200);
}

async function invitationTo(id: string) {
  const [row] = await server.db.select().from(invitations).where(eq(invitations.interviewId, id));
  if (!row) throw new Error(`Nobody is invited to ${id}.`);
  return row;
}

async function revoke(id: string): Promise<void> {
  await revokeInvitations(server.db, [(await invitationTo(id)).id], server.now());
}

function create(id: string, client = candidate, key?: string) {
  return client.attempt(id, key);
}

async function begun(id: string): Promise<Session> {
  await agree(id);
  const { body } = await create(id);
  return (await candidate.act(body, 'start')).body;
}

describe('an invitation', () => {
  test('says what is assessed, and neither questions nor anchors', async () => {
    const id = await invite({ attemptsAllowed: 2 });
    const { status, body } = await candidate.ask<InvitedInterview>('GET', `${base}/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: id,
      company: 'Sample Company',
      state: 'invited',
      attempts: { allowed: 2, used: 0, left: 2 },
      limit_seconds: 900,
      question_count: 3,
      session_id: null,
      has_result: false,
      start: { is_allowed: false, reason: 'consent_missing' },
      accommodations: { state: 'none', requested: null, granted: { extra_time_percent: 0 } },
    });
    expect(body.competencies.map(({ weight }) => weight)).toEqual([0.5, 0.3, 0.2]);
    expect(body.competencies.every(({ indicators }) => indicators.length >= 2)).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/anchors|"prompt"|concepts|must_?not_?infer/i);
  });

  test('by email is for whoever has proven that address, and for nobody else', async () => {
    const id = await invite({}, candidate.email);
    const stranger = await server.signIn();
    expect((await stranger.ask('GET', `${base}/${id}`)).status).toBe(404);
    await server.db.update(users).set({ isVerified: false }).where(eq(users.email, candidate.email));
    expect((await candidate.ask('GET', `${base}/${id}`)).status).toBe(404);
    await server.db.update(users).set({ isVerified: true }).where(eq(users.email, candidate.email));
    await agree(id);
    expect((await invitationTo(id)).candidateId).toBe(candidate.userId);
    await server.db
      .update(users)
      .set({ email: `moved.${candidate.email}` })
      .where(eq(users.email, candidate.email));
    await server.db.update(users).set({ email: candidate.email }).where(eq(users.email, stranger.email));
    expect((await read(id)).consents[0]?.decision?.is_given).toBe(true);
    expect((await stranger.ask('GET', `${base}/${id}`)).status).toBe(404);
  });

  test('to one interview under two addresses shows as one', async () => {
    const id = await invite();
    await agree(id);
    const createdAt = server.now();
    await server.db
      .insert(invitations)
      .values({ id: `second-${id}`, interviewId: id, email: `moved.${candidate.email}`, createdAt });
    await server.db
      .update(users)
      .set({ email: `moved.${candidate.email}` })
      .where(eq(users.email, candidate.email));
    expect((await read(id)).consents[0]?.decision?.is_given).toBe(true);
    const { body } = await candidate.ask<InvitedInterviewPage>('GET', base);
    expect(body.total).toBe(1);
  });
});

describe('the list', () => {
  test('has each state by deadline, filtered and in pages, in one statement', async () => {
    const inDays = (days: number) => new Date(server.now().getTime() + days * day * 1000);
    const late = await invite({ closesAt: inDays(9), title: 'late' });
    const soon = await invite({ closesAt: inDays(1), title: 'soon' });
    await invite({ opensAt: inDays(-9), closesAt: inDays(-1), title: 'over' });
    await begun(late);
    const list = async (query = '') =>
      (await candidate.ask<InvitedInterviewPage>('GET', `${base}?${query}`)).body;
    const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
    expect((await list()).items.map(({ title, state }) => [title, state])).toEqual([
      ['over', 'expired'],
      ['soon', 'invited'],
      ['late', 'in_progress'],
    ]);
    expect(await titles('sort=-deadline')).toEqual(['late', 'soon', 'over']);
    expect(await titles('state=invited&state=in_progress')).toEqual(['soon', 'late']);
    expect(await titles('waiting=true')).toEqual(['soon', 'late']);
    expect(await titles('sort=waiting')).toEqual(['soon', 'late', 'over']);
    expect(await list('page=2&page_size=2')).toMatchObject({ total: 3, items: [{ title: 'late' }] });
    expect(await server.statementsOf(() => list())).toBe(1);
    expect(await server.statementsOf(() => read(soon))).toBe(1);
  });
});

describe('consent', () => {
  test('is asked for each item, kept by version, and can be changed', async () => {
    const id = await invite({
      integrity: {
        signals: ['page_hidden', 'device_interrupted'],
        camera: 'optional',
        may_decline_signals: false,
      },
    });
    const [ai, signals, camera, microphone] = (await read(id)).consents;
    expect([ai?.item, signals?.item, camera?.item, microphone?.item]).toEqual([
      'ai_evaluation',
      'integrity_signals',
      'camera',
      'microphone',
    ]);
    expect(signals).toMatchObject({ is_required: true, decision: null });
    expect(signals?.captured).toHaveLength(2);
    expect(signals?.kept_for).toContain('90 days');
    await consent(id, [
      { item: 'integrity_signals', version: texts.integritySignals.version, is_given: false },
    ]);
    expect((await read(id)).start.reason).toBe('consent_missing');
    await consent(id, [
      { item: 'ai_evaluation', version: texts.aiEvaluation.version, is_given: false },
      { item: 'camera', version: texts.camera.version, is_given: false },
      { item: 'microphone', version: texts.microphone.version, is_given: false },
    ]);
    expect((await read(id)).start.reason).toBe('consent_declined');
    const { body } = await consent(id, [
      { item: 'integrity_signals', version: texts.integritySignals.version, is_given: true },
    ]);
    expect(body.start).toEqual({ is_allowed: true, reason: null, message: null });
    expect(body.consents.map(({ decision }) => decision?.is_given)).toEqual([false, true, false, false]);
  });

  test('to recordings, decided on in an attempt, stands among the others from then on', async () => {
    const id = await invite();
    await agree(id);
    const items = (interview: InvitedInterview) => interview.consents.map(({ item }) => item);
    expect(items(await read(id))).not.toContain('answer_recordings');
    const { version } = texts.answerRecordings;
    const decided = (isGiven: boolean) =>
      consent(id, [{ item: 'answer_recordings', version, is_given: isGiven }]);
    expect(items((await decided(true)).body).at(-1)).toBe('answer_recordings');
    const { body } = await decided(false);
    expect(body.consents.at(-1)).toMatchObject({ is_required: false, decision: { is_given: false } });
    expect(body.start.is_allowed).toBe(true);
  });

  test('is taken back in the words it was given to, also once the text has changed', async () => {
    const id = await invite();
    await agree(id);
    await create(id);
    const { id: invitationId } = await invitationTo(id);
    const older = { item: 'camera', version: texts.camera.version - 1 } as const;
    const agreed = { ...older, isGiven: true, decidedAt: server.now() };
    await server.db.transaction((tx) => insertConsents(tx, invitationId, [agreed]));
    const listed = async () => {
      const { body } = await candidate.ask<ConsentOverview>('GET', '/api/v1/candidate/consents');
      return body.items.find(({ item }) => item === 'camera');
    };
    expect(await listed()).toMatchObject({ ...older, is_given: true, can_withdraw: true });
    expect((await consent(id, [{ ...older, is_given: true }])).status).toBe(409);
    expect((await consent(id, [{ ...older, is_given: false }])).status).toBe(200);
    expect(await listed()).toMatchObject({ ...older, is_given: false, can_withdraw: false });
    expect((await consent(id, [{ ...older, version: 99, is_given: false }])).status).toBe(409);
  });

  test('to another version or to what is not asked is refused', async () => {
    const id = await invite({ integrity: { signals: [], camera: 'none', may_decline_signals: true } });
    const camera = await consent(id, [{ item: 'camera', version: texts.camera.version, is_given: true }]);
    expect([camera.status, camera.body.errors?.[0]?.field]).toEqual([422, 'decisions.0.item']);
    const version = texts.microphone.version + 1;
    const newer = await consent(id, [{ item: 'microphone', version, is_given: true }]);
    expect([newer.status, newer.body.detail]).toEqual([
      409,
      'The text changed since you read it. Read it again.',
    ]);
    expect((await read(id)).consents).toMatchObject([{ item: 'ai_evaluation', decision: null }]);
  });
});

describe('an attempt', () => {
  test('needs consent, a window and an invitation that stands', async () => {
    const id = await invite();
    expect((await create(id)).body.detail).toBe('Make your choices first.');
    await agree(id);
    const { body: waiting } = await create(id);
    await revoke(id);
    expect((await candidate.act(waiting, 'start')).body.detail).toBe('This session has ended.');
    expect((await create(id)).body.detail).toBe('This invitation was withdrawn.');
    const opensAt = new Date(server.now().getTime() + day * 1000);
    const early = await invite({ opensAt });
    await agree(early);
    expect((await create(early)).status).toBe(409);
    expect((await create('missing')).status).toBe(404);
    server.advance(8 * day);
    expect(await read(early)).toMatchObject({ state: 'expired', start: { reason: 'closed' } });
  });

  test('asks everybody the same questions in the same order, and belongs to the interview', async () => {
    const id = await invite();
    const session = await begun(id);
    expect(session).toMatchObject({
      mode: 'ai',
      interview: { _id: id, company: 'Sample Company', title: 'Engineer (sample)' },
      selection: { method: 'bank' },
      progress: { total: 3 },
      clock: { limit_seconds: 900 },
    });
    const other = await server.signIn();
    const createdAt = server.now();
    await server.db
      .insert(invitations)
      .values({ id: `other-${id}`, interviewId: id, email: other.email, createdAt });
    const { consents } = await read(id, other);
    await consent(
      id,
      consents.map(({ item, version }) => ({ item, version, is_given: true })),
      other,
    );
    const mine = await candidate.act(session, 'complete');
    const theirs = (await other.act((await create(id, other)).body, 'start')).body;
    expect(theirs.current_turn?.prompt).toBe(mine.body.turns[0]?.prompt);
    expect(theirs._id).not.toBe(session._id);
  });

  test('is made once by requests that come at once, and gone on with by later ones', async () => {
    const id = await invite({ attemptsAllowed: 2 });
    await agree(id);
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
    const [first] = replies;
    if (!first) throw new Error('There is no reply.');
    await candidate.act(first.body, 'start');
    expect(await read(id)).toMatchObject({ state: 'in_progress', session_id: first.body._id });
    server.advance(8 * day);
    expect(await read(id)).toMatchObject({ state: 'in_progress', start: { is_allowed: true } });
  });

  test('is one of those allowed, and the last one used says so', async () => {
    const id = await invite({ attemptsAllowed: 2 });
    const first = await begun(id);
    await candidate.act(first, 'complete');
    expect(await read(id)).toMatchObject({
      state: 'completed',
      attempts: { used: 1, left: 1 },
      start: { is_allowed: true },
    });
    const second = (await create(id)).body;
    expect(second._id).not.toBe(first._id);
    await candidate.act((await candidate.act(second, 'start')).body, 'complete');
    const third = await create(id);
    expect([third.status, third.body.detail]).toEqual([409, 'You’ve used all attempts for this interview.']);
  });

  test('that was created in time has to begin in time, too', async () => {
    const id = await invite({ closesAt: new Date(server.now().getTime() + 60_000) });
    await agree(id);
    const { body } = await create(id);
    server.advance(60);
    const started = await candidate.act(body, 'start');
    expect([started.status, started.body.detail]).toEqual([
      409,
      'The deadline for starting this interview has passed.',
    ]);
    expect((await read(id)).state).toBe('expired');
  });
});

describe('accommodations', () => {
  const ask = (id: string, change: Partial<AccommodationRequest> = {}) => {
    const wish = { extra_time_percent: 50, text_only: true, pauses: false, note: ' I read slowly. ' };
    return candidate.ask<InvitedInterview>('POST', `${base}/${id}/accommodations`, { ...wish, ...change });
  };

  async function grant(id: string, extra_time_percent: 0 | 25 | 50 | 100): Promise<void> {
    const { id: invitationId } = await invitationTo(id);
    const granted = { extra_time_percent, text_only: true, pauses: false };
    await grantAccommodation(server.db, invitationId, granted, server.now());
  }

  test('are asked for, wait, and are granted before an attempt', async () => {
    const id = await invite();
    const { body } = await ask(id);
    expect(body.accommodations).toMatchObject({
      state: 'waiting',
      requested: { extra_time_percent: 50, text_only: true, pauses: false },
      note: 'I read slowly.',
      granted: { extra_time_percent: 0, text_only: false },
    });
    await grant(id, 25);
    const granted = await read(id);
    expect(granted).toMatchObject({ limit_seconds: 1125, accommodations: { state: 'decided' } });
    expect(granted.consents.map(({ item }) => item)).not.toContain('microphone');
    expect((await begun(id)).clock.limit_seconds).toBe(1125);
    server.advance(60);
    expect((await ask(id, { extra_time_percent: 100 })).body.accommodations).toMatchObject({
      state: 'waiting',
      granted: { extra_time_percent: 25 },
      decided_at: granted.accommodations.decided_at,
    });
  });

  test('that are granted during an attempt give it more time', async () => {
    const id = await invite();
    const session = await begun(id);
    await grant(id, 100);
    expect((await candidate.read(session)).body.clock.limit_seconds).toBe(1800);
  });

  test('are asked for in own words alone, but not with neither a wish nor words, or when it is too late', async () => {
    const id = await invite();
    const nothing = { extra_time_percent: 0, text_only: false } as const;
    expect((await ask(id, { ...nothing, note: ' ' })).status).toBe(422);
    expect((await ask(id, nothing)).body.accommodations).toMatchObject({
      state: 'waiting',
      requested: { ...nothing, pauses: false },
      note: 'I read slowly.',
    });
    await candidate.act(await begun(id), 'complete');
    expect((await ask(id)).status).toBe(409);
  });
});
