import { expect, test } from 'vitest';
import { blankItem } from './items.ts';
import { fileTextOf, locateProblems, readTestFile } from './test-file.ts';

const file = (text: string, name = 'ward.json') => Object.assign(new Blob([text]), { name });

test('what is exported is read again, with ids of its own', async () => {
  const item = { ...blankItem('choice'), prompt: '<img src=x onerror=alert(1)>' };
  const read = await readTestFile(file(fileTextOf({ title: 'Ward', items: [item] })));
  if (!('request' in read)) throw new Error('It was not read.');
  const [again] = read.request.items;
  expect(read.request.title).toBe('Ward');
  expect(again).toEqual({ ...item, _id: again?._id });
  expect(again?._id).not.toBe(item._id);
});

test.each<[string, string, number | null, RegExp]>([
  ['too large', `{"items":["${'x'.repeat(300_001)}"]}`, null, /300 kB/],
  ['no JSON', '{\n  "items": [\n    {"prompt": "A",}\n  ]\n}', 3, /no valid JSON/],
  ['cut off', '{\n "items": [', 2, /no valid JSON/],
  ['another file', '[1, 2]', null, /no list “items”/],
  ['items that are none', '{"items": {"0": 1}}', null, /no list “items”/],
])('%s is refused with its line', async (_what, text, line, message) => {
  const read = await readTestFile(file(text));
  if (!('problems' in read)) throw new Error('It was read.');
  expect(read.problems).toMatchObject([{ line, message: expect.stringMatching(message) }]);
});

test('a file without a title has its name; keys of prototypes are data', async () => {
  const read = await readTestFile(
    file('{"__proto__": {"x": 1}, "items": [{"__proto__": {"points": 9}}]}', 'Ward 3.json'),
  );
  expect(read).toMatchObject({ request: { title: 'Ward 3' } });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('the server’s fields are found in their lines', () => {
  const text = `{
  "title": "A \\" , : title",
  "items": [
    { "kind": "text", "points": 1 },
    {
      "kind": "code",
      "points": 0,
      "choice": { "options": [{ "text": "a" },
        { "text": 5 }] }
    }
  ]
}`;
  const lineOf = (field: string) => locateProblems(text, [{ field, message: '' }])[0]?.line;
  expect(['title', 'items.1.points', 'items.1.choice.options.1.text', 'items.0.prompt'].map(lineOf)).toEqual([
    2, 7, 9, 4,
  ]);
});

test('deep nesting does not exhaust the page', async () => {
  const text = `{"items":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`;
  expect(await readTestFile(file(text))).toHaveProperty('request');
  expect(locateProblems(text, [{ field: 'items.0.kind', message: '' }])).toMatchObject([{ line: 1 }]);
});
