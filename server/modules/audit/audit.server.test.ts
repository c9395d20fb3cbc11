// @module-tag both
import { randomBytes } from 'node:crypto';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailLogPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { asOwner } from '../../../tests/support/postgres-databases.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries, auditPayloads } from '../../platform/database/schema/index.ts';
import { anchorLog } from './anchor-service.ts';
import { type AuditedAction, type AuditOrigin, appendAudit, auditOrigin } from './audit-service.ts';
import { entryHash } from './chain.ts';
import { lastCheck, startCheck } from './check-service.ts';

let server: TestServer;
let time: number;
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.parse('2026-11-24T10:00:00Z');
  server = await startTestServer({ now });
});
afterEach(() => server.close());

const origin: AuditOrigin = { actorId: 'admin-1', address: '203.0.113.7', requestId: 'request-1' };

function append(change: Partial<AuditedAction> = {}): Promise<void> {
  const entity = { type: 'setting', id: 'retention' };
  const done = { at: now(), origin, action: 'setting.changed', entity, reason: 'Asked for by legal' };
  return server.db.transaction((tx) => appendAudit(tx, { ...done, ...change }));
}

async function appendMany(count: number) {
  for (let index = 0; index < count; index++) await append({ after: { days: index } });
}

const anchor = () => anchorLog({ ...server, now, logger: server.app.log });

async function faults(whole = true): Promise<readonly string[]> {
  time += 1000;
  const id = await startCheck({ ...server, now }, { whole });
  return vi.waitFor(async () => {
    const check = await lastCheck(server);
    if (check?.id !== id || !check.endedAt) throw new Error('It is still being checked');
    return check.faults;
  }, 20_000);
}

/** As somebody does who owns the tables. */
async function tamper(...statements: readonly SQL[]): Promise<void> {
  await asOwner(server, async (owner) => {
    for (const table of ['audit_entries', 'audit_payloads']) {
      await owner.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    }
    for (const statement of statements) await owner.execute(statement);
  });
}

test('an entry says who did what to what, and holds no secret', async () => {
  await append({
    before: { api_key: 'old', days: 30 },
    after: { api_key: 'hidden', days: 60, smtp: { password: '' } },
  });
  const [entry] = await server.db.select().from(auditEntries);
  expect(JSON.parse(entry?.body ?? '')).toMatchObject({
    number: 1,
    actor_id: 'admin-1',
    action: 'setting.changed',
    entity_id: 'retention',
    request_id: 'request-1',
  });
  const parts = await server.db.select().from(auditPayloads).orderBy(asc(auditPayloads.part));
  expect(parts.map(({ content }) => JSON.parse(content))).toEqual([
    {
      entity_name: null,
      reason: 'Asked for by legal',
      before: { api_key: '[set]', days: 30 },
      after: { api_key: '[set]', days: 60, smtp: { password: '[not set]' } },
    },
    { address: '203.0.113.7' },
  ]);
});

test('who does it is known by the request', async () => {
  const actor = { userId: 'admin-1', role: 'admin', sessionId: 's' } as const;
  expect(auditOrigin({ actor, ip: '203.0.113.7', id: 'request-1', headers: {} })).toEqual(origin);
  expect(() => auditOrigin({ actor: null, ip: '::1', id: 'r', headers: {} })).toThrow('Sign in');
});

test('an entry goes with its transaction', async () => {
  await expect(
    server.db.transaction(async (tx) => {
      await appendAudit(tx, {
        ...{ at: now(), origin, action: 'a.b', reason: '' },
        entity: { type: 'user', id: 'u' },
      });
      throw new Error('Not done');
    }),
  ).rejects.toThrow('Not done');
  await append();
  expect(await faults()).toEqual([]);
});

test('twenty at once make one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => append()));
  const entries = await server.db.select().from(auditEntries).orderBy(asc(auditEntries.number));
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await faults()).toEqual([]);
});

test('the database refuses changes, also those of the owner and in a replicated session', async () => {
  await append();
  for (const statement of [
    sql`update audit_entries set action = 'x'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries cascade`,
    sql`update audit_payloads set content = '{}'`,
    sql`delete from audit_payloads where part = 'change'`,
    sql`truncate audit_payloads`,
  ]) {
    const changed = asOwner(server, (owner) =>
      owner.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(statement);
      }),
    );
    await expect(changed).rejects.toMatchObject({ cause: { message: 'The audit log is append-only.' } });
  }
});

