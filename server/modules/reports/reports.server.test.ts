// @module-tag postgres
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Report, ReportPage, Session, SessionPage } from '../../../openapi/gen/types.gen.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import { beginJudging, noteJudgingFailed } from '../interviews/judging-service.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { findReport, findWaiting } from './repository.ts';

const text = 'In March I reproduced the fault on my own machine, and then I read the logs and fixed it.';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

/** A session that ended with one answer that can be looked at. */
async function ended(): Promise<Session> {
  const session = await candidate.started({
    question_type: 'behavioural',
    job_description: 'Reproduce bugs, read logs, find the cause of hard faults with a debugger.',
  });
  const { body } = await candidate.answer(session, text);
  expect([session.current_turn?.prompt, body.turns[0]?.outcome]).toEqual([expect.any(String), 'answered']);
  return (await candidate.act(session, 'complete')).body;
}

async function reportsOf({ _id }: Session): Promise<unknown[]> {
  const { rows } = (await server.db.execute(
    sql`select body from reports where session_id = ${_id}`,
  )) as unknown as { rows: unknown[] };
  return rows;
}

/** Has the engine of every session evaluate like this, until it is restored. */
function evaluateAs(evaluate: JudgingEngine['evaluate']) {
  const { begunWith } = server.engine;
  return vi
    .spyOn(server.engine, 'begunWith')
    .mockImplementation((begun) => ({ ...begunWith(begun), evaluate }));
}

describe('the evaluation', () => {
  test('that runs twice, also at once, makes one report', async () => {
    const session = await ended();
    await Promise.all([server.jobs.run(), server.jobs.run()]);
    await server.jobs.send(server.db, 'evaluate-session', { sessionId: session._id });
    await server.jobs.run();
    expect(await reportsOf(session)).toHaveLength(1);
  });

  test('that dies on its way is done by the next run', async () => {
    const session = await ended();
    const dead = evaluateAs(() => Promise.reject(new Error('killed')));
    await expect(server.jobs.run()).rejects.toThrow('killed');
    dead.mockRestore();
    expect((await candidate.read(session)).body.evaluation).toEqual({ state: 'running', message: null });
    await server.jobs.run();
    expect((await candidate.read(session)).body).toMatchObject({
      status: 'reported',
      evaluation: { state: 'done' },
    });
  });

  test('that fails for good says so, and can still be done later', async () => {
    const session = await ended();
    const broken = evaluateAs(() => Promise.reject(new Error('broken')));
    await expect(server.jobs.run({ isLast: true })).rejects.toThrow('broken');
    broken.mockRestore();
    const { body } = await candidate.read(session);
    expect(body).toMatchObject({ status: 'evaluating', evaluation: { state: 'needs_human' } });
    expect(body.evaluation.message).toMatch(/answers are kept/);
    await server.jobs.run();
    expect((await candidate.read(session)).body.status).toBe('reported');
  });

  test('that died in its last attempt is asked for again after 15 minutes, once', async () => {
    const session = await ended();
    await beginJudging(server.db, session._id, server.now());
    await server.jobs.forget();
    const rescue = () => server.jobs.round('rescue-silent-evaluations');

    server.advance(15 * 60);
    await rescue();
    expect(await server.jobs.waiting()).toEqual([]);
    server.advance(1);
    await Promise.all([rescue(), rescue(), rescue()]);
    expect(await server.jobs.waiting()).toEqual([
      { queue: 'evaluate-session', data: { sessionId: session._id } },
    ]);
    await server.jobs.run();
    expect((await candidate.read(session)).body.status).toBe('reported');
    server.advance(60 * 60);
    await rescue();
    expect(await server.jobs.waiting()).toEqual([]);
  });

  test('that waits for a person is not asked for again', async () => {
    const session = await ended();
    await noteJudgingFailed(server.db, session._id);
    await server.jobs.forget();
    server.advance(60 * 60);
    await server.jobs.round('rescue-silent-evaluations');
    expect(await server.jobs.waiting()).toEqual([]);
  });

  test('drops a quote that nobody said', async () => {
    const session = await ended();
    const real = server.engine.evaluate;
    const liar = evaluateAs(async (request) => {
      const judgement = await real(request);
      for (const { evidence } of judgement?.checklist?.items ?? [])
        for (const span of evidence) span.quote = 'I led it all';
      return judgement;
    });
    await server.jobs.run();
    liar.mockRestore();
    expect(JSON.stringify(await reportsOf(session))).not.toContain('I led it all');
  });
});

