import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidatePreferences } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { inviteByMail } from '../../../tests/support/interviews.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { call, reportedSession } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { users } from '../../platform/database/schema/index.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { AuthClient } from '../auth/auth-client.fixture.ts';

const publicUrl = 'https://candor.example';
const preferencesPath = '/api/v1/candidate/preferences';
const everything: CandidatePreferences = {
  report_ready_mail: true,
  invitation_mail: true,
  reminder_mail: true,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { publicUrl } });
});
afterAll(() => server.close());

const chosen = (at: TestServer, account: TestAccount) =>
  call<CandidatePreferences>(at, account, 'GET', preferencesPath);

/** The link of a mail, on the server that listens here. */
const here = ({ url }: TestServer, link: string) => link.replace(publicUrl, url);

const linkIn = (text: string) => /^Stop these emails: (\S+)$/m.exec(text)?.[1] ?? '';

/** Somebody who was invited, and the link of the mail that says so. */
async function invitedByMail() {
  const account = await createAccount(server);
  await inviteByMail(server, account);
  const { text } = await server.mailTo(account.email);
  return { account, link: here(server, linkIn(text)) };
}

async function show(link: string, method = 'GET') {
  const reply = await fetch(link, { method });
  expect(reply.headers.get('content-type')).toContain('text/html');
  return { status: reply.status, html: await reply.text(), headers: reply.headers };
}

describe('the link at the foot of a mail', () => {
  test('asks first, then stops that kind alone, and says so to whoever comes again', async () => {
    const { account, link } = await invitedByMail();
    await call(server, account, 'PUT', preferencesPath, everything);
    const page = await show(link);
    expect([page.status, page.html]).toEqual([200, expect.stringContaining('Stop these emails?')]);
    expect(page.html).toContain('<a href="/">Candor</a>');
    // Without one a browser asks for an icon that is not there.
    expect(page.html).toContain('<link rel="icon" href="/favicon.svg"');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await chosen(server, account)).toEqual(everything);
    for (const visit of [await show(link, 'POST'), await show(link), await show(link, 'POST')]) {
      expect([visit.status, visit.html]).toEqual([200, expect.stringContaining('Emails stopped')]);
    }
    expect(await chosen(server, account)).toEqual({ ...everything, invitation_mail: false });
  });

  test('leaves what nobody has chosen as it is', async () => {
    const { account, link } = await invitedByMail();
    await show(link, 'POST');
    expect(await chosen(server, account)).toEqual({
      report_ready_mail: false,
      invitation_mail: false,
      reminder_mail: true,
    });
  });

  test('is in no log', async () => {
    const { link } = await invitedByMail();
    await show(link);
    await show(link, 'POST');
    const seal = link.slice(link.lastIndexOf('.') + 1);
    expect(seal).toHaveLength(43);
    const log = server.log.join('');
    expect(log).toContain('/api/v1/unsubscribe/[redacted]');
    expect(log).not.toContain(seal);
  });
});

describe('a link that leads nowhere', () => {
  async function expectDead(link: string, account: TestAccount) {
    for (const method of ['GET', 'POST']) {
      const { status, html } = await show(link, method);
      expect([status, html]).toEqual([404, expect.stringContaining('This link doesn’t work')]);
    }
    expect((await chosen(server, account)).invitation_mail).toBe(true);
  }

  test.each<[string, (link: string, other: string) => string]>([
    ['cut short', (link) => link.slice(0, -1)],
    ['of another mail', (link) => link.replace('invitation_mail', 'reminder_mail')],
    ['of no mail that can be stopped', (link) => link.replace('invitation_mail', 'constructor')],
    ['of somebody else', (link, other) => link.replace(/[^/]+?(?=\.)/, other)],
    ['with more behind it', (link) => `${link}.more`],
    ['without a seal', (link) => link.replace(/\.[^.]+$/, '.')],
  ])('%s', async (_what, spoil) => {
    const { account, link } = await invitedByMail();
    const { account: other } = await invitedByMail();
    const token = link.slice(link.lastIndexOf('/') + 1);
    await expectDead(link.replace(token, spoil(token, other.userId)), account);
    expect(await chosen(server, other)).toMatchObject({ invitation_mail: true, reminder_mail: true });
  });

  test('to an address that the account no longer has', async () => {
    const { account, link } = await invitedByMail();
    const moved = eq(users.id, account.userId);
    await server.db
      .update(users)
      .set({ email: `new.${account.email}` })
      .where(moved);
    await expectDead(link, account);
  });

  test('of an account that is gone', async () => {
    const { account, link } = await invitedByMail();
    await server.db.delete(users).where(eq(users.id, account.userId));
    expect((await show(link, 'POST')).status).toBe(404);
  });
});

describe('sent through a mail server', () => {
  let smtp: MailServer;
  let sending: TestServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    const mailer = createSmtpMailer(smtp.url, 'Candor <no-reply@candor.example>');
    sending = await startTestServer({ mailer, env: { publicUrl } });
  });
  afterAll(async () => {
    await sending.close();
    await smtp.close();
  });

  const mailsTo = (email: string) =>
    smtp.received
      .map((raw) => raw.replaceAll(/\r\n[ \t]+/g, ' '))
      .filter((raw) => raw.toLowerCase().includes(`\r\nto: ${email.toLowerCase()}\r\n`));

  const headerOf = (raw: string, name: string) =>
    new RegExp(`^${name}: *(.+)\r$`, 'm').exec(raw)?.[1]?.trim();

  test('the mail of a practice report tells mail programs how to stop such mails at one click', async () => {
    const account = await createAccount(sending);
    await call(sending, account, 'PUT', preferencesPath, everything);
    await reportedSession(sending, account);
    await expect.poll(() => mailsTo(account.email)).toHaveLength(1);
    const [mail = ''] = mailsTo(account.email);
    expect(headerOf(mail, 'Subject')).toBe('Your practice report is ready');
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(https:.+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? '';

    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const reply = await fetch(here(sending, link), { method: 'POST', body });
    expect(reply.status).toBe(200);
    expect(await chosen(sending, account)).toEqual({ ...everything, report_ready_mail: false });
  });

  test.each<[string, RequestInit]>([
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['nothing', {}],
  ])('a mail program may send %s', async (_what, init) => {
    const { account, link } = await invitedByMail();
    expect((await fetch(link, { method: 'POST', ...init })).status).toBe(200);
    expect((await chosen(server, account)).invitation_mail).toBe(false);
  });

  test('a mail that has to come says no such thing', async () => {
    await new AuthClient(sending).register('new@mail.example');
    await expect.poll(() => mailsTo('new@mail.example')).toHaveLength(1);
    expect(mailsTo('new@mail.example')[0]).not.toMatch(/^List-Unsubscribe/im);
  });
});
