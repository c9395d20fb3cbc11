import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Installation, MailTest, Problem, SettingsSection } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { readEnv } from '../../env.ts';
import { mailLog, settings } from '../../platform/database/schema/index.ts';
import { createSealing } from '../../platform/security/sealing.ts';
import { loadSettings } from './current-settings-service.ts';

const settingsKey = 'a-key-of-this-test-that-is-long-enough';

let server: TestServer;
let admin: TestAccount;
let post: MailServer;

beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({ env: { settingsKey } });
  admin = await createAccount(server, 'admin');
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  await server.db.delete(settings);
});

async function call<T>(method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T & Problem };
}

const values = () => ({
  smtp_host: '127.0.0.1',
  smtp_port: Number(new URL(post.url).port),
  smtp_security: 'none',
});

const save = (section: string, said: object, secrets: object = {}, version = 0) =>
  call<SettingsSection>('PUT', `/api/v1/admin/settings/${section}`, {
    values: said,
    secrets,
    reason: 'Set up',
    version,
  });

const sources = (env = readEnv({})) => ({
  db: server.db,
  env,
  sealing: createSealing({ dataDir: '/nowhere', settingsKey }),
  now: () => new Date(),
  logger: { warn: () => {} },
});

const letter = {
  id: 'letter',
  to: 'somebody@mail.example',
  replyTo: 'help@mail.example',
  subject: 'Hello',
  text: 'T',
  html: '<p>T</p>',
};

test('mail goes through the server that was saved, from whom was saved; the environment wins', async () => {
  const said = { ...values(), mail_from: 'Acme <jobs@acme.example>', support_email: 'help@acme.example' };
  expect((await save('email', said)).status).toBe(200);
  expect((await call<Installation>('GET', '/api/v1/admin/installation')).body.mail).toBe('smtp');
  const current = await loadSettings(sources());
  expect(current.supportEmail).toBe('help@acme.example');
  await current.mailer.deliver(letter);
  expect(post.received.at(-1)).toMatch(/^From: Acme <jobs@acme.example>/m);
  const named = readEnv({ SUPPORT_EMAIL: 'env@acme.example', SMTP_URL: 'smtp://env.example:25' });
  const ofEnv = await loadSettings(sources(named));
  expect([ofEnv.supportEmail, ofEnv.smtpUrl]).toEqual(['env@acme.example', 'smtp://env.example:25']);
});

test('a test mail is sent at once, or it says why not', async () => {
  const send = (said: object) =>
    call<MailTest>('POST', '/api/v1/admin/settings/email/test', {
      values: { ...values(), ...said },
      secrets: {},
      to: 'me@admin.example',
    });
  expect((await send({})).body).toMatchObject({ outcome: 'sent' });
  expect(post.received.at(-1)).toMatch(/^To: me@admin.example/m);
  expect((await send({ smtp_port: 9 })).body).toMatchObject({ outcome: 'failed' });
  post.refuse(Object.assign(new Error('Not you'), { responseCode: 550 }));
  expect((await send({})).body.answered).toContain('550');
  post.refuse(null);
  expect((await send({ smtp_host: null })).status).toBe(422);
  const noted = await server.db.select().from(mailLog).orderBy(asc(mailLog.at), asc(mailLog.id));
  expect(noted.slice(0, 2)).toMatchObject([
    { kind: 'test', recipient: 'me@admin.example', outcome: 'sent' },
    { kind: 'test', recipient: 'me@admin.example', outcome: 'failed' },
  ]);
});

test.each<[string, object, object, string]>([
  ['email', { smtp_host: 'a b' }, {}, 'smtp_host'],
  ['email', { smtp_port: 0 }, {}, 'smtp_port'],
  ['email', { smtp_port: 'many' }, {}, 'smtp_port'],
  ['email', { smtp_security: 'some' }, {}, 'smtp_security'],
  ['email', { mail_from: 'nobody' }, {}, 'mail_from'],
  ['email', { support_email: 'a@b, c@d' }, {}, 'support_email'],
  ['email', {}, { smtp_password: 'x' }, 'smtp_user'],
  ['sign-in', { google_client_id: 'me' }, {}, 'google_client_secret'],
  ['sign-in', {}, { linkedin_client_secret: 'x' }, 'linkedin_client_id'],
])('%s: %j with %j is refused beside %s, and the old one stays', async (section, said, secrets, field) => {
  const refused = await save(section, said, secrets);
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.map((one) => one.field)).toEqual([field]);
  expect(await server.db.$count(settings)).toBe(0);
});

test('people sign in with a provider once it is saved, until it is removed', async () => {
  const offered = async () =>
    (await call<{ social_providers: string[] }>('GET', '/config.json')).body.social_providers;
  expect(await offered()).toEqual([]);
  const saved = await save('sign-in', { google_client_id: 'me' }, { google_client_secret: 'the-secret' });
  expect(JSON.stringify(saved.body)).not.toContain('the-secret');
  expect(await offered()).toEqual(['google']);
  const begun = await fetch(`${server.url}/api/v1/auth/social-login/google/authorization`, {
    method: 'POST',
  });
  expect(begun.status).not.toBe(404);
  await save('sign-in', {}, { google_client_secret: null }, 1);
  expect(await offered()).toEqual([]);
});

test('what was stored by an earlier version and is not valid any more stops no start: it is as if it were not set', async () => {
  const value = { values: { smtp_host: '99999999999999999999', smtp_port: 2525 }, secrets: {} };
  await server.db.insert(settings).values({ section: 'email', version: 1, value, changedAt: new Date() });
  expect((await loadSettings(sources())).smtpUrl).toBeUndefined();
  const { items } = (await call<{ items: SettingsSection[] }>('GET', '/api/v1/admin/settings')).body;
  expect(items.find(({ section }) => section === 'email')?.values).toMatchObject({
    smtp_host: null,
    smtp_port: 2525,
  });
});
