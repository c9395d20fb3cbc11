// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  BuiltResume,
  BuiltResumePage,
  Problem,
  ResumeRevisionList,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { createdResume, resumeDraft } from '../../../tests/support/resumes.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { builtResumes } from '../../platform/database/schema/index.ts';
import { emptyTrash } from './built-resume-service.ts';

let server: TestServer;
let owner: TestAccount;
let resume: BuiltResume;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server);
  resume = await createdResume(server, owner);
});

const own = <T = BuiltResume>(method: string, path = '', body?: object) =>
  call<T>(server, owner, method, `/api/v1/resumes/${resume._id}${path}`, body);

const save = (title: string, base_version: number) =>
  own('PUT', '', { base_version, draft: resumeDraft({ title }) });

async function refusal(method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/api/v1/resumes/${resume._id}${path}`, {
    method,
    headers: { Authorization: `Bearer ${owner.accessToken}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, code: ((await reply.json()) as Problem).code };
}

const list = (query = '') => call<BuiltResumePage>(server, owner, 'GET', `/api/v1/resumes${query}`);

/** Makes a resume as if it had last been saved so long ago. */
const age = (seconds: number, column: 'updatedAt' | 'trashedAt' = 'updatedAt') =>
  server.db
    .update(builtResumes)
    .set({ [column]: new Date(Date.now() - seconds * 1000) })
    .where(eq(builtResumes.id, resume._id));

test('a resume is stored as it was sent, and listed with what a card shows', async () => {
  expect((await own('GET')).draft).toEqual(resumeDraft());
  expect(await list()).toMatchObject({
    total: 1,
    items: [{ title: 'Nurse resume', name: 'Zoë Zett', template: 'classic', live_links: 0, views: 0 }],
  });
});

test('saving counts up; over an older version nothing is changed', async () => {
  expect((await save('Second', 1)).version).toBe(2);
  expect((await save('Second', 1)).version).toBe(2);
  const change = { base_version: 1, draft: resumeDraft({ title: 'Third' }) };
  expect(await refusal('PUT', '', change)).toEqual({ status: 409, code: 'draft_conflict' });
  expect((await own('GET')).draft.title).toBe('Second');
});

test('a photo is kept without what its camera wrote; what is no picture is refused, and nothing is changed', async () => {
  const withPhoto = (bytes: Buffer) => {
    const { content, ...draft } = resumeDraft({ title: 'With photo' });
    const image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    return { ...draft, content: { ...content, basics: { ...content.basics, image } } };
  };
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  const gps = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 13]), Buffer.from('GPSLatitude')]);
  const photo = withPhoto(Buffer.concat([start, gps, end]));
  const alone = withPhoto(Buffer.concat([start, end]));
  expect((await own('PUT', '', { base_version: 1, draft: photo })).draft).toEqual(alone);
  // Sent again it is no change.
  expect(await own('PUT', '', { base_version: 1, draft: photo })).toMatchObject({ version: 2, draft: alone });
  const created = await call<BuiltResume>(server, owner, 'POST', '/api/v1/resumes', photo);
  expect(created.draft).toEqual(alone);
  const refused = { base_version: 2, draft: withPhoto(Buffer.from('GPSLatitude')) };
  expect((await refusal('PUT', '', refused)).status).toBe(422);
  expect((await own('GET')).draft).toEqual(alone);
});

test('a locked one is neither changed nor thrown away', async () => {
  await own('PATCH', '', { is_locked: true });
  const change = { base_version: 1, draft: resumeDraft({ title: 'Other' }) };
  expect(await refusal('PUT', '', change)).toEqual({ status: 409, code: 'locked' });
  expect((await refusal('POST', '/trash')).status).toBe(409);
  await own('PATCH', '', { is_locked: false });
  expect((await save('Other', 1)).version).toBe(2);
});

test('one resume is the default', async () => {
  const other = await createdResume(server, owner, { title: 'Other' });
  await own('PATCH', '', { is_default: true });
  await call(server, owner, 'PATCH', `/api/v1/resumes/${other._id}`, { is_default: true });
  expect((await list()).items.filter(({ is_default }) => is_default).map(({ title }) => title)).toEqual([
    'Other',
  ]);
});

test('a copy stands for itself', async () => {
  const copy = await own('POST', '/duplicate');
  expect(copy).toMatchObject({ version: 1, draft: { title: 'Nurse resume (copy)' } });
  await save('Changed', 1);
  expect((await call<BuiltResume>(server, owner, 'GET', `/api/v1/resumes/${copy._id}`)).draft.title).toBe(
    'Nurse resume (copy)',
  );
});

describe('the trash', () => {
  test('keeps a resume for 30 days, from which it comes back', async () => {
    await own('POST', '/trash');
    expect([(await list()).total, (await list('?in_trash=true')).total]).toEqual([0, 1]);
    await age(29 * 86_400, 'trashedAt');
    await emptyTrash({ db: server.db, now: () => new Date() });
    await own('POST', '/restore');
    expect((await list()).total).toBe(1);
    await own('POST', '/trash');
    await age(31 * 86_400, 'trashedAt');
    await emptyTrash({ db: server.db, now: () => new Date() });
    expect((await refusal('GET', '')).status).toBe(404);
  });
});

describe('revisions', () => {
  const revisions = async () => (await own<ResumeRevisionList>('GET', '/revisions')).items;

  test('hold what lasted 30 seconds, and what was named', async () => {
    await save('Quick', 1);
    expect(await revisions()).toEqual([]);
    await age(31);
    await save('Later', 2);
    await own('POST', '/revisions', { name: 'Sent to City' });
    expect((await revisions()).map(({ version, name }) => [version, name])).toEqual([
      [3, 'Sent to City'],
      [2, ''],
    ]);
  });

  test('are gone back to without losing what is now', async () => {
    await age(31);
    await save('Second', 1);
    expect(await own('POST', '/revisions/1/restore')).toMatchObject({
      version: 3,
      draft: { title: 'Nurse resume' },
    });
    expect((await revisions()).map(({ version }) => version)).toEqual([2, 1]);
    expect(await own('GET', '/revisions/2')).toMatchObject({ draft: { title: 'Second' } });
  });
});

test('a long import is stored whole', async () => {
  const draft = resumeDraft();
  const basics = { ...draft.content.basics, summary: '字'.repeat(20_000) };
  const custom = Array.from({ length: 10 }, (_, index) => ({
    ...{ _id: `s${index}`, title: 'Not sorted' },
    entries: [
      {
        ...{ title: '', subtitle: '', location: '', date: '', url: '', highlights: [] },
        summary: '字'.repeat(20_000),
      },
    ],
  }));
  const long = { ...draft, content: { ...draft.content, basics, custom } };
  const { _id } = await createdResume(server, owner, long);
  expect((await call<BuiltResume>(server, owner, 'GET', `/api/v1/resumes/${_id}`)).draft).toEqual(long);
});
