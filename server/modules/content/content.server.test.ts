// @module-tag postgres
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  ContentItem,
  ContentPage,
  ContentPreview,
  ContentVersion,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { call as callAs } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { validAnswerTo } from '../../../tests/support/valid-answers.ts';
import { codingSets } from '../../content/coding/coding-sets.ts';
import { roleFamilies } from '../../content/role-families.ts';
import {
  auditEntries,
  auditPayloads,
  contentDrafts,
  contentVersions,
} from '../../platform/database/schema/index.ts';
import { solutions } from '../assessment/exact/solutions/solutions.fixture.ts';
import { loadPublished } from './current-content-service.ts';

let server: TestServer;
let admin: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  other = await createAccount(server, 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(contentDrafts);
  await server.db.delete(contentVersions);
});

async function call<T>(method: string, path: string, body?: object, by = admin) {
  const reply = await fetch(`${server.url}/api/v1/admin/content${path}`, {
    method,
    headers: {
      authorization: `Bearer ${by.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
}

const BANNER = '/announcement/banner';
const reason = 'We move to another machine';
const values = (text: string, link = '') => ({ text, link });
const save = (revision: number, text: string, by = admin) =>
  call<ContentItem>('PUT', `${BANNER}/draft`, { values: values(text), revision }, by);
const publish = (revision: number, by = admin) =>
  call<ContentItem>('POST', `${BANNER}/publication`, { revision, reason }, by);
const announced = async () => (await (await fetch(`${server.url}/config.json`)).json()).announcement;

async function publishText(text: string, revision = 0) {
  await save(revision, text);
  return (await publish(revision + 1)).body;
}

test('a draft is seen by nobody until it is published, and then by everybody', async () => {
  const saved = await save(0, 'Down on Sunday');
  expect(saved.body).toMatchObject({
    status: 'file',
    revision: 1,
    draft: { values: values('Down on Sunday') },
  });
  expect(await announced()).toBeNull();
  const published = await publish(1);
  expect(published).toMatchObject({
    status: 200,
    body: { status: 'edited', draft: null, revision: 2, values: values('Down on Sunday') },
  });
  expect(await announced()).toEqual(values('Down on Sunday'));
});

test('every publication stands in the audit log with reason, before and after', async () => {
  await publishText('First');
  await publishText('Second', 2);
  const [entry] = (
    await server.db
      .select()
      .from(auditEntries)
      .innerJoin(auditPayloads, eq(auditPayloads.number, auditEntries.number))
      .where(eq(auditPayloads.part, 'change'))
      .orderBy(asc(auditEntries.number))
  ).slice(-1);
  expect(entry?.audit_entries).toMatchObject({
    action: 'content.published',
    entityType: 'content',
    entityId: 'announcement/banner',
    actorId: admin.userId,
  });
  const { before, after, ...said } = JSON.parse(entry?.audit_payloads.content ?? '');
  expect(said.reason).toBe(reason);
  expect(before.text).toBe('First');
  expect(after.text).toBe('Second');
});

test('the second of two editors is told, and overwrites nothing', async () => {
  expect((await save(0, 'Mine')).status).toBe(200);
  const late = await save(0, 'Theirs', other);
  expect(late).toMatchObject({ status: 409, body: { code: 'draft_changed' } });
  expect((await call<ContentItem>('GET', BANNER)).body.draft?.values['text']).toBe('Mine');
});

test('who began before somebody else published cannot undo that unseen', async () => {
  await publishText('Published');
  expect((await save(0, 'Old base', other)).status).toBe(409);
  expect((await publish(1, other)).status).toBe(409);
  const dropped = await call('DELETE', `${BANNER}/draft?revision=0`, undefined, other);
  expect(dropped.status).toBe(409);
});

test('of many that save at the same moment one is taken', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => save(0, `Text ${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
});

test('what is wrong is said beside its field, and the old one goes on', async () => {
  await publishText('Still here');
  const wrong = { text: 'x'.repeat(241), link: 'nonsense' };
  await call('PUT', `${BANNER}/draft`, { values: wrong, revision: 2 });
  const refused = await publish(3);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }, { field: 'link' }] } });
  const preview = await call<ContentPreview>('POST', `${BANNER}/preview`, { values: wrong });
  expect(preview.body).toMatchObject({ html: null, problems: [{ field: 'text' }, { field: 'link' }] });
  expect(await announced()).toEqual(values('Still here'));
});

test.each([
  ['a field that there is not', { values: { ...values('a'), more: '' }, revision: 0 }],
  ['a field that is absent', { values: { text: 'a' }, revision: 0 }],
])('%s is refused', async (_what, body) => {
  expect((await call('PUT', `${BANNER}/draft`, body)).status).toBe(422);
});

