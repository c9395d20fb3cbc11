import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { AuthClient, wrong } from '../auth-client.fixture.ts';

const OVER = 'This code no longer works. Request a new one.';
const ALREADY = 'Your email address is already verified. Sign in to continue.';

let server: TestServer;
let client: AuthClient;
let time = Date.now();
let number = 0;

const newAddress = () => `proven${++number}@mail.example`;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  client = new AuthClient(server);
});
afterAll(() => server.close());

async function registered(email = newAddress()) {
  const { body } = await client.register(email);
  return { email, id: body.challenge_id, code: await client.codeFor(email) };
}

async function refusalOf(id: string, code: string) {
  const { status, body } = await client.verify(id, code);
  return { status, detail: body.detail, fields: body.errors?.map(({ field }) => field) };
}

const over = { status: 410, detail: OVER, fields: undefined };
const already = { status: 410, detail: ALREADY, fields: ['is_verified'] };

test('a code that proved its address says so when it comes again, also later', async () => {
  const { id, code } = await registered();
  expect((await client.verify(id, code)).status).toBe(200);
  expect(await refusalOf(id, code)).toEqual(already);
  time += 3_600_000;
  expect(await refusalOf(id, code)).toEqual(already);
});

test('two tabs that enter it together are both told what is so', async () => {
  const { id, code } = await registered();
  const answers = await Promise.all([client.verify(id, code), client.verify(id, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect(answers.find(({ status }) => status === 410)?.body.detail).toBe(ALREADY);
});

test('without its code nobody learns that a challenge proved its address', async () => {
  const { id, code } = await registered();
  await client.verify(id, code);
  expect(await refusalOf(id, wrong(code))).toEqual(over);
});

test('a challenge that was replaced or is too old proved nothing', async () => {
  const { email, id, code } = await registered();
  time += 61_000;
  const { body } = await client.resend(email);
  const second = await client.codeFor(email, 2);
  expect(await refusalOf(id, code)).toEqual(over);
  time += 601_000;
  expect(await refusalOf(body.challenge_id, second)).toEqual(over);
});

test('another registration of an address says nothing of the one that proved it', async () => {
  const first = await registered();
  time += 61_000;
  const { body } = await client.register(first.email);
  const second = await client.codeFor(first.email, 2);
  await client.verify(body.challenge_id, second);
  expect(await refusalOf(first.id, first.code)).toEqual(over);
});

test('the challenge of an address that has an account already looks as before', async () => {
  const { email, id, code } = await registered();
  await client.verify(id, code);
  time += 61_000;
  const { body } = await client.register(email);
  const { status, detail } = await refusalOf(body.challenge_id, '123456');
  expect([status, detail]).toEqual([400, 'That code isn’t right. You have 4 tries left.']);
});
