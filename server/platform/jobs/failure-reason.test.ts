import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  [
    { name: 'Error', message: 'connect ECONNREFUSED 10.0.0.7:587', stack: 'Error: …' },
    'connect ECONNREFUSED 10.0.0.7:587',
  ],
  [{ message: 'Failed query: insert into "outbox"\nparams: a, b' }, 'Failed query: insert into "outbox"'],
  [{ value: { message: 'job timed out' } }, 'job timed out'],
  [{ value: 'gone' }, 'gone'],
  [{ value: null }, ''],
  [{ message: 42 }, ''],
  [null, ''],
  [undefined, ''],
  [[], ''],
])('of %j is %j', (output, reason) => {
  expect(failureReason(output)).toBe(reason);
});

test.each([
  ['550 5.1.1 <ada.l+x@mail.example>: Recipient rejected', '550 5.1.1 <[address]>: Recipient rejected'],
  ["can't send to 'Ada@MAIL.example'", "can't send to '[address]'"],
  ['getaddrinfo smtp://user:pass-word@mail.example:587', 'getaddrinfo [address]'],
  ['Your code 123456 is old', 'Your code [code] is old'],
  ['Your code 123 456 is old', 'Your code [code] is old'],
  ['token=4f9Qk2abcdefghijklmnop77 refused', 'token=[code] refused'],
  ['550 5.7.1 refused', '550 5.7.1 refused'],
])('keeps neither address nor code: %s', (message, reason) => {
  expect(failureReason({ message })).toBe(reason);
});

test('is one line that fits on a screen', () => {
  expect(failureReason({ message: 'word '.repeat(100) })).toHaveLength(200);
});
