// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { reportedSession } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { applications, authSessions, decisions, users } from '../../../platform/database/schema/index.ts';
import { bandsOf, shareOf } from './shares.ts';

let server: TestServer;
let read: (days?: number) => Promise<Analytics>;

beforeAll(async () => {
  server = await startTestServer();
  const call = callAs(server, await createAccount(server, 'admin'), 'admin');
  read = async (days = 90) => (await call<Analytics>('GET', `/analytics?days=${days}`)).body;
});
afterAll(() => server.close());

test('without anything there are no shares', async () => {
  const { funnel, devices, decisions: decided, coverage } = await read();
  expect(funnel.map(({ count, share }) => [count, share])).toEqual(Array(5).fill([0, null]));
  expect([devices, decided]).toEqual([[], []]);
  expect(coverage.every(({ count }) => count === 0)).toBe(true);
});

test('counts how far candidates come, and with what', async () => {
  const candidates = await Promise.all(Array.from({ length: 6 }, () => createAccount(server)));
  const [first, second, old] = candidates;
  if (!first || !second || !old) throw new Error('Nobody is there');
  await server.db.update(users).set({ isVerified: false }).where(eq(users.id, second.userId));
  await server.db
    .update(users)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(users.id, old.userId));
  const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel) Mobile Chrome/140.0 Safari/537.36';
  await server.db.update(authSessions).set({ userAgent: agent }).where(eq(authSessions.userId, first.userId));
  await reportedSession(server, first);
  const { funnel, devices, coverage } = await read();
  expect(funnel.map(({ count, share }) => [count, share])).toEqual([
    [5, 1],
    [4, 0.8],
    [1, 0.2],
    [1, 0.2],
    [1, 0.2],
  ]);
  expect(devices).toEqual([{ device: 'phone', browser: 'Chrome', started: 1, completed: 1, share: null }]);
  expect(coverage.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('tells the median time to a decision of enough of them', async () => {
  const { application_id: applicationId } = await openHiring(
    server,
    await createAccount(server, 'recruiter'),
  );
  const [application] = await server.db.select().from(applications).where(eq(applications.id, applicationId));
  if (!application) throw new Error('Nobody was added');
  const { companyId, createdAt } = application;
  const decide = (days: number) =>
    server.db.insert(decisions).values({
      ...{ id: `decision-${days}`, companyId, applicationId, kind: 'reject', reason: 'R', note: '' },
      at: new Date(createdAt.getTime() + days * 86_400_000),
    });
  for (const days of [1, 2, 3, 10]) await decide(days);
  expect((await read()).decisions).toEqual([{ kind: 'reject', count: 4, median_days: null }]);
  await decide(20);
  expect((await read()).decisions).toEqual([{ kind: 'reject', count: 5, median_days: 3 }]);
});

test('a share of too few is none; the last band has a hundred percent', () => {
  expect([shareOf(4, 4), shareOf(1, 5)]).toEqual([null, 0.2]);
  const counts = bandsOf([
    { band: 0, count: 2 },
    { band: 4, count: 1 },
    { band: 5, count: 3 },
  ]).map(({ count }) => count);
  expect(counts).toEqual([2, 0, 0, 0, 4]);
});
