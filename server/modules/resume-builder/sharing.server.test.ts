// @module-tag postgres
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  BuiltResume,
  NewShareLink,
  ResumeDraft,
  SharedResume,
  ShareLinkList,
  ShareLinkRequest,
} from '../../../openapi/gen/types.gen.ts';
import { readPdf } from '../../../src/capabilities/resume-import/pdf/read-pdf.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { createdResume } from '../../../tests/support/resumes.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { resumeLinks } from '../../platform/database/schema/index.ts';

/** Tokens that are guessed of shared resumes, as many as `GUESSES` says, some at once. */
const GUESSES = Number(process.env['GUESSES'] ?? 200);
const TOGETHER = 10;

let server: TestServer;
let owner: TestAccount;
let reader: TestAccount;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, reader] = [await createAccount(server), await createAccount(server, 'recruiter')];
  path = `/api/v1/resumes/${(await createdResume(server, owner))._id}`;
});

const share = (change: Partial<ShareLinkRequest> = {}) =>
  call<NewShareLink>(server, owner, 'POST', `${path}/links`, {
    ...{ label: 'City', expires_at: null, allows_download: true, hides_contact: false },
    ...{ is_public: false, password: '' },
    ...change,
  });

const open = (token: string, password = '', by = reader) =>
  call<SharedResume>(server, by, 'POST', `/api/v1/shared-resumes/${token}`, { password });

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Has the end of a link come. */
const expire = ({ link }: NewShareLink) =>
  server.db
    .update(resumeLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(resumeLinks.id, link._id));

test('a link shows the resume, and its views are counted without its owner', async () => {
  const { token } = await share({ expires_at: inOneHour(), allows_download: false });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await open(token, '', owner)).toMatchObject({ status: 'open', allows_download: false });
  expect((await open(token)).resume?.content.basics.email).toBe('zoe@mail.example');
  await open(token);
  const { items } = await call<ShareLinkList>(server, owner, 'GET', `${path}/links`);
  expect(items).toMatchObject([{ label: 'City', status: 'open', views: [{ count: 2 }] }]);
  expect(JSON.stringify(await server.db.select().from(resumeLinks))).not.toContain(token);
});

const CONTACT = /zoe@mail|1234567|zoe\.example|linkedin|zoe-zett|Main St|10115/i;

test('contact data is nowhere in what a link without it shows', async () => {
  const { token } = await share({ hides_contact: true });
  const { resume } = await open(token);
  expect(JSON.stringify(resume)).not.toMatch(CONTACT);
  expect(resume?.content.basics).toMatchObject({ name: 'Zoë Zett', location: { city: 'Berlin' } });
  expect(resume?.content.basics.summary).toBe('Ten years in **intensive care**. Write to [hidden].');
});

test('no cache keeps what a link answers, and contact data is in none of it', async () => {
  const [shown, guarded, expiring, taken] = await Promise.all([
    share({ hides_contact: true, is_public: true }),
    share({ hides_contact: true, password: 'green door' }),
    share({ hides_contact: true, is_public: true, expires_at: inOneHour() }),
    share({ hides_contact: true, is_public: true }),
  ]);
  await expire(expiring);
  await call(server, owner, 'POST', `${path}/links/${taken.link._id}/revoke`);
  const ask = (token: string, password = '') =>
    [reader, 'POST', `/api/v1/shared-resumes/${token}`, { password }] as const;
  const file = (token: string) => [null, 'GET', `/api/v1/shared-resumes/${token}/pdf`] as const;
  const asked = [
    [200, '"status":"open"', ...ask(shown.token)],
    [200, '"status":"open"', ...ask(guarded.token, 'green door')],
    [200, '"status":"password_required"', ...ask(guarded.token)],
    [200, '"status":"wrong_password"', ...ask(guarded.token, 'red door')],
    [200, '"status":"expired"', ...ask(expiring.token)],
    [200, '"status":"revoked"', ...ask(taken.token)],
    [404, 'no such link', ...ask('A'.repeat(43))],
    [200, 'Zoë Zett', owner, 'GET', `${path}/links/preview?hides_contact=true`],
    [200, 'Zoë Zett', ...file(shown.token)],
    [404, 'no such link', ...file(guarded.token)],
    [410, 'expired', ...file(expiring.token)],
    [410, 'revoked', ...file(taken.token)],
    [404, 'no such link', ...file('A'.repeat(43))],
  ] as const;
  const told = await Promise.all(
    asked.map(async ([status, part, by, method, url, payload]) => {
      const { statusCode, headers, rawPayload } = await server.app.inject({
        ...{ method, url, ...(payload && { payload }) },
        headers: by ? { authorization: `Bearer ${by.accessToken}` } : {},
      });
      const isPdf = headers['content-type'] === 'application/pdf';
      const read = isPdf ? JSON.stringify(await readPdf(new Uint8Array(rawPayload))) : '';
      const whole = `${JSON.stringify(headers)} ${rawPayload} ${rawPayload.toString('latin1')} ${read}`;
      return [
        ...[status, part, method, url, statusCode === status && whole.includes(part)],
        ...[headers['cache-control'], CONTACT.exec(whole)?.[0]],
      ];
    }),
  );
  expect(told).toEqual(
    asked.map(([status, part, , method, url]) => [status, part, method, url, true, 'no-store', undefined]),
  );
});

