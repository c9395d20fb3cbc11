// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem, Session, SessionFeedback, TrialQuestion } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { validAnswerTo } from '../../../../tests/support/valid-answers.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { interviewSessions } from '../../../platform/database/schema/index.ts';
import { trialQuestions } from './trial-questions.ts';

const QUESTION = 'software-03';
const PROMPT = 'Tell me about the hardest bug you have tracked down. How did you find its cause?';
const tried = { role_family: 'software', question_id: QUESTION };

let server: TestServer;
let time = Date.now();
let host = 1;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

/** Each test comes from an address of its own, so that none uses up the other's limits. */
async function call<T>(method: 'GET' | 'POST', path: string, payload?: object, headers = {}) {
  const reply = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    remoteAddress: `10.0.0.${host}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() as T & Problem };
}

const evaluate = (text: string, change = {}) =>
  call<SessionFeedback>('POST', 'trial/evaluate', { ...tried, text, ...change });

function save(account: TestAccount, text: string, key = 'one-trial', change = {}) {
  const headers = { authorization: `Bearer ${account.accessToken}`, 'idempotency-key': key };
  return call<Session>('POST', 'interviews/session', { mode: 'trial', ...tried, text, ...change }, headers);
}

describe('a question that is tried', () => {
  test.each(roleFamilies.map(({ id, name }) => [id, name]))('is one of %s', async (id, name) => {
    host += 1;
    const { status, body } = await call<TrialQuestion>('GET', `trial/question?role_family=${id}`);
    expect([status, body.role_family, body.level]).toEqual([200, { _id: id, name }, 'mid']);
    const family = roleFamilies.find((one) => one.id === id);
    const known = family && trialQuestions(family).find((question) => question.id === body._id);
    expect(known?.prompt).toBe(body.prompt);
  });

  test('of no such role is refused', async () => {
    const { status, body } = await call('GET', 'trial/question?role_family=astrology');
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['role_family']]);
  });
});

describe('an answer that is tried', () => {
  test('is looked at as in a practice, by the checklist', async () => {
    host += 1;
    const answer = validAnswerTo(PROMPT);
    const { status, body } = await evaluate(answer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ question_number: 1, prompt: PROMPT, counted_attempt: 0, retries_left: 0 });
    expect(body.anchors).not.toBeNull();
    const [attempt] = body.attempts;
    expect(attempt).toMatchObject({ state: 'ready', found: { assessment: null, exact: null } });
    expect(attempt?.found.turns).toMatchObject([{ outcome: 'answered', answer, seconds: null }]);
    for (const { quote, start, end } of attempt?.found.checklist?.items.flatMap(({ evidence }) => evidence) ??
      [])
      expect(answer.slice(start, end)).toBe(quote);
    expect(attempt?.found.checklist?.items.filter(({ found }) => found).length).toBeGreaterThan(2);
  });

  test.each([['fine'], [PROMPT], ['   ']])('passes the same gate: %j earns nothing', async (text) => {
    const { status, body } = await evaluate(text);
    expect([status, body.attempts[0]?.found.checklist]).toEqual([200, null]);
    expect(body.attempts[0]?.found.turns[0]).toMatchObject({ outcome: 'insufficient' });
  });

  test.each([
    ['text', { text: 'x'.repeat(5001) }],
    ['text', { text: '' }],
    ['question_id', { question_id: 'sales-02' }],
    ['question_id', { question_id: 'software-hiring-01' }],
    ['role_family', { role_family: 'astrology' }],
  ])('is refused for its %s', async (field, change) => {
    const { status, body } = await evaluate('I read the logs.', change);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  test('is stored nowhere and logged nowhere', async () => {
    host += 1;
    const mark = 'quetzalcoatlus';
    const sessions = await server.db.$count(interviewSessions);
    expect((await evaluate(`${validAnswerTo(PROMPT)} I told ${mark} of it.`)).status).toBe(200);
    const tables = await server.db
      .select({ name: sql<string>`quote_ident(table_schema) || '.' || quote_ident(table_name)` })
      .from(sql`information_schema.tables`)
      .where(sql`table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const rows = sql`(select 1 from ${sql.raw(name)} as stored where to_jsonb(stored)::text like ${`%${mark}%`})`;
      expect([name, await server.db.$count(rows)]).toEqual([name, 0]);
    }
    expect(await server.db.$count(interviewSessions)).toBe(sessions);
    expect(server.log.join('')).not.toContain(mark);
  });

  test('is limited by address, and not for others', async () => {
    host += 1;
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await evaluate('fine')).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    host += 1;
    expect((await evaluate('fine')).status).toBe(200);
    time += 3_600_000;
    host -= 1;
    expect((await evaluate('fine')).status).toBe(200);
  });
});

describe('what was tried is saved', () => {
  test('as the first answer of a practice, with the same feedback', async () => {
    host += 1;
    const account = await createAccount(server);
    const answer = validAnswerTo(PROMPT);
    const shown = (await evaluate(answer)).body;
    const { status, body } = await save(account, answer);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      mode: 'practice',
      status: 'in_progress',
      level: 'mid',
      role_family: { _id: 'software' },
      feedback_after_each: true,
      progress: { answered: 1, total: 3 },
      current_turn: null,
      turns: [{ prompt: PROMPT, outcome: 'answered', answer }],
    });
    const found = (feedback: SessionFeedback | null) =>
      feedback?.attempts.map(({ state, found: { checklist, turns } }) => ({
        state,
        turns: turns.map(({ _id, submitted_at, ...turn }) => turn),
        items: checklist?.items.map(({ evidence, ...item }) => ({
          ...item,
          quotes: evidence.map(({ quote }) => quote),
        })),
      }));
    expect(found(body.feedback)).toEqual(found(shown));
    expect(new Set(body.turns.map(({ _id }) => _id)).size).toBe(1);
  });

  test('once, however often it is sent, and goes on to other questions', async () => {
    host += 1;
    const account = await createAccount(server);
    const answers = await Promise.all([save(account, 'I read the logs.'), save(account, 'I read the logs.')]);
    const again = await save(account, 'I read the logs.');
    expect(new Set([...answers, again].map(({ body }) => body._id)).size).toBe(1);
    const { _id, turns } = again.body;
    const next = await call<Session>(
      'POST',
      `interviews/session/${_id}/turns/${turns[0]?._id}/next`,
      undefined,
      { authorization: `Bearer ${account.accessToken}` },
    );
    expect(next.body.current_turn).toMatchObject({ question_number: 2, kind: 'core' });
    expect(next.body.current_turn?.prompt).not.toBe(PROMPT);
    const list = await call<{ total: number }>('GET', 'interviews/sessions', undefined, {
      authorization: `Bearer ${account.accessToken}`,
    });
    expect(list.body.total).toBe(1);
  });

  test('also where it was insufficient', async () => {
    const { status, body } = await save(await createAccount(server), 'fine');
    expect([status, body.turns[0]?.outcome, body.feedback?.retries_left]).toEqual([201, 'insufficient', 2]);
  });

  test.each([
    ['question_id', { question_id: 'sales-02' }],
    ['text', { text: 'x'.repeat(5001) }],
  ])('not with a wrong %s', async (field, change) => {
    const { status, body } = await save(await createAccount(server), 'I read.', 'wrong', change);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});
