import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Login } from '../../../openapi/gen/types.gen.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companies, companyMembers, users } from '../../platform/database/schema/index.ts';
import { type DemoAccount, seedDemo } from './demo-service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function signIn({ email, password }: DemoAccount) {
  const body = new URLSearchParams({ username: email, password });
  const reply = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
  return { status: reply.status, role: ((await reply.json()) as Partial<Login>).user?.role };
}

test('has an account of each role, with another password after each start', async () => {
  const first = await seedDemo(server.db, new Date());
  expect(first.map(({ role, email }) => [role, email])).toEqual([
    ['candidate', 'demo.candidate@candor.example'],
    ['recruiter', 'demo.recruiter@candor.example'],
    ['admin', 'demo.admin@candor.example'],
  ]);
  for (const account of first) expect(await signIn(account)).toEqual({ status: 200, role: account.role });

  const second = await seedDemo(server.db, new Date());
  for (const account of second) expect((await signIn(account)).status).toBe(200);
  for (const account of first) expect((await signIn(account)).status).toBe(401);
  expect(await server.db.$count(users)).toBe(3);
});

test('keeps what was changed in the meantime, but for what is needed to sign in', async () => {
  await seedDemo(server.db, new Date());
  await server.db.update(companies).set({ name: 'Mine' });
  await server.db.update(users).set({ fullName: 'Me', isActive: false, isVerified: false });
  const [, recruiter] = await seedDemo(server.db, new Date());
  expect(recruiter && (await signIn(recruiter))).toEqual({ status: 200, role: 'recruiter' });
  expect(await server.db.select().from(companies)).toMatchObject([{ name: 'Mine', size: '51-200' }]);
  expect(await server.db.select().from(companyMembers)).toMatchObject([
    { role: 'owner', jobTitle: 'Recruiter' },
  ]);
  const [user] = await server.db.select().from(users).where(eq(users.role, 'recruiter'));
  expect(user?.fullName).toBe('Me');
});
