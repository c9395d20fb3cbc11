// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  CandidateRequest,
  InterviewResult,
  Report,
  ReportPage,
  Session,
  SessionPage,
} from '../../../../../openapi/gen/types.gen.ts';
import {
  candidateRequests,
  consents,
  idempotencyKeys,
  invitations,
} from '../../../../platform/database/schema/index.ts';
import { type Client, servePractice, shortStory } from '../../practice-server.fixture.ts';

const base = '/api/v1/interviews/invited';
const daySeconds = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An attempt that was submitted, by default the one at an interview of its own. */
async function submitted(wanted?: string): Promise<{ id: string; session: Session }> {
  const id = wanted ?? (await server.invite(candidate));
  return { id, session: await candidate.submitted(id) };
}

const result = async (id: string, client = candidate) =>
  client.ask<InterviewResult>('GET', `${base}/${id}/result`);

const resultOf = async (id: string, { _id }: Pick<Session, '_id'>) =>
  candidate.ask<InterviewResult>('GET', `${base}/${id}/result?session_id=${_id}`);

const pathTo = ({ interview }: Session) => `${base}/${interview?._id}`;

function correct(
  session: Session,
  turn_id: string,
  text = 'I fixed the index, not the query.',
  key?: string,
) {
  const body = { session_id: session._id, turn_id, text };
  return candidate.ask<CandidateRequest>('POST', `${pathTo(session)}/corrections`, body, key);
}

function review(session: Session) {
  const body = { session_id: session._id, text: 'A name was misheard.' };
  return candidate.ask<CandidateRequest>('POST', `${pathTo(session)}/human-review`, body);
}

describe('the result', () => {
  test('is not there before an attempt was submitted, and for nobody else', async () => {
    const id = await server.invite(candidate);
    const early = await result(id);
    const missing = await result('missing');
    const { id: own } = await submitted();
    const foreign = await result(own, await server.signIn());
    expect([early.status, missing.status, foreign.status]).toEqual([404, 404, 404]);
    expect(new Set([early.body.detail, missing.body.detail, foreign.body.detail]).size).toBe(1);
  });

  test('follows the evaluation, with the transcript and the own report', async () => {
    const { id, session } = await submitted();
    const { body: first } = await result(id);
    expect(first).toMatchObject({ _id: id, session_id: session._id, report_id: null, requests: [] });
    expect(first.steps.map(({ state }) => state)).toEqual(['done', 'current', 'waiting', 'waiting']);
    expect(first.transcript[0]).toMatchObject({ answer: shortStory, outcome: 'answered' });
    await server.jobs.run();
    const { body: last } = await result(id);
    expect(last.steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'waiting']);
    const { body: report } = await candidate.ask<Report>('GET', `/api/v1/reports/${last.report_id}`);
    expect(report).toMatchObject({ mode: 'ai', session_id: session._id });
    expect(await server.statementsOf(() => result(id))).toBe(1);
  });
});

