import { expect, test } from 'vitest';
import { describeFailure, type FailureFacts } from './error-catalogue.ts';

const facts = (given: Partial<FailureFacts>): FailureFacts => ({
  kind: 'http',
  method: 'GET',
  call: { timeoutText: 'too long', keepsSession: false },
  ...given,
});

const inSession = { timeoutText: 'too long', keepsSession: true };

test.each<[string, Partial<FailureFacts>, string, string, boolean]>([
  ['400', { status: 400, serverText: 'No.' }, 'Error 400', 'No.', true],
  ['404 without a text', { status: 404 }, 'Error 404', 'An error occurred', true],
  ['500', { status: 500, serverText: 'Broken.' }, 'Error 500', 'Broken.', true],
  [
    '401 of a login is the form’s (D15)',
    { status: 401, serverText: 'Wrong password.' },
    'Error 401',
    'Wrong password.',
    false,
  ],
  ['403 with a text', { status: 403, serverText: 'Not yours.' }, 'Access denied', 'Not yours.', true],
  [
    '403 of a read',
    { status: 403 },
    'Access denied',
    'You do not have permission to access this resource',
    true,
  ],
  [
    '403 of a HEAD',
    { status: 403, method: 'HEAD' },
    'Access denied',
    'You do not have permission to access this resource',
    true,
  ],
  [
    '403 of a write',
    { status: 403, method: 'POST' },
    'Access denied',
    'You do not have permission to perform this action',
    true,
  ],
  [
    '422 has a text of its own (D13)',
    { status: 422, serverText: 'password: too short' },
    'Error 422',
    'Validation error: Please check your input.',
    true,
  ],
  ['429', { status: 429, serverText: 'Wait a minute.' }, 'Error 429', 'Wait a minute.', true],
  ['timeout', { kind: 'timeout' }, 'Request Timeout', 'too long', true],
  ['network', { kind: 'network' }, 'Error', 'An unexpected error occurred.', true],
  [
    'expired session',
    { kind: 'session-expired', status: 401 },
    'Session expired',
    'Your session has expired. Please log in again.',
    true,
  ],
  ['abort', { kind: 'aborted' }, 'Cancelled', 'The request was cancelled.', false],
])('%s', (_what, given, title, text, notify) => {
  expect(describeFailure(facts(given))).toEqual({ title, text, notify });
});

test('an expired session during an interview is told once in 30 s (D7)', () => {
  expect(describeFailure(facts({ kind: 'session-expired', status: 401, call: inSession }))).toEqual({
    title: 'Session expired',
    text: 'Authentication expired. Some actions may fail. Please re-login in another tab and retry.',
    notify: true,
    quietFor: 30_000,
  });
});
