// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { users } from '../../platform/database/schema/index.ts';
import { appendAudit, eraseAuditOf } from './audit-service.ts';

let server: TestServer;
let admin: TestAccount;
let other: TestAccount;
let list: (query: string) => Promise<AuditPage>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  other = await createAccount(server, 'admin');
  const call = callAs(server, admin, 'admin');
  list = async (query) => (await call<AuditPage>('GET', `/audit?${query}`)).body;
  for (let index = 1; index <= 7; index++) {
    await server.db.transaction((tx) =>
      appendAudit(tx, {
        at: new Date(Date.UTC(2026, 0, index)),
        origin: {
          actorId: index % 2 === 0 ? admin.userId : null,
          address: '203.0.113.7',
          requestId: `request-${index}`,
        },
        action: index === 7 ? 'user.suspended' : 'setting.changed',
        entity:
          index === 7
            ? { type: 'user', id: other.userId, name: other.email }
            : { type: 'setting', id: 'retention' },
        reason: index === 3 ? '=HYPERLINK("x")\n{"number":99}' : `Reason ${index}`,
        before: { days: index - 1 },
        after: { days: index },
        ...(index === 7 && { personId: other.userId }),
      }),
    );
  }
});
afterAll(() => server.close());

const numbers = ({ items }: AuditPage) => items.map(({ number }) => number);

test('goes back from the newest, page by page', async () => {
  const first = await list('page_size=3');
  expect([numbers(first), first.next]).toEqual([[7, 6, 5], '5']);
  const second = await list('page_size=3&before=5');
  expect([numbers(second), second.next]).toEqual([[4, 3, 2], '2']);
  const last = await list('page_size=3&before=2');
  expect([numbers(last), last.next]).toEqual([[1], null]);
});

test('is found by actor, entity, request, action and time', async () => {
  expect(numbers(await list(`q=${admin.email.toUpperCase()}`))).toEqual([6, 4, 2]);
  expect(numbers(await list(`q=${other.userId}`))).toEqual([7]);
  expect(numbers(await list('q=request-3'))).toEqual([3]);
  expect(numbers(await list('q=user.suspended'))).toEqual([7]);
  expect(numbers(await list('entity_type=user'))).toEqual([7]);
  expect(numbers(await list('from=2026-01-02T00:00:00Z&to=2026-01-04T00:00:00Z'))).toEqual([3, 2]);
  expect(numbers(await list('q=retention&before=3'))).toEqual([2, 1]);
  expect(numbers(await list(`q=${encodeURIComponent("' or true --")}`))).toEqual([]);
});

test('says everything of an entry', async () => {
  const { items } = await list('q=request-2');
  expect(items[0]).toMatchObject({
    at: '2026-01-02T00:00:00.000Z',
    actor: { _id: admin.userId, email: admin.email },
    entity_type: 'setting',
    reason: 'Reason 2',
    before: { days: 1 },
    after: { days: 2 },
    address: '203.0.113.7',
  });
});

test('is a file of lines, whatever a reason says', async () => {
  const file = async (query: string) => {
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    return (await fetch(`${server.url}/api/v1/admin/audit/export?${query}`, { headers })).text();
  };
  const lines = (await file('format=jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(JSON.parse(lines[1].body)).toMatchObject({ number: 6, actor_id: admin.userId });
  expect(lines[1].previous_hash).toBe(lines[2].hash);
  const csv = await file('format=csv&q=request-3');
  expect(csv).toContain(`"'=HYPERLINK(""x"")`);
});

test('what was erased with its person is gone, and said to be', async () => {
  await server.db.transaction((tx) => eraseAuditOf(tx, other.userId, new Date()));
  expect((await list('q=user.suspended')).items[0]).toMatchObject({ number: 7, reason: 'Reason 7' });
  await server.db.delete(users).where(eq(users.id, other.userId));
  await server.db.transaction((tx) => eraseAuditOf(tx, other.userId, new Date()));
  const { items } = await list('q=user.suspended');
  expect(items[0]).toMatchObject({ number: 7, reason: null, before: null, after: null, entity_name: null });
});
