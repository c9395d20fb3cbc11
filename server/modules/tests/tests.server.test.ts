// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  BuiltInTestList,
  Problem,
  Test,
  TestItem,
  TestPage,
  TestPreview,
  TestVersion,
  TryResult,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import {
  choiceItem,
  codeItem,
  makeTest,
  nurseTest,
  publishedTest,
  textItem,
} from '../../../tests/support/company-tests.ts';
import { callAs, joinWorkspace, nameCompany, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  await nameCompany(server, recruiter);
  call = callAs(server, recruiter);
});

const save = (of: Test, change: Partial<Pick<Test, 'title' | 'items' | 'revision'>>, by = call) => {
  const { title, items, revision } = { ...of, ...change };
  return by<Test & Problem>('PUT', `/tests/${of._id}`, { base_revision: revision, title, items });
};
const publish = ({ _id, revision }: Test) =>
  call<Test & Problem>('POST', `/tests/${_id}/publish`, { revision });

test('a company’s tests are listed, searched, sorted and paged; those of others are not', async () => {
  await makeTest(server, recruiter);
  await publishedTest(server, recruiter, { title: 'Zero 100%', items: [choiceItem] });
  const list = async (query: string) => (await call<TestPage>('GET', `/tests?${query}`)).body;
  expect(await list('sort=title')).toMatchObject({
    total: 2,
    items: [
      { title: 'Ward basics', items: 3, kinds: ['choice', 'code', 'text'], version: 0, used_in: 0, taken: 0 },
      {
        title: 'Zero 100%',
        items: 1,
        kinds: ['choice'],
        version: 1,
        is_changed: false,
        median_seconds: null,
      },
    ],
  });
  expect((await list('sort=-title&page_size=1')).items).toMatchObject([{ title: 'Zero 100%' }]);
  expect((await list('q=100%25')).items).toMatchObject([{ title: 'Zero 100%' }]);
  expect((await list('q=ward')).total).toBe(1);
  expect((await list('published=true')).items).toMatchObject([{ title: 'Zero 100%' }]);
  const other = await createAccount(server, 'recruiter');
  await nameCompany(server, other);
  expect((await callAs(server, other)<TestPage>('GET', '/tests')).body).toEqual({ items: [], total: 0 });
  const { body } = await call<BuiltInTestList>('GET', '/tests/built-in');
  expect(body.items.length).toBeGreaterThanOrEqual(10);
});

test('any colleague edits; who saves second is told, and nothing is overwritten', async () => {
  const hiring = await openHiring(server, recruiter);
  const made = await makeTest(server, recruiter);
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, colleague, hiring, 'interviewer');
  const theirs = await save(made, { title: 'Theirs' }, callAs(server, colleague));
  expect(theirs.body).toMatchObject({ revision: 2, title: 'Theirs', saved_by: { _id: colleague.userId } });
  expect(await save(made, { title: 'Mine' })).toMatchObject({
    status: 409,
    body: { code: 'draft_conflict' },
  });
  // What was saved already is no conflict: the answer to it may have been lost.
  expect(await save(made, { title: 'Theirs' })).toMatchObject({ status: 200, body: { revision: 2 } });
  expect((await publish(made)).status).toBe(409);
  expect((await save(theirs.body, { title: 'Mine' })).body.revision).toBe(3);
});

test('a version is published whole, and stays as it was', async () => {
  const made = await makeTest(server, recruiter);
  expect((await publish(made)).body).toMatchObject({
    is_changed: false,
    versions: [{ version: 1, used_in: 0 }],
  });
  expect((await publish(made)).body.versions).toHaveLength(1);
  const { body: next } = await save(made, { title: 'Ward basics, next' });
  expect(next.is_changed).toBe(true);
  expect((await publish(next)).body.versions.map(({ version }) => version)).toEqual([2, 1]);
  const { body: first } = await call<TestVersion>('GET', `/tests/${made._id}/versions/1`);
  expect(first).toMatchObject({ title: 'Ward basics', items: nurseTest.items });
  expect((await call('GET', `/tests/${made._id}/versions/3`)).status).toBe(404);
});

const withOptions = (...options: [string, boolean][]): TestItem => ({
  ...choiceItem,
  choice: { options: options.map(([text, right]) => ({ text, right })) },
});
const withCode = (change: Partial<NonNullable<TestItem['code']>>): TestItem => ({
  ...codeItem,
  ...(codeItem.code && { code: { ...codeItem.code, ...change } }),
});
const oneCase = { name: '', arguments: '[1]', expected: '2', hidden: false };

