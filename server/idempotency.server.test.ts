// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';
import { createEngine } from './modules/assessment/engine.ts';
import { AuthClient } from './modules/auth/auth-client.fixture.ts';
import { idempotencyKeys, interviewSessions } from './platform/database/schema/index.ts';
import { freeHeldKeys } from './platform/http/idempotency.ts';

const REQUEST = {
  mode: 'practice',
  role_family: 'software',
  level: 'junior',
  question_type: 'mixed',
  question_count: 3,
};

let server: TestServer;
let tokens: string[];
let key = '';
let count = 0;

const judging = createEngine({});

beforeAll(async () => {
  server = await startTestServer({ judging });
  tokens = await Promise.all(['one@mail.example', 'two@mail.example'].map(newToken));
});
beforeEach(() => {
  count += 1;
  key = `key-number-${count}`;
});
afterAll(() => server.close());

async function newToken(email: string): Promise<string> {
  const client = new AuthClient(server);
  await client.signUp(email);
  return (await client.login(email)).body.access_token;
}

async function create(change: object = {}, token = tokens[0]) {
  const response = await fetch(`${server.url}/api/v1/interviews/session`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...REQUEST, ...change }),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Changes what is stored of the key in hand. */
const alter = (values: Partial<typeof idempotencyKeys.$inferInsert>) =>
  server.db.update(idempotencyKeys).set(values).where(eq(idempotencyKeys.key, key));
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const sessionCount = () => server.db.$count(interviewSessions);

test('a write that is sent again is done once and answered to the letter', async () => {
  const before = await sessionCount();
  const first = await create();
  const second = await create();
  expect(first.status).toBe(201);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(await sessionCount()).toBe(before + 1);
});

test('ten at once are done once and all answered alike', async () => {
  const before = await sessionCount();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(await sessionCount()).toBe(before + 1);
});

test('the key of one user is not that of another', async () => {
  const [first, second] = [await create(), await create({}, tokens[1])];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).not.toBe(first.body);
});

test('a key is refused for another body', async () => {
  await create();
  expect((await create({ question_count: 5 })).status).toBe(422);
});

test('a failure frees the key', async () => {
  expect((await create({ role_family: 'no-such-family' })).status).toBe(422);
  expect((await create()).status).toBe(201);
});

test('what a holder made that died before it answered is found, not made again', async () => {
  const before = await sessionCount();
  const first = await create();
  await alter({
    status: null,
    body: null,
    holder: 'a process that is no more',
    lockedAt: secondsAgo(16),
  });
  const second = await create();
  expect(second.status).toBe(201);
  expect(JSON.parse(second.body)._id).toBe(JSON.parse(first.body)._id);
  expect(await sessionCount()).toBe(before + 1);
});

test('a start that shares the database with nobody does not wait for holders that died', async () => {
  const first = await create();
  await alter({ status: null, body: null, holder: 'a process that is no more' });
  await freeHeldKeys(server.db);
  const second = await create();
  expect(second.status).toBe(201);
  expect(JSON.parse(second.body)._id).toBe(JSON.parse(first.body)._id);
});

test('work that takes long keeps its key, and who waits for it in vain is told when to come back', async () => {
  const slow = Promise.withResolvers<void>();
  const select = judging.select.bind(judging);
  const selecting = vi.spyOn(judging, 'select').mockImplementation(async (wish) => {
    await slow.promise;
    return select(wish);
  });
  const first = create();
  await expect.poll(() => selecting.mock.calls.length).toBe(1);
  // Were the lock not renewed, it would be taken over while the second waits.
  await alter({ lockedAt: secondsAgo(8) });
  const second = await create();
  expect([second.status, second.headers.get('retry-after')]).toEqual([425, '5']);
  expect(JSON.parse(second.body).detail).toBe('The same request is still in progress.');
  slow.resolve();
  expect((await first).status).toBe(201);
  expect((await create()).body).toBe((await first).body);
  expect(selecting).toHaveBeenCalledTimes(1);
  selecting.mockRestore();
});

test('a server short of a connection says whether it had begun the work', async () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const selecting = vi.spyOn(judging, 'select').mockRejectedValueOnce(lost);
  const begun = await create();
  selecting.mockRestore();
  const inserting = vi.spyOn(server.db, 'insert').mockImplementationOnce(() => {
    throw new Error('timeout exceeded when trying to connect');
  });
  const notBegun = await create();
  inserting.mockRestore();
  const factsOf = ({ status, headers, body }: typeof begun) => [
    status,
    headers.get('retry-after'),
    JSON.parse(body).code,
  ];
  expect(factsOf(begun)).toEqual([503, '2', undefined]);
  expect(factsOf(notBegun)).toEqual([503, '2', 'not_begun']);
  expect((await create()).status).toBe(201);
});

test('a success that cannot be kept for its retries at once is answered, and kept a little later', async () => {
  const before = await sessionCount();
  const updating = vi.spyOn(server.db, 'update').mockImplementationOnce(() => {
    throw new Error('timeout exceeded when trying to connect');
  });
  const first = await create();
  expect(updating).toHaveBeenCalledWith(idempotencyKeys);
  updating.mockRestore();
  const second = await create();
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  expect(await sessionCount()).toBe(before + 1);
});

test('a key is forgotten after a day', async () => {
  const first = await create();
  await alter({ lockedAt: secondsAgo(25 * 3600) });
  const second = await create({ question_count: 5 });
  expect(second.status).toBe(201);
  expect(JSON.parse(second.body)._id).not.toBe(JSON.parse(first.body)._id);
});
