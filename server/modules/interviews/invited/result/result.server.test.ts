import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inviteToInterview } from '../../../../../tests/support/interviews.ts';
import type {
  CandidateRequest,
  IntegrityPolicy,
  InterviewResult,
  Report,
  Session,
} from '../../../../gen/types/types.gen.ts';
import {
  candidateRequests,
  consents,
  idempotencyKeys,
  invitations,
} from '../../../../platform/database/schema/index.ts';
import { type Client, servePractice } from '../../practice-server.fixture.ts';

const text = 'I reproduced the fault on my own machine, read the logs and fixed the query within a day.';
const base = '/api/v1/interviews/invited';
const daySeconds = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An attempt with its first answer handed in, then ended. */
async function handedIn(): Promise<{ id: string; session: Session }> {
  const integrity: IntegrityPolicy = { signals: [], camera: 'none', may_decline_signals: true };
  const id = await inviteToInterview(server, candidate.email, {
    at: server.now(),
    integrity,
  });
  const answered = (await candidate.answer(await candidate.begun(id), text)).body;
  return { id, session: (await candidate.act(answered, 'complete')).body };
}

const result = async (id: string, client = candidate) =>
  client.ask<InterviewResult>('GET', `${base}/${id}/result`);

function correct(id: string, turn_id: string, words = 'I fixed the index, not the query.', key?: string) {
  return candidate.ask<CandidateRequest>('POST', `${base}/${id}/corrections`, { turn_id, text: words }, key);
}

function review(id: string) {
  return candidate.ask<CandidateRequest>('POST', `${base}/${id}/human-review`, {
    text: 'A name was misheard.',
  });
}

describe('the result', () => {
  test('is not there before an attempt was handed in, and for nobody else', async () => {
    const id = await inviteToInterview(server, candidate.email, { at: server.now() });
    const early = await result(id);
    const missing = await result('missing');
    const { id: own } = await handedIn();
    const foreign = await result(own, await server.signIn());
    expect([early.status, missing.status, foreign.status]).toEqual([404, 404, 404]);
    expect(new Set([early.body.detail, missing.body.detail, foreign.body.detail]).size).toBe(1);
  });

  test('follows the evaluation, with the transcript and the own report', async () => {
    const { id, session } = await handedIn();
    const { body: first } = await result(id);
    expect(first).toMatchObject({ _id: id, session_id: session._id, report_id: null, requests: [] });
    expect(first.steps.map(({ state }) => state)).toEqual(['done', 'current', 'waiting', 'waiting']);
    expect(first.transcript[0]).toMatchObject({ answer: text, outcome: 'answered' });
    await server.jobs.run();
    const { body: last } = await result(id);
    expect(last.steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'waiting']);
    const { body: report } = await candidate.ask<Report>('GET', `/api/v1/reports/${last.report_id}`);
    expect(report).toMatchObject({ mode: 'ai', session_id: session._id });
    expect(await server.statementsOf(() => result(id))).toBe(1);
  });
});

describe('a correction', () => {
  test('is kept with its state, once for one key', async () => {
    const { id, session } = await handedIn();
    const turn = session.turns[0]?._id ?? '';
    const replies = await Promise.all([1, 2, 3].map(() => correct(id, turn, undefined, 'one-key-for-all')));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    await correct(id, turn, ' And on Friday. ');
    expect((await result(id)).body.requests).toMatchObject([
      { kind: 'transcript_correction', state: 'open', turn_id: turn, answer: null },
      { text: 'And on Friday.' },
    ]);
  });

  test('whose request died before its reply is found again, though somebody has answered it', async () => {
    const { id, session } = await handedIn();
    const turn = session.turns[0]?._id ?? '';
    const first = await correct(id, turn, undefined, 'one-key-of-two');
    const answer = { answer: 'We listened again.', answeredAt: server.now() };
    await server.db.update(candidateRequests).set(answer).where(eq(candidateRequests.sessionId, session._id));
    await server.db.update(idempotencyKeys).set({ status: null, lockedAt: new Date(Date.now() - 60_000) });
    const again = await correct(id, turn, undefined, 'one-key-of-two');
    expect([again.status, again.body._id]).toEqual([201, first.body._id]);
    expect((await result(id)).body.requests).toHaveLength(1);
  });

  test('needs an answer, words and a limit', async () => {
    const { id, session } = await handedIn();
    const [answered, open] = session.turns;
    expect((await correct(id, open?._id ?? '')).status).toBe(409);
    expect((await correct(id, 'unknown')).status).toBe(409);
    const blank = await correct(id, answered?._id ?? '', '  ');
    expect([blank.status, blank.body.errors?.[0]?.field]).toEqual([422, 'text']);
    const many = await Promise.all(Array.from({ length: 22 }, () => correct(id, answered?._id ?? '')));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

test('a review is asked for once while it is open', async () => {
  const { id, session } = await handedIn();
  const replies = await Promise.all([1, 2, 3].map(() => review(id)));
  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
  const answer = { answer: 'We listened again.', answeredAt: server.now() };
  await server.db.update(candidateRequests).set(answer).where(eq(candidateRequests.sessionId, session._id));
  expect((await review(id)).body._id).not.toBe(replies[0]?.body._id);
  expect((await result(id)).body.requests.map(({ state }) => state)).toEqual(['answered', 'open']);
});

test('what was kept is removed when its retention is over, and not a day before', async () => {
  const { id } = await handedIn();
  server.advance((7 + 90) * daySeconds - 1);
  await server.jobs.round('drop-past-retention');
  expect((await result(id)).status).toBe(200);
  server.advance(1);
  await server.jobs.round('drop-past-retention');
  expect((await result(id)).status).toBe(404);
  expect((await candidate.ask('GET', `${base}/${id}`)).status).toBe(404);
  const left = await server.db.select().from(invitations).where(eq(invitations.interviewId, id));
  expect(left).toEqual([]);
  expect(await server.db.$count(consents)).toBe(0);
});