test.each<[string, TestItem[], string, RegExp]>([
  ['no item', [], 'items', /Add an item/],
  ['a blank prompt', [{ ...choiceItem, prompt: ' ' }], 'items.0.prompt', /required/],
  ['no competency', [{ ...choiceItem, competency: '' }], 'items.0.competency', /required/],
  ['no part of its kind', [{ ...choiceItem, kind: 'code' }], 'items.0.code', /required/],
  ['one option', [withOptions(['A', true])], 'items.0.choice.options', /at least two/],
  ['nothing right', [withOptions(['A', false], ['B', false])], 'items.0.choice.options', /as right/],
  ['nothing wrong', [withOptions(['A', true], ['B', true])], 'items.0.choice.options', /wrong/],
  ['the same twice', [withOptions(['A', true], ['A ', false])], 'items.0.choice.options', /the same/],
  ['a blank option', [withOptions(['A', true], ['', false])], 'items.0.choice.options.1.text', /required/],
  ['a keyword', [withCode({ function_name: 'return' })], 'items.0.code.function_name', /lower-case/],
  ['parameters alike', [withCode({ parameters: ['a', 'a'] })], 'items.0.code.parameters', /all different/],
  [
    'only hidden cases',
    [withCode({ cases: [{ ...oneCase, name: 'x', hidden: true }] })],
    'items.0.code.cases',
    /see/,
  ],
  [
    'no JSON',
    [withCode({ cases: [{ ...oneCase, expected: '{' }] })],
    'items.0.code.cases.0.expected',
    /JSON/,
  ],
  [
    'no list',
    [withCode({ cases: [{ ...oneCase, arguments: '[1, 2]' }] })],
    'items.0.code.cases.0.arguments',
    /one value/,
  ],
  [
    'deep values',
    [withCode({ cases: [{ ...oneCase, expected: `${'['.repeat(99)}${']'.repeat(99)}` }] })],
    'items.0.code.cases.0.expected',
    /JSON/,
  ],
  [
    'a wrong solution',
    [withCode({ reference: 'function dose() { return 20; }' })],
    'items.0.code.reference',
    /hidden case “No secret/,
  ],
  ['no function', [withCode({ reference: 'const other = 1;' })], 'items.0.code.reference', /fails case 1/],
  [
    'cases that ask nothing',
    [withCode({ cases: [{ ...oneCase, expected: 'null' }], reference: 'function dose() { return null; }' })],
    'items.0.code.reference',
    /always returns null passes/,
  ],
])('with %s a draft is kept and not published', async (_what, items, field, message) => {
  const made = await makeTest(server, recruiter, { title: 'Draft', items });
  expect(made.items).toEqual(items);
  const { status, body } = await publish(made);
  expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  expect(body.errors?.[0]?.message).toMatch(message);
});

test('the preview has nothing of key, hidden cases or reference; unfinished items are left out', async () => {
  const items = [...nurseTest.items, { ...textItem, _id: 'text-2', prompt: '' }];
  const made = await makeTest(server, recruiter, { title: 'Ward', items });
  const { body } = await call<TestPreview>('GET', `/tests/${made._id}/preview`);
  expect(body).toMatchObject({
    left_out: [4],
    questions: [{ choices: { several: true } }, {}, { code: { function_name: 'dose' } }],
  });
  expect(JSON.stringify(body)).not.toMatch(/right|-7351|secret|explanation/);
});

test('answers are scored as in an interview, and nothing is stored', async () => {
  const made = await makeTest(server, recruiter);
  const { body: preview } = await call<TestPreview>('GET', `/tests/${made._id}/preview`);
  const options = preview.questions[0]?.choices?.options ?? [];
  const name = options.find(({ text }) => text === 'The name')?._id;
  const source = 'function dose(weight) { return weight * 2; }';
  const answers = [
    { item_id: 'choice-1', text: name ?? '' },
    { item_id: 'code-1', text: JSON.stringify({ language: 'javascript', source }) },
  ];
  const { body } = await call<TryResult>('POST', `/tests/${made._id}/try`, { answers });
  // Half of 4 points for one of two options, half of 6 for one of two cases.
  expect(body).toMatchObject({ points: 5, possible: 10 });
  expect(body.results.map(({ worth, exact }) => [worth, exact?.points])).toEqual([
    [4, 0.5],
    [5, undefined],
    [6, 0.5],
  ]);
  expect((await call<Test>('GET', `/tests/${made._id}`)).body).toEqual(made);
});

test('nobody has code run twice at a time', async () => {
  const items = [withCode({ reference: 'function dose() { for (;;); }' })];
  const made = await makeTest(server, recruiter, { title: 'Endless', items });
  // Whichever arrives first runs until its time is up.
  const replies = await Promise.all(Array.from({ length: 4 }, () => publish(made)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([422, 429]));
});

test('a test that no interview asks can be deleted', async () => {
  const made = await publishedTest(server, recruiter);
  expect((await call('DELETE', `/tests/${made._id}`)).status).toBe(204);
  expect((await call('GET', `/tests/${made._id}`)).status).toBe(404);
});

test.each<[string, string, number]>([
  ['more than is taken at once', `{"title":"T","items":"${'x'.repeat(400_000)}"}`, 413],
  ['what is no JSON', '{"title":', 400],
  ['a prototype', '{"title":"T","items":[],"__proto__":{"admin":true}}', 400],
  ['deep nesting', `{"title":"T","items":${'['.repeat(5000)}${']'.repeat(5000)}}`, 422],
])('%s is refused', async (_what, body, status) => {
  const headers = { Authorization: `Bearer ${recruiter.accessToken}`, 'Content-Type': 'application/json' };
  const reply = await fetch(`${server.url}/api/v1/recruiter/tests`, { method: 'POST', headers, body });
  expect(reply.status).toBe(status);
});
