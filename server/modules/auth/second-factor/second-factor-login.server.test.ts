// @module-tag postgres
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SecondFactorMethod, SignInMethod } from '../../../../openapi/gen/types.gen.ts';
import { suspend } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, authSessions, recoveryCodes } from '../../../platform/database/schema/index.ts';
import { loadServerSecret } from '../../../platform/security/server-secret.ts';
import { findAccount } from '../account-repository.ts';
import { wrong } from '../auth-client.fixture.ts';
import { codeOf } from '../codes/verification-code.ts';
import {
  codeAt,
  cookieOf,
  mailedCodes,
  type ProtectedAccount,
  protectedAccount,
  SecondFactorClient,
} from './second-factor.fixture.ts';
import { askForSecondFactor } from './second-factor-challenge-service.ts';

const STEP_MS = 30_000;
let server: TestServer;
let time = Date.now();
let client: SecondFactorClient;
let owner: ProtectedAccount;
let addresses = 0;

const later = (milliseconds: number) => {
  time += milliseconds;
};
const newAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const eventsOf = async ({ userId }: ProtectedAccount) =>
  (await server.db.select().from(authEvents).where(eq(authEvents.userId, userId))).map(({ type }) => type);
/** The code of the mail that `sendOtp` would send. */
const mailedCode = async (challengeId: string) =>
  codeOf(await loadServerSecret(server.db, 'tokens-and-codes'), challengeId);

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { trustedProxies: 1 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = new SecondFactorClient(server, newAddress());
  owner = await protectedAccount(server, client, { now: time });
  later(2 * STEP_MS);
});

test('without the second factor there is a challenge, and neither token nor cookie nor session', async () => {
  const before = await server.db.$count(authSessions);
  const { status, body, headers } = await client.login(owner);
  expect(status).toBe(202);
  expect(Object.keys(body).toSorted()).toEqual(['challenge_id', 'expires_at', 'methods']);
  expect(body.methods).toEqual(['totp', 'recovery_code']);
  expect(new Date(body.expires_at).getTime() - time).toBe(600_000);
  expect(headers.getSetCookie()).toEqual([]);
  expect(await server.db.$count(authSessions)).toBe(before);
  expect(await eventsOf(owner)).toContain('second_factor_requested');
});

test.each<[SignInMethod, boolean]>([
  ['password', true],
  ['google', true],
  ['linkedin', true],
  ['passkey', false],
])('after %s the second factor is asked for: %s', async (method, isAsked) => {
  const account = await findAccount(server.db, owner.userId);
  if (!account) throw new Error('The account is gone');
  const deps = { now: () => new Date(time) };
  const context = { caller: { ip: newAddress(), userAgent: null }, deviceToken: undefined };
  const challenge = await server.db.transaction((tx) =>
    askForSecondFactor(deps, tx, { account, method }, context),
  );
  expect(challenge !== null).toBe(isAsked);
  if (!challenge) return;
  const { body } = await client.verify(challenge.challenge_id, 'totp', codeAt(owner.secret, time));
  expect(body.user.email).toBe(owner.email);
  const entered = and(eq(authSessions.userId, owner.userId), eq(authSessions.method, method));
  expect(await server.db.$count(authSessions, entered)).toBeGreaterThan(0);
});

describe('a right code signs in', () => {
  const code = (change: (secret: string) => string) => async () => change(owner.secret);
  const recovery = (change: (code: string) => string) => async () => change(owner.recoveryCodes[3] ?? '');

  test.each<[string, SecondFactorMethod, (challengeId: string) => Promise<string>]>([
    ['of the app', 'totp', code((secret) => codeAt(secret, time))],
    ['of the app, one step late', 'totp', code((secret) => codeAt(secret, time - STEP_MS))],
    ['of the app, one step early', 'totp', code((secret) => codeAt(secret, time + STEP_MS))],
    ['of the app, with a blank', 'totp', code((secret) => codeAt(secret, time).replace(/^.../, '$& '))],
    ['for recovery', 'recovery_code', recovery((shown) => shown)],
    ['for recovery, in capitals', 'recovery_code', recovery((shown) => shown.toUpperCase())],
    ['for recovery, without hyphens', 'recovery_code', recovery((shown) => shown.replaceAll('-', ''))],
    ['for recovery, with blanks', 'recovery_code', recovery((shown) => ` ${shown.replaceAll('-', ' ')} `)],
    ['by email', 'email', mailedCode],
  ])('%s', async (_case, method, codeFor) => {
    await client.allowEmailCodes(owner);
    const { challenge_id: id } = await client.challenge(owner);
    const { status, body, headers } = await client.verify(id, method, await codeFor(id));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', user: { email: owner.email } });
    expect(cookieOf(headers, 'candor_refresh')).toMatch(/=[\w-]{43}$/);
    expect(cookieOf(headers, 'candor_device')).toBe('');
    expect((await client.call('GET', 'auth/status', { token: body.access_token })).status).toBe(200);
    const [session] = (
      await server.db.select().from(authSessions).where(eq(authSessions.userId, owner.userId))
    ).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    expect(session?.method).toBe('password');
    const isRecovery = (await eventsOf(owner)).includes('recovery_code_used');
    expect(isRecovery).toBe(method === 'recovery_code');
  });
});

