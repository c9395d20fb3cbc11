// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  PracticeOptions,
  Report,
  Session,
  SessionPage,
  Turn,
} from '../../../../openapi/gen/types.gen.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { validAnswerTo } from '../../../../tests/support/valid-answers.ts';
import { interviewSessions } from '../../../platform/database/schema/index.ts';
import { type Client, currentTurn, servePractice } from '../practice-server.fixture.ts';
import { findSession } from '../repository.ts';

const words =
  'When I was at my last job in March 2025, our checkout failed for 3 % of orders. I reproduced the bug on my laptop, read the logs and asked a colleague. I added a failing test and fixed the query. As a result errors fell to zero in two days.';

const server = servePractice();
let candidate: Client;

const answerTo = ({ kind, prompt }: Turn) => (kind === 'core' ? validAnswerTo(prompt) : words);

beforeAll(async () => {
  candidate = await server.signIn();
});

test('a whole practice, from the choice to the report', async () => {
  const { body: options } = await candidate.ask<PracticeOptions>(
    'GET',
    '/api/v1/interviews/practice/options',
  );
  const family = options.role_families.find(({ _id }) => _id === 'software');
  expect(options).toMatchObject({ question_counts: [1, 3, 5, 8], engine: server.engine.description });
  expect(family?.availability).toHaveLength(18);
  expect(family?.availability.every(({ count }) => count >= 3)).toBe(true);

  let session = await candidate.started();
  expect(session).toMatchObject({ status: 'in_progress', progress: { answered: 0, skipped: 0, total: 3 } });
  expect(session.clock.limit_seconds % 300).toBe(0);
  while (session.current_turn) {
    server.advance(40);
    const { status, body } = await candidate.answer(session, answerTo(session.current_turn));
    expect([status, body.detail]).toEqual([200, undefined]);
    session = body;
  }
  expect(session.turns.filter(({ kind }) => kind === 'core')).toHaveLength(3);
  expect(session.turns.map(({ answer }) => answer)).toEqual(session.turns.map(answerTo));
  expect(session).toMatchObject({
    status: 'evaluating',
    evaluation: { state: 'queued' },
    progress: { answered: 3 },
    clock: { elapsed_seconds: 40 * session.turns.length },
  });

  await server.jobs.run();
  const { body: reported } = await candidate.read(session);
  expect(reported).toMatchObject({ status: 'reported', evaluation: { state: 'done', message: null } });
  const { status, body: report } = await candidate.ask<Report>(
    'GET',
    `/api/v1/reports/${reported.report_id}`,
  );
  expect(status).toBe(200);
  expectEvidence(report);
});

function expectEvidence(report: Report): void {
  expect(report).toMatchObject({ version: 1, engine: { name: 'rules' }, coverage: { planned: 3 } });
  expect(report.coverage.scorable).toBe(3);
  const answers = new Map(
    report.questions.flatMap(({ turns }) => turns).map((turn) => [turn._id, turn.answer]),
  );
  const spans = report.questions
    .flatMap(({ checklist }) => checklist?.items ?? [])
    .flatMap(({ evidence }) => evidence);
  expect(spans.length).toBeGreaterThan(0);
  for (const { turn_id, start, end, quote } of spans) {
    expect(answers.get(turn_id)?.slice(start, end)).toBe(quote);
  }
}

