import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { AddressRefused } from '../../platform/mail/mailer.ts';
import { createOutboxMailer, listOutbox } from '../../platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { AuthClient } from './auth-client.fixture.ts';

let server: TestServer;
const replyTo = 'help@mail.example';
const text = async (path: string) => (await fetch(server.url + path)).text();

beforeAll(async () => {
  server = await startTestServer({ env: { demo: true } });
});
afterAll(() => server.close());

test('the outbox lists mail and shows it as it would arrive', async () => {
  expect(await text('/dev/outbox')).toContain('No mail yet.');
  const client = new AuthClient(server);
  await client.register('ada@mail.example', { full_name: '<b>Ada</b> & "Co"' });
  const mail = await server.mailTo('ada@mail.example');
  const list = await text('/dev/outbox');
  expect(list).toContain(`href="/dev/outbox/${mail.id}"`);
  expect(list).not.toContain('http-equiv="refresh"');
  const page = await text(`/dev/outbox/${mail.id}`);
  expect(page).toContain('ada@mail.example');
  const policy = (await fetch(`${server.url}/dev/outbox/${mail.id}`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(page).not.toContain('<b>Ada</b>');
  expect(page).not.toContain('<script');
  expect((await fetch(`${server.url}/dev/outbox/none`)).status).toBe(404);
});

test('a mail whose job runs twice is stored once', async () => {
  const mailer = createOutboxMailer(server.db, 'Candor <a@b.example>', () => new Date());
  const mail = { id: 'once', to: 'twice@mail.example', replyTo, subject: 'S', text: 'T', html: '<p>T</p>' };
  await mailer.deliver(mail);
  await mailer.deliver(mail);
  const stored = (await server.outbox()).filter(({ recipient }) => recipient === 'twice@mail.example');
  expect(stored).toHaveLength(1);
});

test('mails of one millisecond keep the order in which they came', async () => {
  const moment = new Date();
  const mailer = createOutboxMailer(server.db, 'Candor <a@b.example>', () => moment);
  const ids = Array.from({ length: 9 }, (_, index) => `tie-${(index * 4) % 9}`);
  const mail = { to: 'ties@mail.example', replyTo, subject: 'S', text: 'T', html: '<p>T</p>' };
  for (const id of ids) await mailer.deliver({ ...mail, id });
  const stored = (await server.outbox()).filter(({ recipient }) => recipient === 'ties@mail.example');
  expect(stored.map(({ id }) => id)).toEqual(ids);
  const listed = (await listOutbox(server.db)).filter(({ recipient }) => recipient === 'ties@mail.example');
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('in production mail is sent, also in a second try, and no code is left behind', async () => {
  const smtp = await startMailServer();
  smtp.refuse(new Error('Try again later'));
  const mailer = createSmtpMailer(smtp.url, 'Candor <no-reply@candor.example>');
  const sending = await startTestServer({ mailer, env: { demo: true, isProduction: true } });
  try {
    await new AuthClient(sending).register('real@mail.example');
    const waiting = async () => {
      const jobs = await sending.db.execute(
        sql`select data, output from pgboss.job where name = 'code-mail' and state = 'retry'`,
      );
      return (jobs as unknown as { rows: { data: object; output: object }[] }).rows;
    };
    let rows: Awaited<ReturnType<typeof waiting>> = [];
    const look = async () => {
      rows = await waiting();
      return rows.length;
    };
    await expect.poll(look, { interval: 20 }).toBe(1);
    const refused = smtp.received.length;
    smtp.refuse(null);
    await expect.poll(() => smtp.received.length).toBeGreaterThan(refused);
    const mail = smtp.received.at(-1) ?? '';
    expect(mail).toMatch(/^To: real@mail\.example\r?$/m);
    expect(mail).toMatch(/^Reply-To: support@localhost\r?$/m);
    expect(mail).toContain('multipart/alternative');
    const code = /^Subject: (\d{6}) is your Candor code\r?$/m.exec(mail)?.[1] ?? 'none';
    expect(rows.map(({ data }) => data)).toEqual([{ challengeId: expect.any(String), kind: 'code' }]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(sending.log.join('')).toContain('Try again later');
    expect(sending.log.join('')).not.toContain(`"${code}`);
    expect(await sending.outbox()).toEqual([]);
    expect((await fetch(`${sending.url}/dev/outbox`)).status).toBe(404);
  } finally {
    await sending.close();
    await smtp.close();
  }
});

test('an address that nobody has is told from a server that is busy', async () => {
  const smtp = await startMailServer();
  const mailer = createSmtpMailer(smtp.url, 'Candor <no-reply@candor.example>');
  const mail = { id: 'refused', replyTo, subject: 'S', text: 'T', html: '<p>T</p>' };
  await expect(mailer.deliver({ ...mail, to: 'nobody@mail.example' })).rejects.toBeInstanceOf(AddressRefused);
  smtp.refuse(new Error('Try again later'));
  const busy = mailer.deliver({ ...mail, to: 'ada@mail.example' });
  await expect(busy).rejects.not.toBeInstanceOf(AddressRefused);
  await smtp.close();
});

test('a calendar file goes with its mail by SMTP, as one that calendars take up or drop', async () => {
  const smtp = await startMailServer();
  const mailer = createSmtpMailer(smtp.url, 'Candor <no-reply@candor.example>');
  const mail = { to: 'ada@mail.example', replyTo, subject: 'S', text: 'T', html: '<p>T</p>' };
  const calendarOf = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  try {
    for (const method of ['PUBLISH', 'CANCEL'])
      await mailer.deliver({ ...mail, id: method, calendar: calendarOf(method) });
    const [agreed, off] = smtp.received;
    expect(agreed).toMatch(/Content-Type: text\/calendar;.*method=PUBLISH/);
    expect(off).toMatch(/Content-Type: text\/calendar;.*method=CANCEL/);
    for (const one of smtp.received) expect(one).toContain('filename=interview.ics');
  } finally {
    await smtp.close();
  }
});
