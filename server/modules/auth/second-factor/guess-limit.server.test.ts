// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  codeAt,
  mailedCodes,
  type ProtectedAccount,
  protectedAccount,
  SecondFactorClient,
} from './second-factor.fixture.ts';

const NEW = 'seven green umbrellas';
let server: TestServer;
let time = Date.now();
let owner: ProtectedAccount;
let client: SecondFactorClient;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { trustedProxies: 1 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = new SecondFactorClient(server, `10.6.1.${++addresses}`);
  owner = await protectedAccount(server, client, { now: time });
  time += 60_000;
});

/** Guesses with the right password, five from each address, and counts those that were looked at. */
async function guess(places: number, placeOf: (index: number) => string): Promise<number> {
  const statuses: number[] = [];
  for (let index = 0; index < places; index++) {
    const ip = placeOf(index);
    const { challenge_id: id } = await client.challenge(owner, { ip });
    for (let tries = 0; tries < 5; tries++) {
      statuses.push((await client.verify(id, 'totp', 'abcdef', { ip })).status);
    }
  }
  return statuses.filter((status) => status === 400).length;
}

test('all addresses of one IPv6 line share their guesses', async () => {
  expect(await guess(5, (index) => `2001:db8:1:${addresses}::${index + 1}`)).toBe(15);
  expect(await guess(1, () => '2001:db8:2:1::1')).toBe(5);
});

test('from a thousand places there are fifty guesses, and a recovery code still lets the owner in', async () => {
  expect(await guess(12, (index) => `10.7.${addresses}.${index + 1}`)).toBe(50);
  const { challenge_id: id } = await client.challenge(owner);
  const refused = await client.verify(id, 'totp', codeAt(owner.secret, time));
  expect([refused.status, refused.body.detail]).toEqual([429, 'Too many attempts. Try again in 24 hours.']);
  expect((await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '')).status).toBe(200);
  const next = await client.challenge(owner);
  expect((await client.verify(next.challenge_id, 'totp', codeAt(owner.secret, time))).status).toBe(200);
});

test('a new password ends the attack, and the owner gets in with the app', async () => {
  expect(await guess(11, (index) => `10.8.${addresses}.${index + 1}`)).toBe(50);
  const asked = await client.call<VerificationChallenge>('POST', 'auth/forgot-password', {
    body: { email: owner.email },
  });
  const [code = ''] = await mailedCodes(server, owner.email, 1);
  const body = { challenge_id: asked.body.challenge_id, code, password: NEW };
  expect((await client.call('POST', 'auth/reset-password', { body })).status).toBe(204);
  const { challenge_id: id } = await client.challenge({ ...owner, password: NEW });
  expect((await client.verify(id, 'totp', codeAt(owner.secret, time))).status).toBe(200);
});