describe('creating a session', () => {
  test.each([
    { change: { role_family: 'astrology' }, field: 'role_family' },
    { change: { question_type: 'technical', question_count: 12 } as const, field: 'question_count' },
  ])('refuses $field', async ({ change, field }) => {
    const { status, body } = await candidate.create(change);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  test.each([
    { payload: { mode: 'live' }, fields: ['mode'] },
    { payload: { mode: 'ai' }, fields: ['interview_id'] },
    {
      payload: { mode: 'practice', role_family: 'software', level: 'junior', question_type: 'mixed' },
      fields: ['question_count'],
    },
  ])('of $payload names only the fields of its mode', async ({ payload, fields }) => {
    const { status, body } = await candidate.ask('POST', '/api/v1/interviews/session', payload);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, fields]);
  });

  test('orders questions by a job description and says by which words', async () => {
    const { body } = await candidate.create({
      job_description: '<p>You reproduce bugs, read logs, write unit tests and review pull requests.</p>',
    });
    expect(body.selection.method).toBe('overlap');
    expect(body.selection.matched_terms.length).toBeGreaterThan(0);
  });

  test('with one Idempotency-Key happens once, also at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => candidate.create({}, 'one-key-for-all')),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
  });

  test('allows twenty unfinished sessions, also when they are asked for at once', async () => {
    const eager = await server.signIn();
    const replies = await Promise.all(Array.from({ length: 23 }, () => eager.create()));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('the list', () => {
  test('has one candidate’s sessions, newest first, filtered and in pages', async () => {
    const other = await server.signIn();
    const first = await other.started();
    server.advance(1);
    await other.answer(first, words);
    await other.create({ level: 'senior' });
    const list = async (query: string) =>
      (await other.ask<SessionPage>('GET', `/api/v1/interviews/sessions?${query}`)).body;
    const all = await list('');
    expect(all.total).toBe(2);
    expect(all.items.map(({ level, status }) => [level, status])).toEqual([
      ['senior', 'created'],
      ['junior', 'in_progress'],
    ]);
    expect(all.items[1]?.progress).toEqual({ answered: 1, skipped: 0, total: 3 });
    expect((await list('status=created&status=paused')).items.map(({ level }) => level)).toEqual(['senior']);
    expect(await list('page=2&page_size=1')).toMatchObject({ total: 2, items: [{ level: 'junior' }] });
  });
});

describe('access', () => {
  const paths = (session: Session) => {
    const turn = `turns/${currentTurn(session)._id}`;
    return [
      ['GET', ''],
      ['POST', '/start'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/heartbeat'],
      ['POST', '/complete'],
      ['PUT', `/${turn}/draft`, { text: 'x', revision: 1 }],
      ['POST', `/${turn}/answer`, { text: 'x' }],
      ['POST', `/${turn}/skip`],
    ] as const;
  };
  const base = '/api/v1/interviews/session';

  test('another candidate’s session answers exactly like a missing one, and stays as it is', async () => {
    const session = await candidate.started();
    const stranger = await server.signIn();
    for (const [method, path, payload] of paths(session)) {
      const foreign = await stranger.ask(method, `${base}/${session._id}${path}`, payload);
      const missing = await stranger.ask(method, `${base}/AAAA${path}`, payload);
      expect([path, foreign.status, missing.status]).toEqual([path, 404, 404]);
      expect(foreign.body.detail).toBe(missing.body.detail);
    }
    expect((await candidate.read(session)).body.turns).toEqual(session.turns);
  });

  test.each(['recruiter', 'admin'] as const)('a %s is refused', async (role) => {
    const session = await candidate.started();
    const client = await server.signIn(role);
    for (const [method, path, payload] of paths(session)) {
      expect((await client.ask(method, `${base}/${session._id}${path}`, payload)).status).toBe(403);
    }
    for (const path of ['interviews/practice/options', 'interviews/sessions', 'reports', 'reports/AAAA']) {
      expect((await client.ask('GET', `/api/v1/${path}`)).status).toBe(403);
    }
    expect((await client.create()).status).toBe(403);
  });

  test('another candidate’s write holds up nobody, and reads nothing beside the session', async () => {
    const session = await candidate.started();
    const stranger = await server.signIn();
    const lastHolder = () =>
      server.db
        .select({ transaction: sql<string>`${interviewSessions}.xmax::text` })
        .from(interviewSessions)
        .where(eq(interviewSessions.id, session._id));
    const before = await lastHolder();
    for (const [method, path, payload] of paths(session)) {
      const write = () => stranger.ask(method, `${base}/${session._id}${path}`, payload);
      const { statements } = await statementsOf(write);
      const beside = statements.filter((statement) => !statement.includes('from "interview_sessions"'));
      expect(beside.filter((statement) => statement.includes('from "recordings"'))).toEqual([]);
    }
    expect(await lastHolder()).toEqual(before);
  });

  test('nothing is read of a session for another candidate, so that time tells nothing either', async () => {
    const { _id } = await candidate.started();
    const { userId } = await server.signIn();
    expect(await findSession(server.db, _id, userId)).toBeUndefined();
    expect(await findSession(server.db, _id, candidate.userId)).toMatchObject({ session: { id: _id } });
  });

  test('a turn of another session is not found', async () => {
    const [one, other] = [await candidate.started(), await candidate.started()];
    expect((await candidate.answer(one, words, currentTurn(other))).status).toBe(404);
  });
});
