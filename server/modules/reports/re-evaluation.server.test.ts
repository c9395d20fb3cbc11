// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Report, ReportPage, Session, SessionEvaluation } from '../../../openapi/gen/types.gen.ts';
import { noteJudgingFailed } from '../interviews/judging-service.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const text = 'In March I reproduced the fault on my own machine, and then I read the logs and fixed it.';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A session that ended with one answer, evaluated unless it is still to be. */
async function ended({ evaluated = true } = {}): Promise<Session> {
  const session = await candidate.started({ question_type: 'behavioural' });
  await candidate.answer(session, text);
  await candidate.act(session, 'complete');
  if (evaluated) await server.jobs.run();
  return session;
}

const urlOf = ({ _id }: Session) => `/api/v1/interviews/session/${_id}/evaluation`;
const read = (session: Session) => candidate.ask<SessionEvaluation>('GET', urlOf(session));
const again = (session: Session) => candidate.ask<SessionEvaluation>('POST', urlOf(session));
const reportOf = (id: string | undefined) => candidate.ask<Report>('GET', `/api/v1/reports/${id}`);

/** Has the engine of every session be of another version than the one of its report. */
function raiseEngine(version: string): void {
  const { begunWith } = server.engine;
  vi.spyOn(server.engine, 'begunWith').mockImplementation((begun) => {
    const own = begunWith(begun);
    return { ...own, description: { ...own.description, version } };
  });
}

describe('evaluating again', () => {
  test('with the same engine and bank is refused with the reason, before and when it is asked for', async () => {
    const session = await ended();
    const { body } = await read(session);
    expect(body).toMatchObject({ state: 'done', message: null, versions: [{ version: 1 }] });
    expect(body.again_refused).toMatch(/would say the same/);
    const refused = await again(session);
    expect([refused.status, refused.body.detail]).toEqual([409, body.again_refused]);
  });

  test('with a newer engine makes version 2; version 1 stays as it was, and the list has the newest', async () => {
    const reader = candidate;
    const session = await ended();
    const [first] = (await read(session)).body.versions;
    const before = (await reportOf(first?._id)).body;
    raiseEngine('9.0.0');
    expect((await read(session)).body).toMatchObject({
      again_refused: null,
      again_reason: 'The engine changed since the last version.',
    });

    const { status, body } = await again(session);
    expect([status, body.state]).toEqual([202, 'queued']);
    expect((await again(session)).body.state).toBe('queued');
    await Promise.all([server.jobs.run(), server.jobs.run()]);
    const { versions } = (await read(session)).body;
    expect(versions.map(({ version, engine }) => `${version} by ${engine.version}`)).toEqual([
      '2 by 9.0.0',
      `1 by ${server.engine.description.version}`,
    ]);
    expect((await reportOf(first?._id)).body).toEqual(before);
    expect((await reportOf(versions[0]?._id)).body).toMatchObject({ version: 2, session_id: session._id });
    expect((await reader.read(session)).body).toMatchObject({
      status: 'reported',
      report_id: versions[0]?._id,
    });
    const list = (await reader.ask<ReportPage>('GET', '/api/v1/reports?page_size=100')).body;
    const own = list.items.filter(({ session_id }) => session_id === session._id);
    expect(own.map(({ version }) => version)).toEqual([2]);
    expect(list.total).toBe(list.items.length);
    expect((await again(session)).status).toBe(409);
  });

  test('by a newer bank names it', async () => {
    const session = await ended();
    const [{ bank_version: today } = { bank_version: 0 }] = (await read(session)).body.versions;
    await server.db.execute(sql`update reports set body = jsonb_set(body, '{bank_version}', '0')
      where session_id = ${session._id}`);
    await server.db.execute(sql`update interviews set bank_version = 0
      where id = (select interview_id from interview_sessions where id = ${session._id})`);
    expect((await again(session)).status).toBe(202);
    await server.jobs.run();
    const { versions } = (await read(session)).body;
    expect(versions.map(({ bank_version }) => bank_version)).toEqual([today, 0]);
  });

  test('begins anew what was left to a person', async () => {
    const session = await ended({ evaluated: false });
    await noteJudgingFailed(server.db, session._id);
    await server.jobs.forget();
    expect((await read(session)).body).toMatchObject({ state: 'needs_human', again_refused: null });
    expect((await again(session)).body).toMatchObject({ state: 'queued', message: null, versions: [] });
    await server.jobs.run();
    expect((await read(session)).body).toMatchObject({ state: 'done', versions: [{ version: 1 }] });
  });

  test('where an answer needs a person is allowed', async () => {
    const session = await ended();
    await server.db.execute(sql`update reports
      set body = jsonb_set(body, '{questions,0,assessment}', '{"state": "needs_human"}')
      where session_id = ${session._id}`);
    expect((await read(session)).body).toMatchObject({
      again_refused: null,
      again_reason: 'An answer could not be judged.',
    });
  });

  test('is for its candidate alone, and for practices', async () => {
    const session = await ended();
    const stranger = await server.signIn();
    for (const method of ['GET', 'POST'] as const)
      expect((await stranger.ask(method, urlOf(session))).status).toBe(404);
    raiseEngine('9.0.0');
    await server.db.execute(sql`update interviews set mode = 'ai'
      where id = (select interview_id from interview_sessions where id = ${session._id})`);
    const refused = await again(session);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Only a practice can be evaluated again here.',
    ]);
  });

  test('that is refused, or of what is missing, uses up none of what is allowed', async () => {
    candidate = await server.signIn();
    const session = await ended();
    const statuses = new Set<number>();
    for (let time = 0; time < 20; time++) statuses.add((await again(session)).status);
    expect([...statuses]).toEqual([409]);
    expect((await again({ ...session, _id: 'missing' })).status).toBe(404);
    raiseEngine('9.0.0');
    expect((await again(session)).body.state).toBe('queued');
    await server.jobs.run();
  });

  test('is not done over and over where a person is needed each time', async () => {
    candidate = await server.signIn();
    const session = await ended({ evaluated: false });
    const statuses: number[] = [];
    for (let time = 0; time < 22; time++) {
      await noteJudgingFailed(server.db, session._id);
      statuses.push((await again(session)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([202, 429]);
  });
});