describe('reading', () => {
  test('another candidate’s report answers exactly like a missing one', async () => {
    const session = await ended();
    await server.jobs.run();
    const { report_id } = (await candidate.read(session)).body;
    const stranger = await server.signIn();
    const foreign = await stranger.ask('GET', `/api/v1/reports/${report_id}`);
    const missing = await stranger.ask('GET', '/api/v1/reports/AAAA');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body.detail).toBe(missing.body.detail);
    expect((await candidate.ask('GET', `/api/v1/reports/${report_id}`)).status).toBe(200);
    const held = await stranger.ask('GET', `/api/v1/reports/${report_id}/unreleased`);
    expect([held.status, held.body.detail]).toEqual([404, missing.body.detail]);
  });

  test('of another candidate’s report finds nothing in the database, as of a missing one', async () => {
    const session = await ended();
    await server.jobs.run();
    const id = (await candidate.read(session)).body.report_id ?? '';
    const at = server.now();
    const { userId: strangerId } = await server.signIn();
    for (const find of [findReport, findWaiting]) {
      expect(await find(server.db, { id, candidateId: strangerId, at })).toBeUndefined();
      expect(await find(server.db, { id, candidateId: candidate.userId, at })).toMatchObject({ number: 1 });
    }
  });

  test('takes one statement, a list two', async () => {
    const session = await ended();
    await server.jobs.run();
    const { report_id } = (await candidate.read(session)).body;
    const statements = (url: string) => server.statementsOf(() => candidate.ask('GET', url));
    expect(await statements(`/api/v1/reports/${report_id}`)).toBe(1);
    expect(await statements(`/api/v1/interviews/session/${session._id}`)).toBe(1);
    expect(await statements('/api/v1/reports?q=soft')).toBe(2);
    expect(await statements('/api/v1/interviews/sessions')).toBe(2);
  });
});

test('the role family keeps the name it had when the interview was made', async () => {
  const reader = await server.signIn();
  const session = await reader.started();
  await server.db.execute(sql`update interviews set role_family_name = 'Programmer'
    where id = (select interview_id from interview_sessions where id = ${session._id})`);
  await reader.act(session, 'complete');
  await server.jobs.run();
  const { body: reported } = await reader.read(session);
  const { body: report } = await reader.ask<Report>('GET', `/api/v1/reports/${reported.report_id}`);
  const { body: sessions } = await reader.ask<SessionPage>('GET', '/api/v1/interviews/sessions');
  const { body: reports } = await reader.ask<ReportPage>('GET', '/api/v1/reports');
  for (const shown of [reported, report, sessions.items[0], reports.items[0]]) {
    expect(shown?.role_family).toEqual({ _id: 'software', name: 'Programmer' });
  }
});

describe('the list', () => {
  test('filters, sorts, pages and takes wildcards for themselves', async () => {
    const reader = await server.signIn();
    for (const [role_family, level] of [
      ['software', 'junior'],
      ['data', 'junior'],
      ['software', 'senior'],
    ] as const) {
      const session = await reader.started({ role_family, level });
      await reader.act(session, 'complete');
      server.advance(60);
      await server.jobs.run();
    }
    const list = async (query: string) => {
      const { status, body } = await reader.ask<ReportPage>('GET', `/api/v1/reports?${query}`);
      expect(status).toBe(200);
      return [body.total, ...body.items.map((item) => `${item.role_family._id} ${item.level}`)];
    };
    expect(await list('')).toEqual([3, 'software senior', 'data junior', 'software junior']);
    expect(await list('sort=created_at&page_size=2')).toEqual([3, 'software junior', 'data junior']);
    expect(await list('page=2&page_size=2')).toEqual([3, 'software junior']);
    expect(await list('role_family=data')).toEqual([1, 'data junior']);
    expect(await list('level=senior')).toEqual([1, 'software senior']);
    expect(await list('q=SOFTWARE%20eng')).toEqual([2, 'software senior', 'software junior']);
    expect(await list('q=%25')).toEqual([0]);
    expect(await list('q=_')).toEqual([0]);
    expect(await list('q=%5C')).toEqual([0]);
  });

  test('finds an interview for hiring by its position, its company and its role', async () => {
    const reader = await server.signIn();
    await reader.act(await reader.started({ role_family: 'data' }), 'complete');
    await reader.submitted(await server.invite(reader, { title: 'Zoo keeper', company: 'Ark & Sons' }));
    await server.jobs.run();
    const found = async (q: string) => {
      const { body } = await reader.ask<ReportPage>('GET', `/api/v1/reports?q=${encodeURIComponent(q)}`);
      return [body.total, ...body.items.map(({ interview }) => interview?.title ?? 'practice')];
    };
    expect(await found('zoo')).toEqual([1, 'Zoo keeper']);
    expect(await found('ark & S')).toEqual([1, 'Zoo keeper']);
    expect(await found('software')).toEqual([1, 'Zoo keeper']);
    expect(await found('data')).toEqual([1, 'practice']);
    expect(await found('zoo data')).toEqual([0]);
    const other = await server.signIn();
    await other.act(await other.started(), 'complete');
    await server.jobs.run();
    const { body } = await other.ask<ReportPage>('GET', '/api/v1/reports?q=zoo');
    expect(body.total).toBe(0);
  });
});