describe('of two attempts', () => {
  test('each has its own answers and requests, and names the other', async () => {
    const id = await server.invite(candidate, { attemptsAllowed: 2 });
    const { session: first } = await submitted(id);
    await correct(first, first.turns[0]?._id ?? '');
    await review(first);
    const { session: second } = await submitted(id);
    await review(second);
    const attempts = [
      { session_id: second._id, number: 2 },
      { session_id: first._id, number: 1 },
    ];
    expect((await result(id)).body).toMatchObject({ session_id: second._id, attempts });
    const { body: earlier } = await resultOf(id, first);
    expect(earlier).toMatchObject({ session_id: first._id, attempt: { number: 1, allowed: 2 }, attempts });
    expect(earlier.requests.map(({ kind }) => kind)).toEqual(['transcript_correction', 'human_review']);
    expect(earlier.transcript.map(({ _id }) => _id)).toEqual([first.turns[0]?._id, first.turns[1]?._id]);
    const { body: later } = await resultOf(id, second);
    expect(later.attempt).toEqual({ number: 2, allowed: 2 });
    expect(later.requests.map(({ kind }) => kind)).toEqual(['human_review']);
    expect(await server.statementsOf(() => resultOf(id, first))).toBe(1);
  });

  test('one asks nothing about the other’s answers, and there is no third', async () => {
    const id = await server.invite(candidate, { attemptsAllowed: 2 });
    const { session: first } = await submitted(id);
    const { session: second } = await submitted(id);
    expect((await correct(second, first.turns[0]?._id ?? '')).status).toBe(404);
    expect((await resultOf(id, { _id: 'missing' })).status).toBe(404);
    const { session: elsewhere } = await submitted();
    expect((await resultOf(id, elsewhere)).status).toBe(404);
    expect((await review({ ...elsewhere, interview: first.interview })).status).toBe(404);
  });

  test('rows tell which is which, and that the report waits while the second is left', async () => {
    const id = await server.invite(candidate, { attemptsAllowed: 2 });
    await submitted(id);
    await server.jobs.run();
    const [waiting] = await rows<SessionPage>('/api/v1/interviews/sessions');
    expect(waiting).toMatchObject({
      attempt: { number: 1, allowed: 2 },
      is_report_embargoed: true,
      result: null,
    });
    expect(await rows<ReportPage>('/api/v1/reports')).toEqual([]);
    server.advance(1);
    await submitted(id);
    await server.jobs.run();
    expect(await rows<SessionPage>('/api/v1/interviews/sessions')).toMatchObject([
      { attempt: { number: 2, allowed: 2 }, is_report_embargoed: false, result: { improved: 0 } },
      { attempt: { number: 1, allowed: 2 }, is_report_embargoed: false },
    ]);
    const interview = { _id: id, company: 'Sample Company', title: 'Engineer (sample)' };
    const reports = await rows<ReportPage>('/api/v1/reports');
    expect(reports.map(({ attempt }) => attempt?.number).toSorted()).toEqual([1, 2]);
    expect(reports.every((report) => report.interview?._id === interview._id)).toBe(true);
    expect(reports[0]?.interview).toEqual(interview);
  });

  const rows = async <Page extends { items: unknown[] }>(path: string): Promise<Page['items']> =>
    (await candidate.ask<Page>('GET', path)).body.items;
});

describe('a correction', () => {
  test('is kept with its state, once for one key', async () => {
    const { id, session } = await submitted();
    const turn = session.turns[0]?._id ?? '';
    const replies = await Promise.all(
      [1, 2, 3].map(() => correct(session, turn, undefined, 'one-key-for-all')),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    await correct(session, turn, ' And on Friday. ');
    expect((await result(id)).body.requests).toMatchObject([
      { kind: 'transcript_correction', state: 'open', turn_id: turn, answer: null },
      { text: 'And on Friday.' },
    ]);
  });

  test('whose request died before its reply is found again, though somebody has answered it', async () => {
    const { id, session } = await submitted();
    const turn = session.turns[0]?._id ?? '';
    const first = await correct(session, turn, undefined, 'one-key-of-two');
    const answer = { answer: 'We listened again.', answeredAt: server.now() };
    await server.db.update(candidateRequests).set(answer).where(eq(candidateRequests.sessionId, session._id));
    await server.db.update(idempotencyKeys).set({ status: null, lockedAt: new Date(Date.now() - 60_000) });
    const again = await correct(session, turn, undefined, 'one-key-of-two');
    expect([again.status, again.body._id]).toEqual([201, first.body._id]);
    expect((await result(id)).body.requests).toHaveLength(1);
  });

  test('needs an answer, words and a limit', async () => {
    const { session } = await submitted();
    const [answered, open] = session.turns;
    expect((await correct(session, open?._id ?? '')).status).toBe(409);
    expect((await correct(session, 'unknown')).status).toBe(404);
    const blank = await correct(session, answered?._id ?? '', '  ');
    expect([blank.status, blank.body.errors?.[0]?.field]).toEqual([422, 'text']);
    const many = await Promise.all(Array.from({ length: 22 }, () => correct(session, answered?._id ?? '')));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

test('a review is asked for once while it is open', async () => {
  const { id, session } = await submitted();
  const replies = await Promise.all([1, 2, 3].map(() => review(session)));
  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
  const answer = { answer: 'We listened again.', answeredAt: server.now() };
  await server.db.update(candidateRequests).set(answer).where(eq(candidateRequests.sessionId, session._id));
  expect((await review(session)).body._id).not.toBe(replies[0]?.body._id);
  expect((await result(id)).body.requests.map(({ state }) => state)).toEqual(['answered', 'open']);
});

test('what was kept is removed when its retention is over, and not a day before', async () => {
  const { id } = await submitted();
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
