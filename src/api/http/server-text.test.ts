import { expect, test } from 'vitest';
import { codeOf, fieldErrors, requestIdOf, serverText } from './server-text.ts';

test.each([
  [{ detail: 'a', message: 'b' }, 'a'],
  [{ detail: '', message: 'b', error: 'c' }, 'b'],
  [{ detail: '  ', error: 'c' }, 'c'],
  [{ detail: [{ msg: 'wrong' }], message: 'b' }, 'b'],
  [{ detail: { text: 'x' }, error: 'c', errors: ['d'] }, 'c'],
  [{ errors: ['d', 'e'] }, 'd'],
  [{ errors: [{ field: 'email', message: 'f' }] }, 'f'],
  [{ errors: [{ field: 'email' }] }, undefined],
  [{ errors: 'd' }, undefined],
  [{ detail: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['text', undefined],
  [undefined, undefined],
])('D11: %j says %j', (body, expected) => {
  expect(serverText(body)).toBe(expected);
});

test('only entries that name a field are about a field', () => {
  const email = { field: 'email', message: 'No email address.' };
  expect(fieldErrors({ errors: ['x', email, { field: 'age' }, null] })).toEqual([email]);
  expect(fieldErrors({ errors: 'x' })).toEqual([]);
  expect(fieldErrors(null)).toEqual([]);
});

test.each([
  [{ request_id: 'r1' }, 'r1'],
  [{ request_id: '' }, undefined],
  [{ request_id: 7 }, undefined],
  [undefined, undefined],
])('request id of %j', (body, expected) => {
  expect(requestIdOf(body)).toBe(expected);
});

test.each([
  [{ code: 'open_elsewhere' }, 'open_elsewhere'],
  [{ code: '' }, undefined],
  [{ code: 409 }, undefined],
  [null, undefined],
])('code of %j', (body, expected) => {
  expect(codeOf(body)).toBe(expected);
});