test('what is there already is not published again, nor is what is no draft', async () => {
  expect((await publish(0)).status).toBe(409);
  await publishText('Once');
  await save(2, 'Once');
  expect((await publish(3)).status).toBe(409);
  expect(await server.db.$count(contentVersions)).toBe(1);
});

test('earlier versions can be read, and name what they were based on', async () => {
  const first = await publishText('First');
  const second = await publishText('Second', 2);
  expect(second.history.map(({ number }) => number)).toEqual([2, 1]);
  expect(second.history[0]).toMatchObject({ version: second.version, based_on: first.version, reason });
  const version = await call<ContentVersion>('GET', `${BANNER}/versions/1`);
  expect(version.body.values).toEqual(values('First'));
  expect((await call('GET', `${BANNER}/versions/9`)).status).toBe(404);
});

test('a file that an upgrade changed is offered, and can be left', async () => {
  await publishText('Ours');
  await server.db.update(contentVersions).set({ fileHash: 'that of an older file' });
  expect((await call<ContentItem>('GET', BANNER)).body.status).toBe('file_changed');
  const listed = await call<ContentPage>('GET', '?state=file_changed');
  expect(listed.body).toMatchObject({ total: 1, items: [{ _id: 'banner' }] });
  const kept = await call<ContentItem>('POST', `${BANNER}/file`, { reason });
  expect(kept.body).toMatchObject({ status: 'edited', values: values('Ours') });
  expect((await call('POST', `${BANNER}/file`, { reason })).status).toBe(409);
});

test('what was published as the file has it follows the file', async () => {
  await publishText('Ours');
  await publishText('', 2);
  expect((await call<ContentItem>('GET', BANNER)).body.status).toBe('file');
});

test('another process takes it up', async () => {
  const elsewhere = await loadPublished({ db: server.db, logger: { warn: vi.fn() } });
  await publishText('Everywhere');
  await elsewhere.reload();
  expect(elsewhere.valuesOf('announcement', 'banner')['text']).toBe('Everywhere');
});

test('there is nothing else', async () => {
  expect((await call('GET', '/announcement/unknown')).status).toBe(404);
  expect((await call('GET', '/unknown/banner')).status).toBe(422);
});

test('a question is published once its answers yield what they must, and is asked then', async () => {
  const path = '/question/software-01';
  const { file_values: file } = (await call<ContentItem>('GET', path)).body;
  const prompt = 'Which fault took you longest to find, and how did you find it?';
  const weak = 'I am good at that and always do my best.';
  const draft = { ...file, prompt, answer_sound: weak, answer_weak: weak };
  await call('PUT', `${path}/draft`, { values: draft, revision: 0 });
  const refused = await call('POST', `${path}/publication`, { revision: 1, reason });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ message: expect.stringMatching(/^Sound answer: /) }] },
  });
  const good = { ...draft, answer_sound: validAnswerTo(file['prompt'] ?? '') };
  await call('PUT', `${path}/draft`, { values: good, revision: 1 });
  expect((await call('POST', `${path}/publication`, { revision: 2, reason })).status).toBe(200);
  const software = roleFamilies.find(({ id }) => id === 'software');
  expect(software?.version).toBeGreaterThan(1_000_000);
  const candidate = await createAccount(server);
  const others = software?.questions.filter(
    ({ levels, competency }) => levels.includes('junior') && competency === 'collaboration',
  );
  const asked: (string | undefined)[] = [];
  for (const _ of others ?? []) asked.push(await nextPrompt(candidate));
  expect(asked).toContain(prompt);
  expect(asked).not.toContain(file['prompt']);
});

test.each([
  ['rubric/software.debugging', { anchor_3: 'Names one cause.' }, { anchor_3: '' }, 'anchor_3'],
  [
    'test/software-choice-01',
    { options: '* Shared state\nA typo\nA slow disk' },
    { options: 'A\nB\nC' },
    'options',
  ],
  ['test/software-coding-01', { prompt: 'Count the lines of a log.' }, { prompt: '' }, 'prompt'],
])('%s is edited, published and given back to its file', async (name, good, bad, field) => {
  const path = `/${name}`;
  const read = async () => (await call<ContentItem>('GET', path)).body;
  const { file_values: file } = await read();
  await call('PUT', `${path}/draft`, { values: { ...file, ...bad }, revision: 0 });
  const refused = await call<Problem>('POST', `${path}/publication`, { revision: 1, reason });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  await call('PUT', `${path}/draft`, { values: { ...file, ...good }, revision: 1 });
  expect((await call('POST', `${path}/publication`, { revision: 2, reason })).status).toBe(200);
  const edited = await read();
  expect(edited).toMatchObject({ status: 'edited', values: good });
  const { revision } = edited;
  await call('PUT', `${path}/draft`, { values: file, revision });
  const restored = await call('POST', `${path}/publication`, { revision: revision + 1, reason });
  expect(restored.status).toBe(200);
  expect(await read()).toMatchObject({ status: 'file', values: file, history: [{}, {}] });
});