describe('checking finds', () => {
  beforeEach(() => appendMany(7));

  test('what was changed', async () => {
    await tamper(sql`update audit_entries set action = 'user.promoted' where number = 2`);
    for (const statement of [
      sql`update audit_entries set body = replace(body, 'retention', 'limits') where number = 3`,
      sql`update audit_payloads set content = '{}' where number = 4 and part = 'change'`,
      sql`delete from audit_payloads where number = 5 and part = 'change'`,
      sql`delete from audit_payloads where number = 6 and part = 'origin'`,
      sql`update audit_entries set at = at + interval '1 hour' where number = 7`,
    ]) {
      await tamper(statement);
    }
    expect(await faults()).toEqual([
      'Entry 2 was changed.',
      'Entry 3 was changed.',
      'The change of entry 4 was changed.',
      'The change of entry 5 is missing.',
      'The origin of entry 6 is missing.',
      'Entry 7 was changed.',
    ]);
  });

  test('an entry that was removed', async () => {
    await tamper(sql`delete from audit_payloads where number = 3`);
    await tamper(sql`delete from audit_entries where number = 3`);
    expect(await faults()).toEqual(['Entry 3 is missing.']);
    expect(server.log.join('')).toContain('The audit log is not whole');
  });

  test('entries that were cut off', async () => {
    await tamper(sql`delete from audit_payloads where number > 5`);
    await tamper(sql`delete from audit_entries where number > 5`);
    expect(await faults()).toEqual(['Entries 6 to 7 are missing.']);
  });

  test('entries that were cut off together with the head, by what was noted outside', async () => {
    await anchor();
    await tamper(sql`delete from audit_payloads where number > 5`);
    await tamper(sql`delete from audit_entries where number > 5`);
    await tamper(
      sql`update audit_head set number = 5, hash = (select hash from audit_entries where number = 5)`,
    );
    expect(await faults()).toEqual(['Entries 6 to 7 are missing.']);
  });

  test('a chain that was made anew from an entry on', async () => {
    await anchor();
    await tamper(
      sql`update audit_entries set body = replace(body, 'retention', 'limits'), entity_id = 'limits'`,
    );
    const entries = await server.db.select().from(auditEntries).orderBy(asc(auditEntries.number));
    let previous = '';
    for (const { number, body } of entries) {
      const hash = entryHash(number, previous, body);
      await tamper(
        sql`update audit_entries set previous_hash = ${previous}, hash = ${hash} where number = ${number}`,
      );
      previous = hash;
    }
    await tamper(sql`update audit_head set hash = ${previous}`);
    expect(await faults()).toEqual(['Entry 7 is not the one noted on 2026-11-24.']);
  });
});

test('the newest entry is noted once a day, in a file and in the log, and checked from there', async () => {
  await appendMany(3);
  expect([await anchor(), await anchor()]).toEqual([true, false]);
  expect(await server.files.list('audit-anchors')).toEqual([
    expect.stringMatching(/^2026-11-24_3_[0-9a-f]{64}$/),
  ]);
  expect(server.log.join('')).toContain('The newest entry of the audit log');
  expect(await faults()).toEqual([]);
  time += 86_400_000;
  await appendMany(2);
  expect(await anchor()).toBe(true);
  await tamper(sql`update audit_entries set action = 'x' where number = 1`);
  expect(await faults(false)).toEqual([]);
  expect(await lastCheck(server)).toMatchObject({ fromNumber: 3, upTo: 5 });
  expect(await faults()).toEqual(['Entry 1 was changed.']);
});

describe('the note of a day is mailed once', () => {
  test('to every administrator, and stands in the mail log', async () => {
    const [first, second] = [await createAccount(server, 'admin'), await createAccount(server, 'admin')];
    const candidate = await createAccount(server);
    await appendMany(2);
    await anchor();
    await appendMany(1);
    await anchor();
    const [entry] = await server.db.select().from(auditEntries).where(eq(auditEntries.number, 2));
    for (const { email } of [first, second]) {
      const mail = await server.mailTo(email);
      expect(mail.subject).toBe('Audit log on 2026-11-24: entry 2');
      expect(mail.text).toContain(entry?.hash);
      expect(mail.text).toContain('/admin/logs');
    }
    const mails = (await server.outbox()).map(({ recipient }) => recipient);
    expect(mails.toSorted()).toEqual([first.email, second.email].toSorted());
    expect(mails).not.toContain(candidate.email);
    const logged = await callAs(server, first, 'admin')<MailLogPage>('GET', '/logs/mail?kind=audit');
    expect(logged.body.items.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  test('to the mailbox that the settings name, and to nobody else', async () => {
    const admin = await createAccount(server, 'admin');
    const values = { audit_note_email: 'audit-notes@archive.example' };
    const saved = await callAs(server, admin, 'admin')('PUT', '/settings/email', {
      ...{ values, secrets: {}, reason: 'Kept by the auditors', version: 0 },
    });
    expect(saved.status).toBe(200);
    await vi.waitFor(() => expect(server.settings.auditNoteEmail).toBe(values.audit_note_email));
    expect(await anchor()).toBe(true);
    const { text } = await server.mailTo('audit-notes@archive.example');
    expect(text).toMatch(/^Hi there,/);
    expect(await server.outbox()).toHaveLength(1);
  });
});

test('long logs are checked a page at a time', async () => {
  await server.db.transaction(async (tx) => {
    for (let index = 0; index < 505; index++) {
      await appendAudit(tx, {
        ...{ at: now(), origin, action: 'a.b', reason: randomBytes(4).toString('hex') },
        entity: { type: 'user', id: 'u' },
      });
    }
  });
  expect(await faults()).toEqual([]);
  await tamper(sql`delete from audit_payloads where number in (500, 501)`);
  await tamper(sql`delete from audit_entries where number in (500, 501)`);
  expect(await faults()).toEqual(['Entries 500 to 501 are missing.']);
});

test('what a deleted account said goes, and the chain stays whole', async () => {
  const account = await createAccount(server);
  const { userId, email, password, accessToken } = account;
  await append({
    action: 'user.suspended',
    entity: { type: 'user', id: userId, name: email },
    personId: userId,
    before: { email },
  });
  await append();
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/candidate/deletion',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { current_password: password, email },
  });
  expect(reply.statusCode).toBe(204);
  const stored = JSON.stringify([
    await server.db.select().from(auditEntries),
    await server.db.select().from(auditPayloads),
  ]);
  expect(stored).not.toContain(email);
  expect(stored).toContain('203.0.113.7');
  expect(await faults()).toEqual([]);
});
