// @module-tag postgres
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { authEvents, challenges, trustedDevices, users } from '../../../platform/database/schema/index.ts';
import { call, eventsOf, fromManyPlaces, setAccount } from '../account/account-client.fixture.ts';
import { AuthClient, allMailed, codeIn, wrong } from '../auth-client.fixture.ts';

const NEW = 'seven green umbrellas';
const FIRST_GUESS = 'That code isn’t right. You have 4 tries left.';
let server: TestServer;
let time = Date.now();
let number = 0;

const later = (seconds: number) => {
  time += seconds * 1000;
};
const newAddress = () => `forgetful${++number}@mail.example`;
const forgot = (email: string) =>
  call<VerificationChallenge>(server, 'POST', '/auth/forgot-password', { body: { email } });
const reset = (challenge_id: string, code: string, change: object = {}) =>
  call<object>(server, 'POST', '/auth/reset-password', {
    body: { challenge_id, code, password: NEW, ...change },
  });
const change = (token: string, body: object) =>
  call<object>(server, 'POST', '/account/password', { token, body });
const login = async (email: string, password: string) =>
  (await new AuthClient(server).login(email, password)).status;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

/** Asks for a code and reads it in the mail. */
async function asked(email: string, mails = 1) {
  const { status, body } = await forgot(email);
  expect(status).toBe(202);
  return { id: body.challenge_id, code: codeIn((await server.mailTo(email, mails)).text) };
}

async function trustSomeDevice({ userId }: TestAccount): Promise<() => Promise<number>> {
  const device = { tokenHash: newId(), userId, createdAt: new Date(time), expiresAt: new Date(time + 9e8) };
  await server.db.insert(trustedDevices).values(device);
  return () => server.db.$count(trustedDevices, eq(trustedDevices.userId, userId));
}

test('somebody who forgot the password chooses a new one, and every old access ends at once', async () => {
  const account = await createAccount(server);
  const { email, password, accessToken, userId } = account;
  const trusted = await trustSomeDevice(account);
  const other = new AuthClient(server);
  await other.login(email, password);

  const { body } = await forgot(` ${email.toUpperCase()} `);
  expect(Date.parse(body.expires_at) - time).toBe(600_000);
  expect(Date.parse(body.resend_after) - time).toBe(60_000);
  const mail = await server.mailTo(email);
  const code = codeIn(mail.text);
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.pathname).toBe('/auth/reset-password');
  expect(Object.fromEntries(link.searchParams)).toEqual({ challenge: body.challenge_id, email });
  expect(link.hash).toBe(`#code=${code}`);
  expect(mail.text).toContain('Didn’t ask for this?');

  expect((await reset(body.challenge_id, code)).status).toBe(204);
  expect([await login(email, password), await login(email, NEW)]).toEqual([401, 200]);
  expect((await call(server, 'GET', '/account/devices', { token: accessToken })).status).toBe(401);
  expect((await other.refresh()).status).toBe(401);
  expect(await trusted()).toBe(0);
  const notice = await server.mailTo(email, 2);
  expect(notice.subject).toBe('Your password was changed');
  expect(notice.text).toContain(`${server.env.publicUrl}/auth/forgot-password`);
  const events = await eventsOf(server, userId);
  expect(events).toEqual(expect.arrayContaining(['password_reset_requested', 'password_reset']));
  expect((await reset(body.challenge_id, code)).status).toBe(410);
});

test('a new password is not held up by the wrong ones before it', async () => {
  const { email } = await createAccount(server);
  for (let attempt = 0; attempt < 11; attempt++) await login(email, 'not the password');
  expect(await login(email, 'not the password')).toBe(429);
  const { id, code } = await asked(email);
  expect((await reset(id, code)).status).toBe(204);
  expect(await login(email, NEW)).toBe(200);
});

test('other devices stay signed in where that is wanted, but are trusted no more', async () => {
  const account = await createAccount(server);
  const trusted = await trustSomeDevice(account);
  const { id, code } = await asked(account.email);
  expect((await reset(id, code, { sign_out_others: false })).status).toBe(204);
  expect((await call(server, 'GET', '/account/devices', { token: account.accessToken })).status).toBe(200);
  expect(await trusted()).toBe(0);
});