test('a case is added to a coding problem once its samples were run, and given back to its file', async () => {
  const path = '/test/software-coding-02';
  const { file_values: file } = (await call<ContentItem>('GET', path)).body;
  const { javascript = '', wrong = {} } = solutions['software-coding-02'] ?? {};
  const [unsound = ''] = Object.values(wrong);
  const hidden = `${file['hidden']}\nTwo that touch alone: [[[8, 9], [9, 10]]] => [[8, 10]]`;
  const draft = { ...file, hidden, answer_sound: unsound, answer_weak: unsound };
  await call('PUT', `${path}/draft`, { values: draft, revision: 0 });
  const publish = (revision: number) => call<Problem>('POST', `${path}/publication`, { revision, reason });
  expect((await publish(1)).body.errors).toMatchObject([
    { field: 'checks', message: expect.stringMatching(/^Sound solution: Fails: /) },
  ]);
  await call('PUT', `${path}/draft`, { values: { ...draft, answer_sound: javascript }, revision: 1 });
  const { body: shown } = await call<ContentPreview>('POST', `${path}/preview`, {
    values: { ...draft, answer_sound: javascript },
  });
  expect(shown.checks.map(({ has_passed }) => has_passed)).toEqual([true, true, true, true]);
  expect((await publish(2)).status).toBe(200);
  const asked = () => codingSets.flatMap(({ problems }) => problems).find(({ id }) => path.endsWith(id));
  expect(asked()?.hidden.at(-1)).toMatchObject({ name: 'Two that touch alone', expected: [[8, 10]] });
  await call('PUT', `${path}/draft`, { values: file, revision: 3 });
  expect((await publish(4)).status).toBe(200);
  expect(asked()?.hidden.at(-1)?.name).not.toBe('Two that touch alone');
});

/** What a new practice of one competency asks: each of its questions once, before any comes again. */
async function nextPrompt(candidate: TestAccount): Promise<string | undefined> {
  const sessions = '/api/v1/interviews/session';
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 1 };
  const wanted = { mode: 'practice', competency: 'collaboration', ...choice };
  const { _id } = await callAs(server, candidate, 'POST', sessions, wanted);
  const { current_turn: turn } = await callAs(server, candidate, 'POST', `${sessions}/${_id}/start`);
  await callAs(server, candidate, 'POST', `${sessions}/${_id}/complete`);
  return turn?.prompt;
}

test.each([
  [
    'legal/privacy',
    { summary: 'S', text: '## T\n\nAsk {nobody}.' },
    'text',
    'Line 3: {nobody} is no variable.',
  ],
  ['legal/privacy', { summary: '', text: '## T\n\nText' }, 'summary', 'Say in a sentence what it is about.'],
  [
    'legal/cookies',
    { summary: 'S', text: 'Text' },
    'text',
    'Line 1: Begin with a heading, such as ## Who we are.',
  ],
  ['legal/terms', { summary: 'S', text: '## T' }, 'text', 'Nothing stands below “T”.'],
  ['faq/faq', { text: '' }, 'text', 'Enter a text.'],
  ['features/features-operators', { text: '' }, 'text', 'Enter a text.'],
])('%s %j is not published, and what holds stays', async (path, said, field, message) => {
  const item = async () => (await call<ContentItem>('GET', `/${path}`)).body;
  const before = await item();
  await call('PUT', `/${path}/draft`, { values: said, revision: 0 });
  const refused = await call<Problem>('POST', `/${path}/publication`, { revision: 1, reason });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  expect((await item()).values).toEqual(before.values);
});

test('what the features page says is what was published of it', async () => {
  const served = async () => {
    const reply = await server.app.inject('/api/v1/public-texts/features-candidates');
    return reply.json<{ html: string }>().html;
  };
  expect(await served()).toMatch(/^<dl><div><dt>Practice real questions<\/dt><dd><p>.*<\/dl>$/s);
  const path = '/features/features-candidates';
  const values = { text: '## Bring a friend\n\nAsk {support} <b>.' };
  await call('PUT', `${path}/draft`, { values, revision: 0 });
  await call('POST', `${path}/publication`, { revision: 1, reason });
  expect(await served()).toMatch(
    /^<dl><div><dt>Bring a friend<\/dt><dd><p>Ask \S+@\S+ &lt;b&gt;\.<\/p><\/dd><\/div><\/dl>$/,
  );
});
