// @module-tag both
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AiCallPage, MailLogPage, SystemLogPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs } from '../../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { aiCalls, mailLog, systemLog } from '../../../platform/database/schema/index.ts';
import { dropOldLogs } from '../../../platform/logging/log-store.ts';
import { AddressRefused, type Mail } from '../../../platform/mail/mailer.ts';

let server: TestServer;
let admin: TestAccount;
let call: ReturnType<typeof callAs>;
let deliver = async (_mail: Mail) => {};

beforeAll(async () => {
  server = await startTestServer({ mailer: { deliver: (mail) => deliver(mail) } });
  admin = await createAccount(server, 'admin');
  call = callAs(server, admin, 'admin');
});
afterAll(() => server.close());

const system = async (query = '') => (await call<SystemLogPage>('GET', `/logs/system?${query}`)).body;
const ai = async (query = '') => (await call<AiCallPage>('GET', `/logs/ai?${query}`)).body;
const mail = async (query = '') => (await call<MailLogPage>('GET', `/logs/mail?${query}`)).body;

async function file(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  return (await fetch(`${server.url}/api/v1/admin/logs/${path}`, { headers })).text();
}

test('what the server finds wrong is a row, without secrets and whatever it says', async () => {
  const forged = 'Nothing\n{"level":50,"msg":"forged"}\u202e\0=HYPERLINK("x")';
  server.app.log.error(
    { err: new TypeError(forged), queue: 'send-mail', password: 'hunter2', host: 'ai.example' },
    'A job failed',
  );
  server.app.log.info('All is well');
  await server.logStore.flush();
  const { items } = await system('q=send-mail');
  expect(items).toMatchObject([
    {
      level: 'error',
      message: 'A job failed',
      error_type: 'TypeError',
      error_message: forged.replace('\0', '\uFFFD'),
      stack: expect.stringContaining('logs.server.test'),
      work: 'send-mail',
      details: expect.stringContaining('ai.example'),
    },
  ]);
  expect(JSON.stringify(items)).not.toContain('hunter2');
  expect((await system('q=forged')).items).toEqual([]);
  expect((await system(`q=${encodeURIComponent("' or true --")}`)).items).toEqual([]);
  expect(JSON.stringify(await system())).not.toContain('All is well');
  const lines = (await file('system/export?format=jsonl&q=send-mail')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(items);
});

test('a request that failed is found by the id that its caller was told', async () => {
  server.app.log.child({ request_id: 'request-of-somebody' }).error(new Error('no'), 'The request failed');
  await server.logStore.flush();
  expect((await system('q=request-of-somebody')).items).toMatchObject([{ message: 'The request failed' }]);
});

test('a long log is read in pages, by time and by what it says, and exported whole', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
  await server.db.insert(aiCalls).values(
    Array.from({ length: 1203 }, (_, index) => ({
      // Several within one moment, over the edges of pages.
      at: at(Math.floor(index / 7)),
      task: index % 2 === 0 ? 'judgement' : 'follow_up',
      host: 'ai.example',
      model: '=model',
      outcome: index % 100 === 0 ? ('slow' as const) : ('answered' as const),
      milliseconds: index,
    })),
  );
  const seen: number[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: AiCallPage = await ai(`page_size=100${next && `&before=${next}`}`);
    seen.push(...page.items.map(({ milliseconds }) => milliseconds));
    next = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 1203 }, (_, index) => 1202 - index));
  expect((await ai('outcome=failed&page_size=100')).items).toHaveLength(13);
  expect((await ai('outcome=slow&task=follow_up')).items).toEqual([]);
  expect((await ai('q=ai.example&page_size=1')).next).not.toBeNull();
  const within = await ai(`page_size=100&from=${at(1).toISOString()}&to=${at(2).toISOString()}`);
  expect(within.items.map(({ milliseconds }) => milliseconds)).toEqual([13, 12, 11, 10, 9, 8, 7]);
  const csv = (await file('ai/export?format=csv')).trim().split('\r\n');
  expect(csv).toHaveLength(1204);
  expect(csv[1]).toContain(`,"'=model",`);
});

test('each attempt to send a mail is a row, never what it says', async () => {
  const send = async (to: string, failure?: Error) => {
    deliver = async () => {
      if (failure) throw failure;
    };
    await fetch(`${server.url}/api/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: to }),
    });
  };
  const [ok, busy, gone] = await Promise.all([1, 2, 3].map(() => createAccount(server)));
  if (!ok || !busy || !gone) throw new Error('No accounts');
  await send(ok.email);
  await vi.waitFor(async () =>
    expect((await mail(`q=${ok.email.toUpperCase()}`)).items).toMatchObject([
      { recipient: ok.email, kind: 'account', outcome: 'sent', reason: null },
    ]),
  );
  await send(busy.email, Object.assign(new Error('no'), { response: '451 Come back later' }));
  await vi.waitFor(async () =>
    expect((await mail(`q=${busy.email}&outcome=failed`)).items[0]).toMatchObject({
      reason: '451 Come back later',
    }),
  );
  await send(
    gone.email,
    new AddressRefused('no', { cause: Object.assign(new Error(), { response: '550 Nobody' }) }),
  );
  await vi.waitFor(async () =>
    expect((await mail(`q=${gone.email}&outcome=refused`)).items[0]).toMatchObject({ reason: '550 Nobody' }),
  );
  deliver = async () => {};
});

test('who follows a log hears of a new row within two seconds', async () => {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const reply = await fetch(`${server.url}/api/v1/admin/logs/tail?log=system`, {
    headers,
    signal: leaving.signal,
  });
  const heard: number[] = [];
  const reading = (async () => {
    for await (const chunk of reply.body ?? []) {
      for (const [, data = ''] of Buffer.from(chunk)
        .toString()
        .matchAll(/^data: (.*)$/gm)) {
        heard.push(JSON.parse(data).newest);
      }
    }
  })().catch(() => {});
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  server.app.log.warn('Something new');
  await server.logStore.flush();
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 2500 });
  await delay(1200);
  expect(heard).toHaveLength(2);
  leaving.abort();
  await reading;
});

test('rows go after thirty days', async () => {
  const now = new Date(Date.UTC(2026, 5, 1));
  const row = (days: number) => ({ at: new Date(now.getTime() - days * 86_400_000) });
  const line = { level: 'warn' as const, message: 'Old or not', details: '{}' };
  const sent = { mailId: 'm', recipient: 'a@mail.example', kind: 'account', outcome: 'sent' as const };
  await server.db.insert(systemLog).values([31, 29].map((days) => ({ ...row(days), ...line })));
  await server.db
    .insert(mailLog)
    .values([31, 29].map((days) => ({ ...row(days), ...sent, milliseconds: 1 })));
  await dropOldLogs(server.db, now);
  const kept = await system(`q=${encodeURIComponent('Old or not')}`);
  expect(kept.items.map(({ at }) => at)).toEqual([row(29).at.toISOString()]);
  expect((await mail('q=a@mail.example')).items).toHaveLength(1);
  expect((await ai()).items).toEqual([]);
});

test.each(['1e309', 'null', '99999999999999999999', '999999999999999_1', '1_9999999999999999999', '-1_1'])(
  'a place in a log that no page named (%s) is none, and fails nothing',
  async (before) => {
    for (const log of ['logs/system', 'logs/ai', 'logs/mail', 'audit'])
      expect((await call('GET', `/${log}?before=${before}`)).status, log).toBe(200);
  },
);