describe('a wrong code is refused with what is left', () => {
  const app = (at: number) => async () => codeAt(owner.secret, time + at * STEP_MS);

  test.each<[string, SecondFactorMethod, (challengeId: string) => Promise<string>]>([
    ['of the app', 'totp', async () => wrong(codeAt(owner.secret, time))],
    ['of the app, two steps late', 'totp', app(-2)],
    ['of the app, two steps early', 'totp', app(2)],
    ['of the app, sent as one by email', 'email', app(0)],
    ['for recovery', 'recovery_code', async () => 'aaaa-aaaa-aaaa'],
    ['for recovery, sent as one of the app', 'totp', async () => owner.recoveryCodes[0] ?? ''],
    [
      'for recovery, of somebody else',
      'recovery_code',
      async () => {
        const other = await protectedAccount(server, client, { now: time });
        return other.recoveryCodes[0] ?? '';
      },
    ],
    ['by email, where that is not allowed', 'email', mailedCode],
    ['by email, sent as one of the app', 'totp', mailedCode],
  ])('%s', async (_case, method, codeFor) => {
    const { challenge_id: id } = await client.challenge(owner);
    const { status, body, headers } = await client.verify(id, method, await codeFor(id));
    const detail = 'That code isn’t right. You have 4 tries left.';
    expect([status, body.detail]).toEqual([400, detail]);
    expect(body.errors).toEqual([{ field: 'code', message: detail }]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await eventsOf(owner)).toContain('second_factor_failed');
  });

  test('five times, then the challenge is over also for the right one', async () => {
    const { challenge_id: id } = await client.challenge(owner);
    const details: unknown[] = [];
    for (let guess = 0; guess < 5; guess++) {
      details.push((await client.verify(id, 'recovery_code', `wrong-${guess}`)).body.detail);
    }
    expect(details.at(3)).toBe('That code isn’t right. You have 1 try left.');
    expect(details.at(4)).toBe('That code isn’t right. Sign in again.');
    expect((await client.verify(id, 'totp', codeAt(owner.secret, time))).status).toBe(410);
    const { challenge_id: next } = await client.challenge(owner);
    expect((await client.verify(next, 'totp', codeAt(owner.secret, time))).status).toBe(200);
  });
});

