import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PasswordVerdict } from '../../../../openapi/gen/types.gen.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { rateLimits } from '../../../platform/database/schema/index.ts';
import { AuthClient } from '../auth-client.fixture.ts';

const LIST = 'node_modules/@zxcvbn-ts/language-common/src/passwords.json';
const REFUSAL = 'This password is commonly used or has been leaked. Choose another one.';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { trustedProxies: 1 } });
});
afterAll(() => server.close());

const verdictOn = (password: unknown) =>
  new AuthClient(server).post<PasswordVerdict>('check-password', { password } as object);

test('knows every leaked password of 12 and more characters', async () => {
  const leaked: string[] = JSON.parse(readFileSync(LIST, 'utf8'));
  const long = leaked.filter(({ length }) => length >= 12);
  expect(long.length).toBeGreaterThan(300);
  const verdicts = await Promise.all(long.map(async (password) => (await verdictOn(password)).body));
  expect(verdicts.filter(({ is_common: isCommon }) => !isCommon)).toEqual([]);
});

test.each([
  ['supernatural', true],
  ['intelligence', true],
  ['SonyEricsson', true],
  ['purple lanterns over water', false],
])('says of %j whether it is common: %s', async (password, isCommon) => {
  expect(await verdictOn(password)).toMatchObject({ status: 200, body: { is_common: isCommon } });
});

test.each([[''], ['elevenchars'], ['a'.repeat(1025)], [12], [undefined]])(
  'does not look at %j',
  async (password) => {
    expect((await verdictOn(password)).status).toBe(422);
  },
);

test('a leaked password is refused beside its field by a registration', async () => {
  const { status, body } = await new AuthClient(server).register('leaked@navy.example', {
    password: 'supernatural',
  });
  expect([status, body.errors]).toEqual([422, [{ field: 'password', message: REFUSAL }]]);
});

test('is limited by address, and leaves nothing of the password behind', async () => {
  const password = 'kept by nobody at all';
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/check-password',
      headers: { 'x-forwarded-for': '10.1.1.1' },
      payload: { password },
    });
  const answers = await Promise.all(Array.from({ length: 601 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeTruthy();
  expect(server.log.join('')).toContain('"path":"/api/v1/auth/check-password"');
  const left = server.log.join('') + JSON.stringify(await server.db.select().from(rateLimits));
  expect(left).not.toContain(password);
});
