// @module-tag postgres
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserAccount, UserAction, UserPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, nameCompany } from '../../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  auditEntries,
  auditPayloads,
  companyMembers,
  users,
} from '../../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.update(users).set({ role: 'candidate' }).where(eq(users.role, 'admin'));
  admin = await createAccount(server, 'admin');
  call = callAs(server, admin, 'admin');
});

const act = <T = UserAccount>({ userId }: { userId: string }, action: UserAction) =>
  call<T>('POST', `/users/${userId}/actions`, action);
const statusOf = async ({ accessToken }: TestAccount) =>
  (
    await fetch(`${server.url}/api/v1/account/devices`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).status;

async function lastEntry() {
  const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  if (!entry) return undefined;
  const parts = await server.db
    .select()
    .from(auditPayloads)
    .where(eq(auditPayloads.number, entry.number))
    .orderBy(asc(auditPayloads.part));
  return { ...entry, change: JSON.parse(parts[0]?.content ?? '{}') };
}

describe('the list', () => {
  test('is filtered, searched, sorted and cut into pages', async () => {
    const people = await Promise.all(
      ['candidate', 'recruiter', 'recruiter'].map((role) => createAccount(server, role as 'recruiter')),
    );
    const [ada, bert, zoe] = people;
    const names = ['Ada 100%', 'Bert', 'Zoe'];
    for (const [at, { userId }] of people.entries()) {
      await server.db
        .update(users)
        .set({ fullName: `Listed ${names[at]}` })
        .where(eq(users.id, userId));
    }
    const list = async (query: string) => {
      const { body } = await call<UserPage>('GET', `/users?q=listed&${query}`);
      return [body.items.map(({ _id }) => people.findIndex(({ userId }) => userId === _id)), body.total];
    };
    expect(await list('sort=name')).toEqual([[0, 1, 2], 3]);
    expect(await list('sort=-name&page=2&page_size=2')).toEqual([[0], 3]);
    expect(await list('role=recruiter&sort=name')).toEqual([[1, 2], 2]);
    expect((await list('sort=-last_seen_at'))[1]).toBe(3);
    if (!ada || !bert || !zoe) throw new Error('Nobody is there');
    await server.db.update(users).set({ isActive: false }).where(eq(users.id, bert.userId));
    await server.db.update(users).set({ isVerified: false }).where(eq(users.id, zoe.userId));
    expect(await list('status=active')).toEqual([[0], 1]);
    expect(await list('status=suspended')).toEqual([[1], 1]);
    expect(await list('status=unverified')).toEqual([[2], 1]);
    const found = await call<UserPage>('GET', `/users?q=${encodeURIComponent('100%')}`);
    expect(found.body.items.map(({ email }) => email)).toEqual([ada.email]);
    expect(found.body.items[0]).toMatchObject({ sessions: 1, has_second_factor: false, is_active: true });
    expect(JSON.stringify(found.body)).not.toMatch(/password|argon/i);
  });

  test('is a file whose cells no spreadsheet runs', async () => {
    const { userId } = await createAccount(server);
    await server.db.update(users).set({ fullName: '=cmd()' }).where(eq(users.id, userId));
    const reply = await fetch(`${server.url}/api/v1/admin/users/export?q=cmd`, {
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    const text = await reply.text();
    expect(text).toContain('\r\n"\'=cmd()",');
    expect(text.split('\r\n')).toHaveLength(3);
  });
});

describe('an action', () => {
  test('suspends: every session ends, nobody signs in, and the log says who, why and what', async () => {
    const person = await createAccount(server);
    const { status, body } = await act(person, { action: 'suspend', reason: 'Shared the questions' });
    expect([status, body.is_active, body.sessions]).toEqual([200, false, 0]);
    expect(await statusOf(person)).toBe(401);
    const credentials = new URLSearchParams({ username: person.email, password: person.password });
    const login = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body: credentials });
    expect(login.status).toBe(403);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actorId: admin.userId, action: 'user.suspended', entityId: person.userId });
    expect(entry?.change).toEqual({
      entity_name: person.email,
      reason: 'Shared the questions',
      before: { is_active: true },
      after: { is_active: false, sessions_ended: 1 },
    });
    expect((await act(person, { action: 'suspend', reason: 'Again' })).status).toBe(409);
    expect((await act(person, { action: 'restore', reason: 'A mistake' })).body.is_active).toBe(true);
    expect((await lastEntry())?.action).toBe('user.restored');
  });

  test.each([['  '], ['no']])('wants a reason: %j is none', async (reason) => {
    const person = await createAccount(server);
    expect((await act(person, { action: 'suspend', reason })).status).toBe(422);
    expect(await statusOf(person)).toBe(200);
  });

  test('changes a role, which ends the sessions of the former one', async () => {
    const person = await createAccount(server);
    expect((await act(person, { action: 'change_role', reason: 'Hires now' })).status).toBe(422);
    const { body } = await act(person, { action: 'change_role', role: 'recruiter', reason: 'Hires now' });
    expect([body.role, body.sessions]).toEqual(['recruiter', 0]);
    expect((await lastEntry())?.change).toMatchObject({
      before: { role: 'candidate' },
      after: { role: 'recruiter' },
    });
    await act(person, { action: 'suspend', reason: 'Left the company' });
    expect((await act(person, { action: 'change_role', role: 'admin', reason: 'Helps' })).status).toBe(409);
  });

  test('takes an address for proven, with what its registration asked for', async () => {
    const email = `${admin.userId.toLowerCase()}.new@mail.example`;
    const registration = {
      email,
      full_name: 'New Person',
      password: 'teapot umbrella gravel',
      role: 'candidate',
    };
    const register = (body: object) =>
      fetch(`${server.url}/api/v1/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await register({ ...registration, accept_terms: true });
    const [waiting] = await server.db.select().from(users).where(eq(users.email, email));
    if (!waiting) throw new Error('Nobody registered');
    expect(
      (await act({ userId: waiting.id }, { action: 'resend_verification', reason: 'Mail was lost' })).status,
    ).toBe(200);
    const { body } = await act({ userId: waiting.id }, { action: 'verify', reason: 'Called by phone' });
    expect(body.is_verified).toBe(true);
    const credentials = new URLSearchParams({ username: email, password: registration.password });
    const login = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body: credentials });
    expect(login.status).toBe(200);
    expect((await act({ userId: waiting.id }, { action: 'verify', reason: 'Once more' })).status).toBe(409);
  });

  test('lets somebody try their password again who has guessed too often', async () => {
    const person = await createAccount(server);
    const login = (password: string) =>
      fetch(`${server.url}/api/v1/auth/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: person.email, password }),
      });
    for (let guess = 0; guess < 10; guess++) await login('wrong');
    expect((await login(person.password)).status).toBe(429);
    expect((await act(person, { action: 'unlock', reason: 'Asked by phone' })).status).toBe(200);
    expect((await login(person.password)).status).toBe(200);
  });

  test('keeps the last administrator, also of two who take it from each other', async () => {
    for (const action of [
      { action: 'suspend', reason: 'I leave' },
      { action: 'change_role', role: 'candidate', reason: 'I leave' },
    ] as const) {
      const refused = await act<{ detail: string }>(admin, action);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        `${admin.email} is the last administrator who can sign in. Add another first.`,
      ]);
    }
    const other = await createAccount(server, 'admin');
    const each = await Promise.all([
      act(other, { action: 'suspend', reason: 'Both at once' }),
      callAs(server, other, 'admin')('POST', `/users/${admin.userId}/actions`, {
        action: 'suspend',
        reason: 'Both at once',
      }),
    ]);
    expect(each.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('leaves no company without an owner', async () => {
    const owner = await createAccount(server, 'recruiter');
    await nameCompany(server, owner);
    const action = { action: 'change_role', role: 'candidate', reason: 'Left the company' } as const;
    const refused = await act<{ detail: string }>(owner, action);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/is the only owner of Analytical Engines\./);
    const [member] = await server.db
      .select()
      .from(companyMembers)
      .where(eq(companyMembers.userId, owner.userId));
    const second = await createAccount(server, 'recruiter');
    const joined = { companyId: member?.companyId ?? '', role: 'owner', jobTitle: '' } as const;
    await server.db.delete(companyMembers).where(eq(companyMembers.userId, second.userId));
    await server.db.insert(companyMembers).values({ userId: second.userId, ...joined, joinedAt: new Date() });
    expect((await act(owner, action)).status).toBe(200);
  });

  test('is refused for nobody', async () => {
    expect((await act({ userId: 'nobody' }, { action: 'unlock', reason: 'Who is it' })).status).toBe(404);
  });
});
