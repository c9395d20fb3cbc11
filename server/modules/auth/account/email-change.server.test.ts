// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AccountSecurity,
  User,
  VerificationChallenge,
  WaitingEmailChange,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { challenges, users } from '../../../platform/database/schema/index.ts';
import { loadServerSecret } from '../../../platform/security/server-secret.ts';
import { AuthClient, codeIn, wrong } from '../auth-client.fixture.ts';
import { codeOf } from '../codes/verification-code.ts';
import { call, eventsOf, fromManyPlaces } from './account-client.fixture.ts';

const FIRST_GUESS = 'That code isn’t right. You have 4 tries left.';
let server: TestServer;
let time = Date.now();
let number = 0;

const later = (seconds: number) => {
  time += seconds * 1000;
};
const newAddress = () => `moving${++number}@mail.example`;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

const wish = ({ accessToken: token, password }: TestAccount, email: string, change: object = {}) =>
  call<WaitingEmailChange>(server, 'POST', '/account/email', {
    token,
    body: { email, current_password: password, ...change },
  });
const prove = ({ accessToken: token }: TestAccount, challenge_id: string, code: string) =>
  call<User>(server, 'POST', '/account/email/verify', { token, body: { challenge_id, code } });

/** Asks for another address and reads the code in its mail. */
async function wished(account: TestAccount, email: string) {
  const { status, body } = await wish(account, email);
  expect(status).toBe(202);
  return { id: body.challenge_id, code: codeIn((await server.mailTo(email.trim().toLowerCase())).text) };
}

