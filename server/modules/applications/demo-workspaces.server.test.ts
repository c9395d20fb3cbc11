import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkspacePage } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { seedDemoWorkspaces } from './demo-workspaces-service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo has sample workspaces with candidates in each stage, and a second start changes nothing', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  await openHiring(server, recruiter);
  const call = callAs(server, recruiter);
  const deps = { db: server.db, now: () => new Date() };
  const counts = async () => {
    const { body } = await call<WorkspacePage>('GET', '/workspaces?q=sample&sort=title');
    return body.items.map(({ title, stages }) => [title, ...stages.map(({ active }) => active)]);
  };
  await seedDemoWorkspaces(deps, recruiter.userId);
  const first = await counts();
  expect(first).toEqual([
    ['Account executive (sample)', 9, 6, 3, 2],
    ['Backend engineer (sample)', 9, 6, 3, 2],
    ['Ward nurse (sample)', 9, 6, 3, 2],
  ]);
  await call('POST', '/workspaces/demo-nurse/applications', {
    candidates: [{ full_name: 'Somebody Else', email: 'else@mail.example' }],
  });
  await seedDemoWorkspaces(deps, recruiter.userId);
  expect(await counts()).toEqual([...first.slice(0, 2), ['Ward nurse (sample)', 10, 6, 3, 2]]);
});