test('a link that is public gives its PDF to whoever holds it, and says nothing of contact data', async () => {
  const { token } = await share({ hides_contact: true, is_public: true });
  const file = () => server.app.inject(`/api/v1/shared-resumes/${token}/pdf`);
  const reply = await file();
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="resume.pdf"; filename*=UTF-8''Zo%C3%AB%20Zett.pdf`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  const { basics } = await readPdf(new Uint8Array(reply.rawPayload));
  expect(basics.name?.text).toBe('Zoë Zett');
  expect(basics.email).toBeUndefined();
  expect(reply.rawPayload.toString('latin1')).not.toMatch(/zoe@mail|zoe\.example|zoe-zett/);
  // Asked for once more it is the same file, and another view; what only asks what it would be is none.
  expect((await file()).rawPayload.equals(reply.rawPayload)).toBe(true);
  await server.app.inject({ method: 'HEAD', url: `/api/v1/shared-resumes/${token}/pdf` });
  const { items } = await call<ShareLinkList>(server, owner, 'GET', `${path}/links`);
  expect(items).toMatchObject([{ is_public: true, views: [{ count: 2 }] }]);
});

test('a public PDF shows the resume of now, in the letters of the far East too', async () => {
  const { token } = await share({ is_public: true });
  const read = async () => {
    const { rawPayload } = await server.app.inject(`/api/v1/shared-resumes/${token}/pdf`);
    return (await readPdf(new Uint8Array(rawPayload))).basics;
  };
  expect((await read()).email?.text).toBe('zoe@mail.example');
  const { draft, version } = await call<BuiltResume>(server, owner, 'GET', path);
  const basics = { ...draft.content.basics, name: '山田 花子' };
  await call(server, owner, 'PUT', path, {
    base_version: version,
    draft: { ...draft, language: 'ja', content: { ...draft.content, basics } },
  });
  expect((await read()).name?.text).toBe('山田 花子');
});

test('a PDF is public only where its owner said so, without a password, and until it is taken back', async () => {
  const status = async (token: string) => {
    const reply = await server.app.inject(`/api/v1/shared-resumes/${token}/pdf`);
    return [reply.statusCode, reply.json<{ detail: string }>().detail];
  };
  expect(await status((await share()).token)).toEqual([404, 'There is no such link.']);
  expect(await status('A'.repeat(43))).toEqual([404, 'There is no such link.']);
  const made = await share({ is_public: true, expires_at: inOneHour() });
  const { token, link } = made;
  await expire(made);
  expect(await status(token)).toEqual([410, 'This link has expired.']);
  await call(server, owner, 'POST', `${path}/links/${link._id}/revoke`);
  expect(await status(token)).toEqual([410, 'This link was revoked.']);
  await expect(share({ is_public: true, password: 'green door' })).rejects.toThrow('422');
  await expect(share({ is_public: true, allows_download: false })).rejects.toThrow('422');
});

test('its owner sees what a link would show', async () => {
  const preview = (hidesContact: boolean) =>
    call<ResumeDraft>(server, owner, 'GET', `${path}/links/preview?hides_contact=${hidesContact}`);
  expect(JSON.stringify(await preview(false))).toContain('zoe@mail.example');
  expect(JSON.stringify(await preview(true))).not.toContain('zoe@mail.example');
});

test('one that is over, taken back or in the trash shows nothing', async () => {
  const expiring = await share({ expires_at: inOneHour() });
  await expire(expiring);
  expect(await open(expiring.token)).toMatchObject({ status: 'expired', resume: null });
  const { token, link } = await share();
  await call(server, owner, 'POST', `${path}/links/${link._id}/revoke`);
  expect(await open(token)).toMatchObject({ status: 'revoked', resume: null });
  const third = await share();
  await call(server, owner, 'POST', `${path}/trash`);
  expect(await open(third.token)).toMatchObject({ status: 'revoked', resume: null });
});

test('a password is asked for, and guessed only a few times', async () => {
  const { token } = await share({ password: 'green door' });
  expect(await open(token)).toMatchObject({ status: 'password_required', resume: null });
  expect(await open(token, 'red door')).toMatchObject({ status: 'wrong_password', resume: null });
  expect((await open(token, 'green door')).status).toBe('open');
  // Whoever knows it has all tries again.
  for (let count = 0; count < 10; count++) await open(token, `door ${count}`);
  await expect(open(token, 'green door')).rejects.toThrow('429');
});

test('who guesses tokens is soon refused', async () => {
  await expect(open('A'.repeat(43))).rejects.toThrow('404');
  for (let count = 0; count < 29; count++) await open('B'.repeat(43)).catch(() => {});
  await expect(open('C'.repeat(43))).rejects.toThrow('429');
});

test('guessed tokens open nothing, and what is answered says nothing of those that are there', async () => {
  const guesser = await createAccount(server, 'recruiter');
  const { link, token } = await share();
  const said = new Map<number, Set<string>>();
  // One letter beside the right one, and anything.
  const near = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  const guess = async (guessed: string) => {
    const reply = await server.app.inject({
      ...{ method: 'POST', url: `/api/v1/shared-resumes/${guessed}`, payload: { password: '' } },
      headers: { authorization: `Bearer ${guesser.accessToken}` },
    });
    const { request_id: _own, ...told } = reply.json<Record<string, unknown>>();
    said.set(reply.statusCode, (said.get(reply.statusCode) ?? new Set()).add(JSON.stringify(told)));
  };
  for (let count = 0; count < GUESSES; count += TOGETHER) {
    const others = Array.from({ length: TOGETHER - 1 }, () => randomBytes(32).toString('base64url'));
    await Promise.all([near, ...others].map(guess));
  }
  expect([...said.keys()].toSorted()).toEqual([404, 429]);
  expect(said.get(404)?.size).toBe(1);
  expect([...(said.get(429) ?? [])].join()).not.toMatch(/resume|Zoë/i);
  const { items } = await call<ShareLinkList>(server, owner, 'GET', `${path}/links`);
  expect(items.find(({ _id }) => _id === link._id)?.views).toEqual([]);
  expect((await open(token)).status).toBe('open');
});
