// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics, Overview, UserPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, nameCompany } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { loadSample } from '../samples/sample-service.ts';
import { keepFigures } from './analytics/figures-service.ts';

let server: TestServer;
let admin: TestAccount;
const now = () => new Date();

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());

const FLAGS = ['failed', 'low_coverage', 'needs_person', 'correction', 'human_review', 'accommodation'];

/** What administrators read of people and their interviews, over a year. */
async function read() {
  const call = callAs(server, admin, 'admin');
  await keepFigures({ db: server.db, now });
  const { counted_at: _at, ...analytics } = (await call<Analytics>('GET', '/analytics?days=365')).body;
  const { accounts, days } = (await call<Overview>('GET', '/overview?days=90')).body;
  const { items, total } = (await call<UserPage>('GET', '/users?sort=name')).body;
  const lists = ['/interview-reports', '/disputes', ...FLAGS.map((flag) => `/evaluations?flag=${flag}`)];
  const waiting = await Promise.all(lists.map((path) => call<{ total?: number }>('GET', path)));
  return {
    ...{ analytics, accounts, days, total },
    names: items.map(({ full_name }) => full_name),
    waiting: waiting.map(({ status, body }, at) => [lists[at], status, body.total]),
  };
}

test('the sample that a company looks at is nobody: no list and no figure of the installation has it', async () => {
  const owner = await createAccount(server, 'recruiter');
  await nameCompany(server, owner);
  const before = await read();
  await loadSample({ db: server.db, now }, owner.userId);
  expect(await read()).toEqual(before);
});
