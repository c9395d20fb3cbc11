import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, nameCompany } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { seedDemoTest } from './demo-tests-service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo has one published sample test, and a second start changes nothing', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  await nameCompany(server, recruiter);
  const deps = { db: server.db, now: () => new Date() };
  await seedDemoTest(deps, recruiter.userId);
  await seedDemoTest(deps, recruiter.userId);
  const { body } = await callAs(server, recruiter)<TestPage>('GET', '/tests');
  expect(body).toMatchObject({
    total: 1,
    items: [{ title: 'Backend basics (sample)', version: 1, is_changed: false, taken: 0 }],
  });
});