describe('a code counts once', () => {
  async function signIn(method: SecondFactorMethod, code: string) {
    const { challenge_id: id } = await client.challenge(owner);
    return (await client.verify(id, method, code)).status;
  }

  test('of the app, also none of a step before', async () => {
    const [before, now] = [codeAt(owner.secret, time - STEP_MS), codeAt(owner.secret, time)];
    expect(await signIn('totp', now)).toBe(200);
    expect(await signIn('totp', now)).toBe(400);
    expect(await signIn('totp', before)).toBe(400);
    later(STEP_MS);
    expect(await signIn('totp', codeAt(owner.secret, time))).toBe(200);
  });

  test('of the app, where it confirmed the setup', async () => {
    const fresh = await protectedAccount(server, client, { now: time });
    const { challenge_id: id } = await client.challenge(fresh);
    expect((await client.verify(id, 'totp', codeAt(fresh.secret, time))).status).toBe(400);
  });

  test('for recovery; the others stay, and the owner is told how many', async () => {
    const [first = '', second = ''] = owner.recoveryCodes;
    expect(await signIn('recovery_code', first)).toBe(200);
    expect(await signIn('recovery_code', first.toUpperCase())).toBe(400);
    const { subject, text } = await server.mailTo(owner.email, 2);
    expect([subject, text]).toEqual([
      'A recovery code was used',
      expect.stringContaining('9 codes are left.'),
    ]);
    expect(await signIn('recovery_code', second)).toBe(200);
  });

  test.each<[SecondFactorMethod, () => string]>([
    ['totp', () => codeAt(owner.secret, time)],
    ['recovery_code', () => owner.recoveryCodes[0] ?? ''],
  ])('%s in eight sign-ins at the same time', async (method, code) => {
    const challenges = await Promise.all(Array.from({ length: 8 }, () => client.challenge(owner)));
    const answers = await Promise.all(
      challenges.map(({ challenge_id: id }) => client.verify(id, method, code(), { ip: newAddress() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)]);
  });

  test('by email at the same time: one challenge gives one session', async () => {
    await client.allowEmailCodes(owner);
    const { challenge_id: id } = await client.challenge(owner);
    const code = await mailedCode(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.verify(id, 'email', code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
  });
});

describe('a challenge is over', () => {
  const right = () => codeAt(owner.secret, time);
  type Ends = (challengeId: string) => Promise<unknown>;

  test.each<[string, Ends]>([
    ['after ten minutes', async () => later(600_000)],
    ['once it was met', (id) => client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '')],
    [
      'after logging out everywhere',
      () => client.call('POST', 'auth/logout-all', { token: owner.accessToken }),
    ],
    [
      'once the second factor is off',
      () => client.account('POST', '/disable', owner.accessToken, { current_password: owner.password }),
    ],
  ])('%s', async (_case, end) => {
    await client.allowEmailCodes(owner);
    const { challenge_id: id } = await client.challenge(owner);
    await end(id);
    expect((await client.verify(id, 'totp', right())).status).toBe(410);
    expect((await client.sendOtp(id)).status).toBe(410);
  });

  test('where there never was one, or one for something else', async () => {
    const registration = {
      role: 'candidate',
      full_name: 'New Person',
      email: 'new@factor.example',
      password: 'a long enough pass phrase',
      accept_terms: true,
    };
    const { body } = await client.call<{ challenge_id: string }>('POST', 'auth/register', {
      body: registration,
    });
    for (const id of ['unknown', body.challenge_id]) {
      expect((await client.verify(id, 'email', await mailedCode(id))).status).toBe(410);
      expect((await client.sendOtp(id)).status).toBe(410);
    }
  });

  test('for an account that was deactivated meanwhile, which costs it no code', async () => {
    const { challenge_id: id } = await client.challenge(owner);
    await suspend(server, owner);
    const { status, body } = await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '');
    expect([status, body.detail]).toEqual([403, 'This account is deactivated.']);
    const codes = await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
    expect(codes.every(({ usedAt }) => usedAt === null)).toBe(true);
  });
});

describe('guessing', () => {
  test('of 200 parallel guesses at most five are looked at, from however many addresses', async () => {
    const { challenge_id: id } = await client.challenge(owner);
    const guess = (_: unknown, index: number) =>
      client.verify(id, 'totp', String(index).padStart(6, '0'), { ip: newAddress() });
    const answers = await Promise.all(Array.from({ length: 200 }, guess));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.every((status) => [400, 410, 429].includes(status))).toBe(true);
    const failed = (await eventsOf(owner)).filter((type) => type === 'second_factor_failed');
    expect(failed).toHaveLength(5);
    expect((await client.verify(id, 'totp', codeAt(owner.secret, time))).status).not.toBe(200);
  });

  test('new challenges give no new tries, and the owner elsewhere is not locked out', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const { challenge_id: id } = await client.challenge(owner);
      for (let guess = 0; guess < 5; guess++) {
        statuses.push((await client.verify(id, 'recovery_code', `wrong-${guess}`)).status);
      }
    }
    expect(statuses).toEqual([...Array(15).fill(400), ...Array(5).fill(429)]);
    const { challenge_id: id } = await client.challenge(owner);
    const code = codeAt(owner.secret, time);
    expect((await client.verify(id, 'totp', code)).status).toBe(429);
    expect((await client.verify(id, 'totp', code, { ip: newAddress() })).status).toBe(200);
  });
});

describe('a code by email', () => {
  test('is sent where it is allowed, once a minute, and stays the same', async () => {
    await client.allowEmailCodes(owner);
    const { challenge_id: id, methods } = await client.challenge(owner);
    expect(methods).toEqual(['totp', 'recovery_code', 'email']);
    const { status, body } = await client.sendOtp(id);
    expect([status, body.challenge_id]).toEqual([202, id]);
    expect(new Date(body.resend_after).getTime() - time).toBe(60_000);
    const [first = ''] = await mailedCodes(server, owner.email, 1);
    const hasty = await client.sendOtp(id);
    expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '60']);
    later(60_000);
    expect((await client.sendOtp(id)).status).toBe(202);
    expect(await mailedCodes(server, owner.email, 2)).toEqual([first, first]);
    expect((await client.verify(id, 'email', first)).status).toBe(200);
  });

  test('is refused where it is not allowed', async () => {
    const { challenge_id: id } = await client.challenge(owner);
    expect((await client.sendOtp(id)).status).toBe(409);
  });
});
