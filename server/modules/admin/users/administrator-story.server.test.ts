// @module-tag postgres
import { setTimeout as delay } from 'node:timers/promises';
import { asc, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AuditChain, AuditPage, Login, Session } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs } from '../../../../tests/support/hiring.ts';
import { asOwner } from '../../../../tests/support/postgres-databases.ts';
import { call } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { auditEntries } from '../../../platform/database/schema/index.ts';
import { loadServerSecret } from '../../../platform/security/server-secret.ts';
import { createSessionCheck } from '../../../platform/security/session-check.ts';
import { addAdministrator } from '../../auth/administrators/administrator-service.ts';

const SESSION = '/api/v1/interviews/session';
const EMAIL = 'first.chief@navy.example';
const PASSWORD = 'teapot umbrella gravel';
const ANSWER = 'I found the leak in the cache, wrote a test for it and cut the memory by half in two weeks.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: object | URLSearchParams) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    ...(body instanceof URLSearchParams
      ? { body }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

async function signIn(username: string, password: string): Promise<Login> {
  return (await post('/auth/login', new URLSearchParams({ username, password }))).json();
}

/** The first administrator is made by the command, and sets the password with its link. */
async function firstAdministrator(): Promise<TestAccount> {
  const { db } = server;
  const now = () => new Date();
  const secret = await loadServerSecret(db, 'tokens-and-codes');
  const sessionCheck = createSessionCheck(db, now);
  const said = await addAdministrator({ db, now, secret, publicUrl: server.url, sessionCheck }, EMAIL, {
    promote: false,
  });
  const link = new URL(said.split('\n').at(-1) ?? '');
  const challenge = {
    challenge_id: link.searchParams.get('challenge'),
    code: new URLSearchParams(link.hash.slice(1)).get('code'),
  };
  const reset = await post('/auth/reset-password', { ...challenge, password: PASSWORD });
  expect(reset.status).toBe(204);
  const { access_token: accessToken, user } = await signIn(EMAIL, PASSWORD);
  return { userId: user._id, role: 'admin', email: EMAIL, password: PASSWORD, accessToken, cookie: '' };
}

test('a suspended candidate is out within a second, keeps the answer, and all of it stands in a chain that tells every change', async () => {
  const admin = await firstAdministrator();
  const asAdmin = callAs(server, admin, 'admin');
  const candidate = await createAccount(server);
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const { _id } = await call(server, candidate, 'POST', SESSION, { mode: 'practice', ...choice });
  const begun = await call(server, candidate, 'POST', `${SESSION}/${_id}/start`);
  const turn = begun.turns[0]?._id ?? '';
  await call(server, candidate, 'POST', `${SESSION}/${_id}/turns/${turn}/answer`, { text: ANSWER });

  const act = (action: string, reason: string) =>
    asAdmin('POST', `/users/${candidate.userId}/actions`, { action, reason });
  expect((await act('suspend', 'Reported by the company')).status).toBe(200);
  await delay(1000);
  await expect(call(server, candidate, 'GET', `${SESSION}/${_id}`)).rejects.toThrow('401');

  expect((await act('restore', 'It was a mistake')).status).toBe(200);
  const { access_token: accessToken } = await signIn(candidate.email, candidate.password);
  const kept = await call<Session>(server, { ...candidate, accessToken }, 'GET', `${SESSION}/${_id}`);
  expect(JSON.stringify(kept)).toContain(ANSWER);

  const { body: log } = await asAdmin<AuditPage>('GET', '/audit');
  expect(
    log.items.map(({ action, reason, before, after }) => ({ action, reason, before, after })),
  ).toMatchObject([
    {
      action: 'user.restored',
      reason: 'It was a mistake',
      before: { is_active: false },
      after: { is_active: true },
    },
    { action: 'user.suspended', reason: 'Reported by the company', before: { is_active: true } },
    { action: 'user.administrator_added', reason: 'By command on the server', after: { role: 'admin' } },
  ]);

  const verify = async () => {
    const started = await asAdmin<AuditChain>('POST', '/audit/check');
    return vi.waitFor(async () => {
      const { body } = await asAdmin<AuditChain>('GET', '/audit/check');
      if (body.check?._id !== started.body.check?._id || !body.check?.ended_at)
        throw new Error('It still runs');
      return body.check.faults;
    }, 20_000);
  };
  /** Does it as the owner of the tables could, looks at the chain, and undoes it. */
  const faultsAfter = (...statements: readonly SQL[]) =>
    asOwner(server, async (owner) => {
      const entries = await owner.select().from(auditEntries).orderBy(asc(auditEntries.number));
      for (const statement of statements) await owner.execute(statement);
      const faults = await verify();
      await owner.execute(sql`delete from audit_entries`);
      await owner.insert(auditEntries).values(entries);
      return faults;
    });
  expect(await verify()).toEqual([]);
  await asOwner(server, async (owner) => {
    for (const table of ['audit_entries', 'audit_payloads'])
      await owner.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await owner.execute(
      sql`alter table audit_payloads drop constraint audit_payloads_number_audit_entries_number_fk`,
    );
  });
  expect(
    await faultsAfter(
      sql`update audit_entries set body = replace(body, 'suspended', 'restored') where number = 2`,
    ),
  ).toEqual(['Entry 2 was changed.']);
  expect(await faultsAfter(sql`delete from audit_entries where number = 2`)).toContain('Entry 2 is missing.');
  expect(await faultsAfter(sql`delete from audit_entries where number = 3`)).toContain('Entry 3 is missing.');
  expect(await verify()).toEqual([]);
});
