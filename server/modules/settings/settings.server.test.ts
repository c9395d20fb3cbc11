// @module-tag postgres
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  AiTest,
  LocalAi,
  Problem,
  SettingsChange,
  SettingsList,
  SettingsSection,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { readEnv } from '../../env.ts';
import { auditEntries, auditPayloads, settings } from '../../platform/database/schema/index.ts';
import { createSealing } from '../../platform/security/sealing.ts';
import { loadSettings } from './current-settings-service.ts';

const endpoint = serveAi();
const settingsKey = 'a-key-of-this-test-that-is-long-enough';

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ env: { settingsKey } });
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(settings);
});

async function call<T>(method: string, path: string, body?: object, at = server) {
  const reply = await fetch(`${at.url}/api/v1/admin/settings${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T & Problem };
}

const read = async () =>
  (await call<SettingsList>('GET', '')).body.items.find(({ section }) => section === 'ai');

const values = () => ({ base_url: endpoint.settings.baseUrl, model: 'small-model' });

const change = (said: Partial<SettingsChange> = {}) =>
  call<SettingsSection>('PUT', '/ai', {
    values: values(),
    secrets: { api_key: 'sk-secret-of-this-test' },
    reason: 'We have a contract now',
    version: 0,
    ...said,
  });

test('an endpoint that is saved is used at once, by every process, and its key is told nobody', async () => {
  const other = await loadSettings({
    db: server.db,
    env: readEnv({}),
    sealing: createSealing({ dataDir: '/nowhere', settingsKey }),
    now: () => new Date(),
    logger: { warn: vi.fn() },
  });
  expect(other.ai).toBeUndefined();
  const saved = await change();
  expect(saved).toMatchObject({
    status: 200,
    body: { version: 1, secrets: [{ name: 'api_key', state: 'set' }], values: values() },
  });
  await other.reload();
  expect(other.ai).toMatchObject({ model: 'small-model', configuration: 1 });
  await other.ai?.complete({
    model: 'small-model',
    messages: [
      { role: 'system', content: 'Rate.' },
      { role: 'user', content: JSON.stringify({ question: 'Q', turns: [] }) },
    ],
    schema: { name: 'judgement', schema: {} },
    timeoutMs: 5000,
    retries: 0,
  });
  expect(endpoint.requests.at(-1)?.authorization).toBe('Bearer sk-secret-of-this-test');
  const stored = JSON.stringify(await server.db.select().from(settings));
  expect(JSON.stringify([await read(), saved.body]) + stored + server.log.join('')).not.toContain(
    'sk-secret',
  );
});

test('what somebody changes elsewhere is heard', async () => {
  const heard = vi.fn();
  const before = (await read())?.version;
  expect(before).toBe(0);
  const follower = await loadSettings({
    db: server.db,
    env: readEnv({}),
    sealing: createSealing({ dataDir: '/nowhere', settingsKey }),
    now: () => new Date(),
    logger: { warn: heard },
  });
  const { openAnnouncements } = await import('../../platform/realtime/announcements.ts');
  const announcements = await openAnnouncements(server.connection, { warn: heard });
  const stop = follower.follow(announcements);
  await change();
  await vi.waitFor(() => expect(follower.ai?.model).toBe('small-model'), 5000);
  stop();
  await announcements.close();
});

test('each change stands in the audit log with its reason, before and after, and no secret', async () => {
  await change();
  await change({ values: { ...values(), model: 'large-model' }, secrets: {}, version: 1, reason: 'Better' });
  const entries = await server.db
    .select({ body: auditEntries.body, content: auditPayloads.content })
    .from(auditEntries)
    .innerJoin(auditPayloads, eq(auditPayloads.number, auditEntries.number))
    .where(eq(auditPayloads.part, 'change'))
    .orderBy(asc(auditEntries.number));
  const last = entries.at(-1);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ action: 'setting.changed', entity_id: 'ai' });
  expect(JSON.parse(last?.content ?? '')).toMatchObject({
    reason: 'Better',
    before: { model: 'small-model' },
    after: { model: 'large-model' },
  });
  expect(JSON.parse(entries.at(-2)?.content ?? '')).toMatchObject({
    before: { base_url: null, api_key: '[not set]' },
    after: { api_key: '[set]', api_key_replaced: true },
  });
  expect(JSON.stringify(entries)).not.toContain('sk-secret');
});

test('what changes nothing makes no version and no entry', async () => {
  await change();
  const count = () => server.db.$count(auditEntries);
  const entries = await count();
  expect((await change({ secrets: {}, version: 1 })).body.version).toBe(1);
  expect(await count()).toBe(entries);
});

test('who changes what somebody else has changed meanwhile is told', async () => {
  await change();
  const late = await change({ values: { ...values(), model: 'another' } });
  expect(late.status).toBe(409);
  expect((await read())?.values['model']).toBe('small-model');
});

test.each<[Partial<SettingsChange>, string, RegExp]>([
  [{ values: { base_url: 'nonsense', model: 'm' } }, 'base_url', /address such as/],
  [{ values: { base_url: 'ftp://ai.example', model: 'm' } }, 'base_url', /address such as/],
  [{ values: { base_url: 'https://me:pw@ai.example/v1', model: 'm' } }, 'base_url', /address such as/],
  [{ values: { base_url: 'https://ai.example/v1?key=1', model: 'm' } }, 'base_url', /address such as/],
  [{ values: { base_url: 'https://ai.example/v1' } }, 'model', /Enter the model/],
  [{ values: { base_url: 'https://a.example/v1', model: 'x'.repeat(201) } }, 'model', /at most 200/],
  [{ values: { base_url: 'https://a.example/v1', model: 'a\nb' } }, 'model', /one line/],
  [{ values: { base_url: 'https://a.example/v1', model: 'm', speech_model: 's' } }, 'speech_voice', /voice/],
  [{ values: { base_url: 'https://a.example/v1', model: 'm', speech_voice: 's' } }, 'speech_model', /model/],
  [{ secrets: { api_key: 'two words' } }, 'api_key', /without blanks/],
  [{ secrets: { password: 'x' } }, 'password', /no such setting/],
  [{ reason: ' ' }, 'reason', /required/],
])('%j is refused beside %s, and the old one stays', async (said, field, sentence) => {
  await change();
  const refused = await change({ version: 1, ...said });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ field, message: expect.stringMatching(sentence) }]);
  expect(await read()).toMatchObject({ version: 1, values: values() });
});

test('a stored key never goes to another address than it was stored for', async () => {
  await change();
  const elsewhere = { values: { base_url: 'https://evil.example/v1', model: 'm' }, secrets: {} };
  for (const refused of [
    await change({ ...elsewhere, version: 1 }),
    await call('POST', '/ai/test', elsewhere),
  ]) {
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { field: 'api_key', message: expect.stringMatching(/another address/) },
    ]);
  }
  const removed = await change({ ...elsewhere, secrets: { api_key: null }, version: 1 });
  expect(removed.body.secrets).toEqual([{ name: 'api_key', state: 'not_set' }]);
});

test('a key that cannot be opened is said to be unreadable, and nothing fails', async () => {
  await change();
  const logger = { warn: vi.fn() };
  const sealing = createSealing({ dataDir: '/nowhere', settingsKey: 'quite-another-key-of-another-server' });
  const now = () => new Date();
  const current = await loadSettings({ db: server.db, env: readEnv({}), sealing, now, logger });
  expect(current.ai?.model).toBe('small-model');
  const { readSettings } = await import('./settings-service.ts');
  const [section] = await readSettings({
    db: server.db,
    startEnv: readEnv({}),
    sealing,
    now,
    settings: current,
  });
  expect(section?.secrets).toEqual([{ name: 'api_key', state: 'unreadable' }]);
});

test('what the environment says wins, is shown locked, and what is stored stays for later', async () => {
  await change();
  const env = {
    ...readEnv({}),
    ai: { baseUrl: 'https://env.example/v1', model: 'of-the-environment', apiKey: 'sk-of-env' },
  };
  const sealing = createSealing({ dataDir: '/nowhere', settingsKey });
  const now = () => new Date();
  const current = await loadSettings({ db: server.db, env, sealing, now, logger: { warn: vi.fn() } });
  expect(current.ai).toMatchObject({ host: 'env.example', configuration: undefined });
  // What was begun with the stored one keeps it.
  expect(current.aiOf(1)?.model).toBe('small-model');
  const { readSettings } = await import('./settings-service.ts');
  const [section] = await readSettings({ db: server.db, startEnv: env, sealing, now, settings: current });
  expect(section?.values).toMatchObject({ base_url: 'https://env.example/v1', model: 'of-the-environment' });
  expect(section?.locked).toContainEqual({ name: 'base_url', variable: 'AI_BASE_URL' });
});

describe('the test', () => {
  const tryIt = async (said: object) =>
    (
      await call<AiTest>('POST', '/ai/test', {
        values: { ...values(), ...said },
        secrets: { api_key: 'sk-x' },
      })
    ).body;
  const outcomes = ({ steps }: AiTest) => Object.fromEntries(steps.map((one) => [one.name, one.outcome]));

  test('says what was asked and answered, and in which time', async () => {
    const result = await tryIt({});
    expect(outcomes(result)).toMatchObject({
      streaming: 'works',
      speech: 'skipped',
      transcription: 'skipped',
    });
    for (const { milliseconds, asked, answered, outcome } of result.steps) {
      expect(asked).not.toBe('');
      expect(answered).not.toBe('');
      if (outcome !== 'skipped') expect(milliseconds).toBeGreaterThanOrEqual(0);
    }
    expect(await read()).toMatchObject({ version: 0 });
  });

  test('says which of them does not work', async () => {
    endpoint.mode = 'wrong schema';
    expect(outcomes(await tryIt({}))).toMatchObject({ models: 'works', schema: 'fails', streaming: 'works' });
    endpoint.mode = 'does not stream';
    expect(outcomes(await tryIt({}))).toMatchObject({ schema: 'works', streaming: 'fails' });
  });

  test('speaks and listens where models for it are named', async () => {
    const result = await tryIt({ transcription_model: 'ear', speech_model: 'mouth', speech_voice: 'sol' });
    expect(outcomes(result)).toMatchObject({ speech: 'works', transcription: 'works' });
  });

  test('says why where the endpoint refuses, and asks nothing more', async () => {
    endpoint.mode = 'refuses the key';
    const result = await tryIt({});
    expect(outcomes(result)).toMatchObject({ models: 'fails', schema: 'skipped', streaming: 'skipped' });
    expect(result.steps[0]?.answered).toContain('401');
    expect(JSON.stringify(result)).not.toContain('sk-');
  });

  test('says so where nobody is there', async () => {
    const result = await tryIt({ base_url: 'http://127.0.0.1:9/v1' });
    expect(result.steps[0]).toMatchObject({
      outcome: 'fails',
      answered: expect.stringMatching(/connection/),
    });
  });
});

test('an Ollama of this machine is found, and not used by itself', async () => {
  const nobody = await call<LocalAi>('GET', '/ai/local');
  expect(nobody.body.models).toEqual([]);
  const near = await startTestServer({
    env: { settingsKey, ollamaUrl: endpoint.settings.baseUrl.replace('/v1', '') },
  });
  try {
    const { accessToken } = await createAccount(near, 'admin');
    const reply = await fetch(`${near.url}/api/v1/admin/settings/ai/local`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await reply.json()).toMatchObject({ base_url: endpoint.settings.baseUrl });
    expect(endpoint.requests).toEqual([]);
  } finally {
    await near.close();
  }
});