describe('asking for a code', () => {
  const requestedNow = () =>
    and(eq(authEvents.type, 'password_reset_requested'), eq(authEvents.at, new Date(time)));
  const accountWith = async (state: Partial<typeof users.$inferInsert>) => {
    const { email, userId } = await createAccount(server);
    await setAccount(server, userId, state);
    return { email, userId };
  };
  test.each([
    ['an unknown address', null, null],
    ['a verified account', { isActive: true }, /^\d{6} is your password reset code$/],
    ['an unverified account', { isVerified: false }, /^Please sign up again$/],
    ['an account without a password', { passwordHash: null }, /^\d{6} is your password reset code$/],
    ['a deactivated account', { isActive: false }, /^\d{6} is your password reset code$/],
  ])('is answered alike for %s', async (_case, state, subject) => {
    const { email, userId } = state ? await accountWith(state) : { email: newAddress(), userId: null };
    later(1);
    const { status, body } = await forgot(email);
    expect([status, Object.keys(body)]).toEqual([202, ['challenge_id', 'expires_at', 'resend_after']]);
    expect(Date.parse(body.expires_at) - time).toBe(600_000);

    await allMailed(server);
    const mails = (await server.outbox()).filter(({ recipient }) => recipient === email);
    expect(mails.map((mail) => mail.subject)).toEqual(subject ? [expect.stringMatching(subject)] : []);
    const events = await server.db.select().from(authEvents).where(requestedNow());
    expect(events).toEqual([expect.objectContaining({ userId, ip: '127.0.0.1' })]);

    const code = codeIn(mails[0]?.text ?? '');
    const guess = await reset(body.challenge_id, wrong(code));
    expect([guess.status, guess.body.detail]).toEqual([400, FIRST_GUESS]);
    const soon = await forgot(email);
    expect([soon.status, soon.body.detail]).toEqual([429, 'Too many attempts. Try again in 60 seconds.']);
  });

  test('again ends no code that is on its way, so that nobody can keep an owner from it', async () => {
    const { email } = await createAccount(server);
    const first = await asked(email);
    later(61);
    const second = await asked(email, 2);
    expect((await reset(first.id, first.code)).status).toBe(204);
    expect((await reset(second.id, second.code)).status).toBe(410);
  });
});