describe('another email address', () => {
  test('counts once it is proven; sessions stay and the former address is told', async () => {
    const account = await createAccount(server);
    const email = newAddress();
    const { id, code } = await wished(account, ` ${email.toUpperCase()} `);
    const other = new AuthClient(server);
    expect((await other.login(account.email, account.password)).status).toBe(200);
    expect((await other.login(email, account.password)).status).toBe(401);

    const { status, body } = await prove(account, id, code);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ _id: account.userId, email, is_verified: true }),
    ]);
    expect((await prove(account, id, code)).status).toBe(410);
    expect((await other.refresh()).status).toBe(200);
    expect((await new AuthClient(server).login(email, account.password)).status).toBe(200);
    expect((await new AuthClient(server).login(account.email, account.password)).status).toBe(401);
    const notice = await server.mailTo(account.email);
    expect(notice.subject).toBe('Your email address was changed');
    expect(notice.text).not.toContain(email);
    const events = await eventsOf(server, account.userId);
    expect(events).toEqual(expect.arrayContaining(['email_change_requested', 'email_changed']));
  });

  test.each([
    [400, 'current_password', { current_password: 'not the password' }, 'That isn’t your current password.'],
    [422, 'email', { email: 'not an address' }, 'Enter an email address such as name@example.com.'],
  ])('is refused with %i for %s', async (status, field, change, message) => {
    const answer = await wish(await createAccount(server), newAddress(), change);
    expect([answer.status, answer.body.errors]).toEqual([status, [{ field, message }]]);
  });

  test('is not the one the account has', async () => {
    const account = await createAccount(server);
    const { status, body } = await wish(account, account.email.toUpperCase());
    const message = 'This is already your email address.';
    expect([status, body.errors]).toEqual([422, [{ field: 'email', message }]]);
  });

  test('that belongs to somebody is answered alike, and its owner is told', async () => {
    const [account, owner, fresh] = [
      await createAccount(server),
      await createAccount(server),
      await createAccount(server),
    ];
    const taken = await wish(account, owner.email);
    const free = await wish(fresh, newAddress());
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect((await server.mailTo(owner.email)).subject).toBe('You already have a Candor account');
    const guesses = [
      await prove(account, taken.body.challenge_id, '000000'),
      await prove(fresh, free.body.challenge_id, '000000'),
    ];
    expect(guesses.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(2).fill([400, FIRST_GUESS]),
    );
    expect(await eventsOf(server, account.userId)).toContain('email_change_requested');
  });

  test('may be one that somebody registered and never proved', async () => {
    const email = newAddress();
    const squatter = new AuthClient(server);
    const registered = await squatter.register(email, { password: 'the attacker waits here' });
    const registration = await squatter.codeFor(email);
    const account = await createAccount(server);
    const { body } = await wish(account, email);
    const code = codeIn((await server.mailTo(email, 2)).text);
    expect((await prove(account, body.challenge_id, code)).status).toBe(200);
    expect((await squatter.login(email, 'the attacker waits here')).status).not.toBe(200);
    expect((await squatter.verify(registered.body.challenge_id, registration)).status).toBe(410);
    expect((await squatter.login(email, account.password)).body.user._id).toBe(account.userId);
  });

  test('that somebody proved meanwhile is over', async () => {
    const email = newAddress();
    const account = await createAccount(server);
    const { id, code } = await wished(account, email);
    const faster = new AuthClient(server);
    const { body } = await faster.register(email);
    await faster.verify(body.challenge_id, await faster.codeFor(email, 2));
    expect((await prove(account, id, code)).status).toBe(410);
    expect((await new AuthClient(server).status(account.accessToken)).body.user?.email).toBe(account.email);
  });

  test('goes to one of several that prove it together', async () => {
    const email = newAddress();
    const accounts = await Promise.all([1, 2, 3, 4].map(() => createAccount(server)));
    const asked = [];
    for (const [index, account] of accounts.entries()) {
      const { body } = await wish(account, email);
      asked.push({
        account,
        id: body.challenge_id,
        code: codeIn((await server.mailTo(email, index + 1)).text),
      });
    }
    const answers = await Promise.all(asked.map(({ account, id, code }) => prove(account, id, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect(await server.db.$count(users, eq(users.email, email))).toBe(1);
  });

  test('is no way for another account with a right code', async () => {
    const [owner, thief] = [await createAccount(server), await createAccount(server)];
    const { id, code } = await wished(owner, newAddress());
    const stolen = await prove(thief, id, code);
    expect([stolen.status, stolen.body.detail]).toEqual([400, FIRST_GUESS]);
    expect((await prove(owner, id, code)).status).toBe(200);
  });

  test('ends codes that went to the former one, and those for a third', async () => {
    const account = await createAccount(server);
    const forgotten = await call<VerificationChallenge>(server, 'POST', '/auth/forgot-password', {
      body: { email: account.email },
    });
    const resetCode = codeIn((await server.mailTo(account.email)).text);
    const third = await wished(account, newAddress());
    later(61);
    const { id, code } = await wished(account, newAddress());
    expect((await prove(account, third.id, third.code)).status).toBe(410);
    expect((await prove(account, id, code)).status).toBe(200);
    const reset = await call(server, 'POST', '/auth/reset-password', {
      body: { challenge_id: forgotten.body.challenge_id, code: resetCode, password: 'seven green umbrellas' },
    });
    expect(reset.status).toBe(410);
  });

  test('can be asked for once a minute', async () => {
    const account = await createAccount(server);
    await wish(account, newAddress());
    expect((await wish(account, newAddress())).status).toBe(429);
  });

  test('is guessed five times at most of 200 together', async () => {
    const account = await createAccount(server);
    const { id, code } = await wished(account, newAddress());
    const request = { path: '/account/email/verify', token: account.accessToken };
    const answers = await fromManyPlaces(server, 200, {
      ...request,
      body: { challenge_id: id, code: wrong(code) },
    });
    expect(answers.filter((status) => status === 400)).toHaveLength(5);
    expect(answers.every((status) => [400, 410, 429].includes(status))).toBe(true);
  });

  test('leaves no code in the database', async () => {
    const account = await createAccount(server);
    const { code } = await wished(account, newAddress());
    const jobs = await server.db.execute(sql`select data, output from pgboss.job where name = 'code-mail'`);
    const stored = JSON.stringify([jobs, await server.db.select().from(challenges)]);
    expect(stored + server.log.join('')).not.toContain(`"${code}"`);
  });
});

/** The account with the token of a new sign-in. */
async function signedInAnew(account: TestAccount): Promise<TestAccount> {
  const { body } = await new AuthClient(server).login(account.email, account.password);
  return { ...account, accessToken: body.access_token };
}

describe('a change that waits', () => {
  const resend = ({ accessToken: token }: TestAccount) =>
    call<WaitingEmailChange>(server, 'POST', '/account/email/resend', { token });
  const cancel = ({ accessToken: token }: TestAccount) =>
    call(server, 'POST', '/account/email/cancel', { token });
  const waiting = async ({ accessToken: token }: TestAccount) =>
    (await call<AccountSecurity>(server, 'GET', '/account/security', { token })).body.email_change;

  test('is shown until it is proven', async () => {
    const [account, email] = [await createAccount(server), newAddress()];
    const { body: change } = await wish(account, email);
    expect(change.email).toBe(email);
    expect(Date.parse(change.resend_after) - time).toBe(60_000);
    expect(await waiting(account)).toEqual(change);
    await prove(account, change.challenge_id, codeIn((await server.mailTo(email)).text));
    expect(await waiting(account)).toBeNull();
  });

  test('is sent again after a minute, also when its code is over; only the new code counts', async () => {
    const [account, email] = [await createAccount(server), newAddress()];
    const first = await wished(account, email);
    expect((await resend(account)).status).toBe(429);
    later(601);
    const back = await signedInAnew(account);
    expect((await prove(back, first.id, first.code)).status).toBe(410);
    const { status, body } = await resend(back);
    expect([status, body.email]).toEqual([202, email]);
    expect(await waiting(back)).toMatchObject({ challenge_id: body.challenge_id });
    const code = codeIn((await server.mailTo(email, 2)).text);
    expect((await prove(back, first.id, first.code)).status).toBe(410);
    expect((await prove(back, body.challenge_id, code)).status).toBe(200);
    expect((await resend(back)).status).toBe(410);
  });

  test('is given up: its code is dead, and nothing is sent any more', async () => {
    const account = await createAccount(server);
    const { id, code } = await wished(account, newAddress());
    expect((await cancel(account)).status).toBe(204);
    expect(await waiting(account)).toBeNull();
    expect((await prove(account, id, code)).status).toBe(410);
    expect([(await cancel(account)).status, (await resend(account)).status]).toEqual([410, 410]);
    expect(await eventsOf(server, account.userId)).toContain('email_change_cancelled');
    expect((await new AuthClient(server).status(account.accessToken)).body.user?.email).toBe(account.email);
  });

  test('is forgotten after a day', async () => {
    const account = await createAccount(server);
    await wish(account, newAddress());
    later(24 * 3600);
    expect((await resend(await signedInAnew(account))).status).toBe(410);
  });

  test('for an address that belongs to somebody waits, is sent again and is given up alike', async () => {
    const owner = await createAccount(server);
    for (const email of [owner.email, newAddress()]) {
      const account = await createAccount(server);
      const { body } = await wish(account, email);
      expect(await waiting(account)).toMatchObject({ challenge_id: body.challenge_id, email });
      later(61);
      const again = await resend(account);
      expect([again.status, Object.keys(again.body)]).toEqual([202, Object.keys(body)]);
      expect((await prove(account, body.challenge_id, '000000')).status).toBe(410);
      expect((await prove(account, again.body.challenge_id, '000000')).body.detail).toBe(FIRST_GUESS);
      expect((await cancel(account)).status).toBe(204);
      expect((await prove(account, again.body.challenge_id, '000000')).status).toBe(410);
    }
  });

  test('for an address that belongs to somebody cannot be proven even by its code', async () => {
    const [account, owner] = [await createAccount(server), await createAccount(server)];
    const { body } = await wish(account, owner.email);
    const code = codeOf(await loadServerSecret(server.db, 'tokens-and-codes'), body.challenge_id);
    expect((await prove(account, body.challenge_id, code)).body.detail).toBe(FIRST_GUESS);
  });

  test('is sent once of eight times together', async () => {
    const account = await createAccount(server);
    await wish(account, newAddress());
    later(61);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(account)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, ...Array(7).fill(429)]);
  });
});
