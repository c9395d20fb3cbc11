import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Alert, Overview } from '../../openapi/gen/types.gen.ts';
import { createS3Files } from '../../server/platform/files/s3-files.ts';
import { createSmtpMailer } from '../../server/platform/mail/smtp-mailer.ts';
import { createAccount } from '../support/accounts.ts';
import { callAs, openHiring } from '../support/hiring.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { addPlan } from '../support/plans.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { serveAi } from '../support/serve-ai.ts';
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** As often as the dashboard asks. */
const LOOK_AGAIN_MS = 20_000;
const LOOKS_A_MINUTE = 3;
const HOUR_MS = 3_600_000;
/** What does not answer is given up after 5 s. */
const SLOW_MS = 5200;

const ai = serveAi();
let s3: S3Server;
let post: MailServer;
let stripe: StripeServer;
let server: TestServer;
let time = Date.now();
const now = () => new Date(time);

beforeAll(async () => {
  [s3, post, stripe] = await Promise.all([startS3Server(), startMailServer(), startStripeServer(now)]);
  server = await startTestServer({
    now,
    env: { ai: ai.settings, stripe: stripe.settings, smtpUrl: post.url },
    files: createS3Files(s3.url),
    mailer: createSmtpMailer(post.url, 'Candor <no-reply@candor.example>'),
    extend: (app) =>
      app.post('/api/v1/kept', async () => {
        await server.files.write('kept/one', Buffer.from('kept'));
        return {};
      }),
  });
  await addPlan(server, 'team', { prices: [{ currency: 'EUR', interval: 'month', amount: 2900 }] });
});
afterAll(async () => {
  await server.close();
  await Promise.all([s3.close(), post.close(), stripe.close()]);
});

async function alerts(): Promise<readonly Alert['kind'][]> {
  // Time passes sooner than a session lasts.
  const admin = await createAccount(server, 'admin');
  const { body } = await callAs(server, admin, 'admin')<Overview>('GET', '/overview');
  return body.alerts.map(({ kind }) => kind);
}

/** Looks as the open dashboard does; whether it told within a minute. */
async function isToldWithinMinute(kind: Alert['kind'], meanwhileMs = 0): Promise<boolean> {
  for (let look = 0; look < LOOKS_A_MINUTE; look += 1) {
    time += LOOK_AGAIN_MS;
    if ((await alerts()).includes(kind)) return true;
    await delay(meanwhileMs);
  }
  return false;
}

async function passHour(): Promise<void> {
  time += HOUR_MS;
  // Work that waits for its next attempt: the database keeps its own time.
  await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}

test.each(['down', 'silent', 'lying', 'no-bucket'] as const)(
  'files: a service that is %s is told within a minute, what cannot be stored is refused, and it comes back',
  async (trouble) => {
    await server.files.write('kept/before', Buffer.from('before'));
    expect(await alerts()).not.toContain('storage');
    s3.trouble = trouble;
    expect(await isToldWithinMinute('storage', trouble === 'silent' ? SLOW_MS : 0)).toBe(true);
    if (trouble === 'down' || trouble === 'no-bucket') {
      const refused = await fetch(`${server.url}/api/v1/kept`, { method: 'POST' });
      expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).detail]).toEqual([
        503,
        '10',
        'Files can’t be stored or read right now. Try again in a moment.',
      ]);
      expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(503);
    }
    await passHour();
    s3.trouble = null;
    await vi.waitFor(async () => {
      time += LOOK_AGAIN_MS;
      expect(await alerts()).not.toContain('storage');
    }, 10_000);
    expect((await fetch(`${server.url}/api/v1/kept`, { method: 'POST' })).status).toBe(200);
    expect(String(await server.files.read('kept/before'))).toBe('before');
  },
);

test.each(['down', 'slow', 'lying'] as const)(
  'mail: a server that is %s is told within a minute, and after an hour every mail leaves once',
  async (trouble) => {
    post.trouble = trouble;
    const recruiter = await createAccount(server, 'recruiter');
    await openHiring(server, recruiter);
    const invited = `colleague-${trouble}@mail.example`;
    await callAs(server, recruiter)('POST', '/company/invitations', { email: invited, role: 'member' });
    const kind = trouble === 'lying' ? 'mail' : 'mail_server';
    expect(await isToldWithinMinute(kind, trouble === 'slow' ? SLOW_MS : 500)).toBe(true);
    await passHour();
    post.trouble = null;
    await vi.waitFor(
      async () => {
        await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
        time += LOOK_AGAIN_MS;
        expect(post.received.filter((mail) => mail.includes(invited))).toHaveLength(1);
        expect(await alerts()).not.toContain('mail');
      },
      { timeout: 40_000, interval: 500 },
    );
    expect(await alerts()).not.toContain('mail_server');
  },
  60_000,
);

test.each(['fails', 'hangs', 'wrong schema'] as const)(
  'AI: an endpoint that "%s" is told within a minute, and not any more once it works',
  async (mode) => {
    time += HOUR_MS;
    expect(await alerts()).not.toContain('ai');
    ai.mode = mode;
    const ask = () =>
      server.settings.ai?.complete({
        model: 'small-model',
        messages: [
          { role: 'system', content: 'Add.' },
          { role: 'user', content: 'Add.' },
        ],
        schema: { name: 'sum', schema: {} },
        timeoutMs: 200,
        retries: 0,
        isUsable: (text) => text.startsWith('{'),
      });
    await ask();
    await server.logStore.flush();
    expect(await isToldWithinMinute(mode === 'fails' ? 'ai' : 'ai_answers')).toBe(true);
    await passHour();
    ai.mode = 'correct';
    await server.settings.ai?.probe();
    const told = await alerts();
    expect(told).not.toContain('ai');
    expect(told).not.toContain('ai_answers');
  },
);

test.each(['down', 'lying', 'refusing'] as const)(
  'payments: a provider that is %s is told within a minute, and a payment page opens once it is back',
  async (trouble) => {
    const owner = await createAccount(server, 'recruiter');
    await openHiring(server, owner);
    const checkout = () =>
      fetch(`${server.url}/api/v1/billing/checkout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ plan_version_id: 'team-1', interval: 'month', currency: 'EUR', seats: 1 }),
      });
    stripe.trouble = trouble;
    expect((await checkout()).status).toBe(502);
    expect(await isToldWithinMinute('payments')).toBe(true);
    stripe.trouble = null;
    expect((await checkout()).status).toBe(200);
    expect(await alerts()).not.toContain('payments');
  },
);
