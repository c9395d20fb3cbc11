// @module-tag postgres
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Installation } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { addressesOf, asOwner } from '../../../tests/support/postgres-databases.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { canChangeAuditLog } from '../../platform/database/application-role.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { appendAudit, SERVER } from './audit-service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.transaction((tx) =>
    appendAudit(tx, {
      at: new Date(),
      origin: SERVER,
      action: 'setting.changed',
      entity: { type: 'setting', id: 'retention' },
      reason: 'Asked for by legal',
    }),
  );
});
afterAll(() => server.close());

const log = { error: console.error };

/** On the database that tests may use as its superuser, with one that is dropped afterwards. */
async function asSuperuser(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('the application’s role', () => {
  test.each([
    `update audit_entries set action = 'x'`,
    'delete from audit_entries',
    'truncate audit_entries cascade',
    `update audit_payloads set content = '{}'`,
    'delete from audit_payloads',
    'truncate audit_payloads',
    'alter table audit_entries disable trigger all',
    'alter table audit_payloads disable trigger audit_payloads_kept',
    'drop trigger audit_entries_kept on audit_entries',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger mine before insert on audit_entries execute function refuse_audit_change()',
    'drop table audit_entries cascade',
    'alter table audit_entries owner to current_user',
    `insert into audit_head values (2, 7, '')`,
    'delete from audit_head',
    'update audit_anchors set number = 0',
    'delete from audit_anchors',
    'create or replace function erase_audit_parts(person text) returns bigint language sql as $$ select 1::bigint $$',
    'set role candor_owner',
    'set session_replication_role = replica',
  ])('cannot: %s', async (statement) => {
    await expect(server.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^(permission denied|must be owner of) /) },
    });
  });

  test('erases nothing of somebody who has an account', async () => {
    const { userId } = await createAccount(server);
    await server.db.transaction((tx) =>
      appendAudit(tx, {
        at: new Date(),
        origin: { ...SERVER, actorId: userId },
        action: 'user.restored',
        entity: { type: 'user', id: userId },
        reason: 'A mistake',
        personId: userId,
      }),
    );
    const erased = await server.db.execute(sql`select erase_audit_parts(${userId}) as parts`);
    expect(erased).toMatchObject({ rows: [{ parts: '0' }] });
  });

  test('is known to be unable to change the log, as its owner is known to be able', async () => {
    expect(await canChangeAuditLog(server.db)).toBe(false);
    expect(await asOwner(server, canChangeAuditLog)).toBe(true);
    const admin = await createAccount(server, 'admin');
    const { body } = await callAs(server, admin, 'admin')<Installation>('GET', '/installation');
    expect(body.audit_log).toBe('tamper_proof');
  });
});

describe('a start is refused', () => {
  const addresses = () => {
    const known = addressesOf(server.connection);
    if (!known) throw new TypeError('This is not PostgreSQL.');
    return { databaseUrl: known.DATABASE_URL, databaseOwnerUrl: known.DATABASE_OWNER_URL, dataDir: '' };
  };

  test('where both are one role', async () => {
    const { databaseOwnerUrl } = addresses();
    const opening = openDatabase({ ...addresses(), databaseUrl: databaseOwnerUrl }, log);
    await expect(opening).rejects.toThrow(
      /^The role candor_owner of DATABASE_URL can change the audit log: /,
    );
  });

  test('where the owner does not belong to the application’s role, with the statement that mends it', async () => {
    await asSuperuser(`create role stranger_to_all login password 'x'`);
    const databaseUrl = new URL(addresses().databaseUrl);
    databaseUrl.username = 'stranger_to_all';
    databaseUrl.password = 'x';
    const opening = openDatabase({ ...addresses(), databaseUrl: databaseUrl.href }, log);
    await expect(opening).rejects.toThrow(/Run: grant "stranger_to_all" to "candor_owner"\.$/);
  });
});

test('an installation of one role gets a second one: the queue goes over with what waits in it', async () => {
  const { databaseUrl, databaseOwnerUrl } = await databaseOfOneRole();
  const one = await openDatabase({ databaseUrl: databaseOwnerUrl, dataDir: '' }, log);
  const before = await startTestServer({ database: async () => one });
  await before.jobs.work('late-mails', () => new Promise(() => {}));
  await before.db.transaction((tx) => before.jobs.send(tx, 'late-mails', { text: 'a mail that waits' }));
  await before.close();

  const two = await openDatabase({ databaseUrl, databaseOwnerUrl, dataDir: '' }, log);
  const after = await startTestServer({ database: async () => two });
  const waiting = new Promise((resolve) => void after.jobs.work('late-mails', async (data) => resolve(data)));
  expect(await waiting).toEqual({ text: 'a mail that waits' });
  await createAccount(after);
  expect(await canChangeAuditLog(after.db)).toBe(false);
  await after.close();
});

/** An empty one; the superuser of the tests would be no owner as installations have. */
async function databaseOfOneRole() {
  await asSuperuser('create database one_role owner candor_owner');
  const { databaseUrl, databaseOwnerUrl } = {
    databaseUrl: new URL(addressesOf(server.connection)?.DATABASE_URL ?? ''),
    databaseOwnerUrl: new URL(addressesOf(server.connection)?.DATABASE_OWNER_URL ?? ''),
  };
  for (const url of [databaseUrl, databaseOwnerUrl]) url.pathname = '/one_role';
  return { databaseUrl: databaseUrl.href, databaseOwnerUrl: databaseOwnerUrl.href };
}
