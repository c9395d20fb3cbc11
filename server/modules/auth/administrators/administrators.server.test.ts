// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecruiterProfile, Role } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { loadServerSecret } from '../../../platform/security/server-secret.ts';
import { createSessionCheck } from '../../../platform/security/session-check.ts';
import { saveProfile } from '../../recruiter/profile-service.ts';
import { AuthClient } from '../auth-client.fixture.ts';
import { protectedAccount, SecondFactorClient } from '../second-factor/second-factor.fixture.ts';
import {
  type AdministratorDeps,
  addAdministrator,
  demoteAdministrator,
  listAdministrators,
  unlockAdministrator,
} from './administrator-service.ts';

const PASSWORD = 'teapot umbrella gravel';

let server: TestServer;
let deps: AdministratorDeps;
let time = Date.now();
let tests = 0;
let email: string;

beforeAll(async () => {
  const now = () => new Date(time);
  server = await startTestServer({ now, env: { trustedProxies: 1 } });
  const { db } = server;
  const secret = await loadServerSecret(db, 'tokens-and-codes');
  deps = { db, now, secret, publicUrl: 'https://candor.example', sessionCheck: createSessionCheck(db, now) };
});
afterAll(() => server.close());
beforeEach(async () => {
  email = `chief.${++tests}@navy.example`;
  await server.db.update(users).set({ role: 'candidate' }).where(eq(users.role, 'admin'));
});

const add = (address = email, promote = false) => addAdministrator(deps, address, { promote });
const unlock = (resetSecondFactor = false) => unlockAdministrator(deps, email, { resetSecondFactor });
const roleOf = async (address: string) =>
  (await server.db.select().from(users).where(eq(users.email, address)))[0]?.role;

/** Follows the link as its page does. */
function followLink(said: string, password = PASSWORD) {
  const link = new URL(said.split('\n').at(-1) ?? '');
  expect([link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
    'https://candor.example',
    '/auth/reset-password',
    email,
  ]);
  return new AuthClient(server).post<object>('reset-password', {
    challenge_id: link.searchParams.get('challenge'),
    code: new URLSearchParams(link.hash.slice(1)).get('code'),
    password,
  });
}

const signIn = (password = PASSWORD) => new AuthClient(server).login(email, password);

describe('adding', () => {
  test('gives a link that sets the password once, with which the administrator signs in', async () => {
    const said = await add();
    expect(said).toContain(`${email} is an administrator.`);
    expect((await signIn()).status).toBe(401);
    expect((await followLink(said)).status).toBe(204);
    expect((await signIn()).body.user).toMatchObject({ email, role: 'admin', is_verified: true });
    expect((await followLink(said, 'another long pass phrase')).status).toBe(410);
    expect(await listAdministrators(deps)).toBe(email);
  });

  test('gives a link that ends after an hour, and refuses a leaked password', async () => {
    const said = await add();
    expect((await followLink(said, 'supernatural')).status).toBe(422);
    time += 3_599_000;
    expect((await followLink(said, 'supernatural')).status).toBe(422);
    time += 2_000;
    expect((await followLink(said)).status).toBe(410);
    expect(await listAdministrators(deps)).toBe(`${email} (no password)`);
  });

  test('leaves nothing of a registration that nobody has proven', async () => {
    const stranger = new AuthClient(server);
    const { body } = await stranger.register(email, { password: 'a stranger has typed this' });
    const code = await stranger.codeFor(email);
    await add();
    expect((await stranger.verify(body.challenge_id, code)).status).not.toBe(200);
    expect((await signIn('a stranger has typed this')).status).not.toBe(200);
    expect(await roleOf(email)).toBe('admin');
  });

  test.each<Role>(['candidate', 'recruiter'])('takes the account of a %s only when told to', async (role) => {
    const account = await createAccount(server, role);
    await expect(add(account.email)).rejects.toThrow(`${account.email} has an account as a ${role}; use`);
    expect(await roleOf(account.email)).toBe(role);
    expect(await add(account.email, true)).toBe(
      `${account.email} is an administrator now, and no ${role} any more. The password stays as it is.`,
    );
    expect((await new AuthClient(server).status(account.accessToken)).status).toBe(401);
    const { body } = await new AuthClient(server).login(account.email, account.password);
    expect(body.user.role).toBe('admin');
  });

  test('leaves a deactivated account what it is, which could not sign in as an administrator', async () => {
    const { email: address } = await createAccount(server);
    await server.db.update(users).set({ isActive: false }).where(eq(users.email, address));
    await expect(add(address, true)).rejects.toThrow(`${address} is deactivated and could not sign in; use`);
    expect(await roleOf(address)).toBe('candidate');
  });

  test('says so of one who is an administrator', async () => {
    await add();
    await expect(add()).rejects.toThrow(`${email} is an administrator already`);
  });
});

describe('unlocking', () => {
  test('lets in one who was deactivated, and ends the link given before', async () => {
    const first = await add();
    await server.db.update(users).set({ isActive: false }).where(eq(users.email, email));
    expect(await listAdministrators(deps)).toBe(`${email} (deactivated)`);
    const said = await unlock();
    expect((await followLink(first)).status).toBe(410);
    expect((await followLink(said)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
  });

  test('takes a lost second factor away only when told to', async () => {
    const client = new SecondFactorClient(server, `10.9.0.${tests}`);
    const account = await protectedAccount(server, client, { now: time, role: 'admin' });
    email = account.email;
    await followLink(await unlock());
    expect((await signIn()).status).toBe(202);
    await followLink(await unlock(true));
    expect((await signIn()).status).toBe(200);
  });

  test('is for administrators', async () => {
    const { email: candidate } = await createAccount(server);
    for (const address of [candidate, 'nobody@navy.example']) {
      const refused = unlockAdministrator(deps, address, { resetSecondFactor: false });
      await expect(refused).rejects.toThrow(`${address} is no administrator.`);
    }
  });
});

describe('demoting', () => {
  const company: RecruiterProfile = { company: 'Engines', company_size: '11-50', job_title: 'Recruiter' };

  test('ends the sessions and the link, and leaves a candidate or the recruiter who was there before', async () => {
    await followLink(await add());
    const browser = new AuthClient(server);
    const { body } = await browser.login(email, PASSWORD);
    const link = await unlock();
    const recruiter = await createAccount(server, 'recruiter');
    await saveProfile(server.db, recruiter.userId, company, new Date());
    await add(recruiter.email, true);
    expect(await demoteAdministrator(deps, email)).toBe(
      `${email} is no administrator any more, but a candidate.`,
    );
    expect((await browser.refresh()).status).toBe(401);
    expect((await browser.status(body.access_token)).status).toBe(401);
    expect((await followLink(link)).status).toBe(410);
    await add('other.chief@navy.example');
    await demoteAdministrator(deps, recruiter.email);
    expect(await roleOf(recruiter.email)).toBe('recruiter');
  });

  test('keeps the last one who can sign in, also of two at once', async () => {
    await add();
    const sentence = 'is the last administrator who can sign in; add another one first.';
    await expect(demoteAdministrator(deps, email)).rejects.toThrow(`${email} ${sentence}`);
    const other = `other.${email}`;
    await add(other);
    const both = await Promise.allSettled([email, other].map((one) => demoteAdministrator(deps, one)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await server.db.update(users).set({ role: 'admin', isActive: false }).where(eq(users.email, other));
    await server.db.update(users).set({ role: 'admin', isActive: true }).where(eq(users.email, email));
    await expect(demoteAdministrator(deps, email)).rejects.toThrow(sentence);
  });
});
