import { expect, it } from 'vitest';
import { ApiError, type FailureKind } from '../../api/http/api-error.ts';
import { failureText, sendFailureOf } from './send-failure.ts';

it.each<[FailureKind, number | undefined, string]>([
  ['network', undefined, 'offline'],
  ['timeout', undefined, 'offline'],
  ['aborted', undefined, 'offline'],
  ['session-expired', 401, 'sign-in'],
  ['http', 401, 'sign-in'],
  ['http', 400, 'refused'],
  ['http', 403, 'refused'],
  ['http', 404, 'refused'],
  ['http', 409, 'refused'],
  ['http', 413, 'refused'],
  ['http', 422, 'refused'],
  ['http', 408, 'server'],
  ['http', 429, 'server'],
  ['http', 500, 'server'],
  ['http', 503, 'server'],
])('%s %s → %s', (kind, status, expected) => {
  expect(sendFailureOf(new ApiError({ kind, title: '', text: '', ...(status && { status }) }))).toBe(
    expected,
  );
});

it('takes what it does not know for something that passes', () => {
  expect(sendFailureOf(new TypeError('surprise'))).toBe('server');
});

it.each<[FailureKind, string]>([
  ['network', 'It needs a connection, and there is none. What you answered is kept.'],
  ['timeout', 'What the catalogue says.'],
  ['http', 'What the catalogue says.'],
])('says to its person why it did not work: %s', (kind, expected) => {
  expect(failureText(new ApiError({ kind, title: '', text: 'What the catalogue says.' }))).toBe(expected);
});