describe('a password reset code', () => {
  test.each([
    ['that is too short', 'elevenchars', 'Use at least 12 characters.'],
    [
      'that is common',
      'password1234',
      'This password is commonly used or has been leaked. Choose another one.',
    ],
    [
      'made of the owner’s name',
      'Test-Person-2026',
      'Do not make the password of your name or email address.',
    ],
    ['that is too long', 'x'.repeat(1025), 'Use at most 1024 characters.'],
  ])('is not used up by a password %s', async (_case, password, message) => {
    const { email } = await createAccount(server);
    const { id, code } = await asked(email);
    for (let index = 0; index < 6; index += 1) {
      const refused = await reset(id, code, { password });
      expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'password', message }]]);
    }
    const guess = await reset(id, wrong(code));
    expect(guess.body.detail).toBe(FIRST_GUESS);
    expect((await reset(id, code)).status).toBe(204);
  });

  test('says nothing of the rules to whoever does not have it', async () => {
    const { email } = await createAccount(server);
    const { id, code } = await asked(email);
    const { status, body } = await reset(id, wrong(code), { password: 'Test-Person-2026' });
    expect([status, body.detail, body.errors]).toEqual([400, FIRST_GUESS, undefined]);
  });

  test('is looked at five times at most of 200 guesses that come together', async () => {
    const { email, password } = await createAccount(server);
    const { id, code } = await asked(email);
    const body = { challenge_id: id, code: wrong(code), password: NEW };
    const answers = await fromManyPlaces(server, 200, { path: '/auth/reset-password', body });
    expect(answers.filter((status) => status === 400)).toHaveLength(5);
    expect(answers.every((status) => [400, 410, 429].includes(status))).toBe(true);
    later(601);
    expect(await login(email, password)).toBe(200);
  });

  test('is good once, also when it comes three times together', async () => {
    const { email } = await createAccount(server);
    const { id, code } = await asked(email);
    const answers = await Promise.all([1, 2, 3].map(() => reset(id, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
  });

  test.each([
    ['over after ten minutes', async () => later(601)],
    [
      'over after a reset with another one',
      async (email: string) => {
        later(61);
        const other = await asked(email, 2);
        expect((await reset(other.id, other.code)).status).toBe(204);
      },
    ],
    [
      'over once the password was changed',
      async (email: string, { password }: TestAccount) => {
        const { body } = await new AuthClient(server).login(email, password);
        const answer = await change(body.access_token, { current_password: password, new_password: NEW });
        expect(answer.status).toBe(204);
      },
    ],
  ])('is %s', async (_case, happens) => {
    const account = await createAccount(server);
    const { id, code } = await asked(account.email);
    await happens(account.email, account);
    expect((await reset(id, code)).status).toBe(410);
  });

  test('serves its own account and purpose only', async () => {
    const [one, two] = [await createAccount(server), await createAccount(server)];
    const [ofOne, ofTwo] = [await asked(one.email), await asked(two.email)];
    expect((await reset(ofOne.id, ofTwo.code)).status).toBe(400);
    const client = new AuthClient(server);
    expect((await client.verify(ofOne.id, ofOne.code)).status).toBe(410);
    const address = newAddress();
    const { body } = await client.register(address);
    expect((await reset(body.challenge_id, await client.codeFor(address))).status).toBe(410);
    expect([await login(one.email, one.password), await login(two.email, two.password)]).toEqual([200, 200]);
  });

  test('is stored nowhere, nor is the password', async () => {
    const { email } = await createAccount(server);
    const { id, code } = await asked(email);
    const stored = async () => {
      const jobs = await server.db.execute(sql`select data, output from pgboss.job where name = 'code-mail'`);
      const tables = [challenges, users, authEvents].map((table) => server.db.select().from(table));
      return JSON.stringify([jobs, await Promise.all(tables)]) + server.log.join('');
    };
    expect(await stored()).not.toContain(`"${code}"`);
    expect((await reset(id, code)).status).toBe(204);
    await server.mailTo(email, 2);
    expect(await stored()).not.toContain(NEW);
  });
});

describe('changing the password', () => {
  test('ends all other sessions and trust, keeps the own one, and tells the owner', async () => {
    const account = await createAccount(server);
    const { email, password, accessToken, userId } = account;
    const trusted = await trustSomeDevice(account);
    const other = new AuthClient(server);
    const { body } = await other.login(email, password);
    const answer = await change(accessToken, { current_password: password, new_password: NEW });
    expect(answer.status).toBe(204);
    expect((await other.status(body.access_token)).status).toBe(401);
    expect((await other.refresh()).status).toBe(401);
    expect((await call(server, 'GET', '/account/devices', { token: accessToken })).body).toMatchObject({
      total: 1,
    });
    expect([await login(email, password), await login(email, NEW)]).toEqual([401, 200]);
    expect(await trusted()).toBe(0);
    expect((await server.mailTo(email)).subject).toBe('Your password was changed');
    expect(await eventsOf(server, userId)).toContain('password_changed');
  });

  test.each([
    [400, 'current_password', { current_password: 'not the password' }, 'That isn’t your current password.'],
    [400, 'current_password', { current_password: undefined }, 'That isn’t your current password.'],
    [422, 'new_password', { new_password: 'elevenchars' }, 'Use at least 12 characters.'],
    [
      422,
      'new_password',
      { new_password: 'Test-Person-2026' },
      'Do not make the password of your name or email address.',
    ],
    [
      422,
      'new_password',
      { new_password: 'password1234' },
      'This password is commonly used or has been leaked. Choose another one.',
    ],
    [
      422,
      'new_password',
      { new_password: 'a long enough pass phrase' },
      'This is your password already. Choose another one.',
    ],
  ])('is refused with %i for %s %j', async (status, field, wish, message) => {
    const { accessToken, password, email } = await createAccount(server);
    const body = { current_password: password, new_password: NEW, ...wish };
    const answer = await change(accessToken, body);
    expect([answer.status, answer.body.errors]).toEqual([status, [{ field, message }]]);
    expect([await login(email, password), await login(email, NEW)]).toEqual([200, 401]);
  });

  test('gives an account without a password its first one, soon after a sign-in only', async () => {
    const { accessToken, email, userId } = await createAccount(server);
    await setAccount(server, userId, { passwordHash: null });
    const first = await change(accessToken, { new_password: NEW });
    expect([first.status, await login(email, NEW)]).toEqual([204, 200]);
    const fresh = new AuthClient(server);
    await fresh.login(email, NEW);
    await setAccount(server, userId, { passwordHash: null });
    later(901);
    const token = (await fresh.refresh()).body.access_token;
    const message = 'Sign in again to do this.';
    const stale = await change(token, { new_password: 'another green umbrella' });
    expect([stale.status, stale.body.errors]).toEqual([403, [{ field: 'current_password', message }]]);
  });

  test.each([
    ['128 of any characters', `${'ü密🔑 '.repeat(32)}`],
    ['1024 characters', 'purple lanterns '.repeat(64)],
    ['digits only', '847261950372'],
    ['small letters only', 'zebraquietly'],
    ['blanks at both ends', '  two blanks here  '],
  ])('takes %s and never cuts them', async (_case, password) => {
    const account = await createAccount(server);
    const wish = { current_password: account.password, new_password: password };
    expect((await change(account.accessToken, wish)).status).toBe(204);
    expect(await login(account.email, password)).toBe(200);
    expect(await login(account.email, password.slice(0, -1))).toBe(401);
    expect(await login(account.email, password.trim())).toBe(password === password.trim() ? 200 : 401);
  });
});

// Comes last: its many mails keep the queue busy for a while.
test('an address gets a code at most twenty times a day to one address, and nobody can tell', async () => {
  const { email, userId } = await createAccount(server);
  const answers = await fromManyPlaces(server, 23, { path: '/auth/forgot-password', body: { email } });
  expect(answers).toEqual(Array(23).fill(202));
  await allMailed(server);
  const real = await server.db.$count(challenges, eq(challenges.userId, userId));
  expect(real).toBe(20);
});
