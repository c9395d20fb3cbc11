import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError, describeRequest } from './log-options.ts';

test('an error of a statement is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@x.example)',
  });
  const error = new DrizzleQueryError('insert into users values ($1)', ['ada@x.example', 'a hash'], cause);
  const line = JSON.stringify(describeError(error));
  expect(line).toContain('insert into users');
  expect(line).toContain('23505');
  expect(line).toContain('log-options.test.ts');
  expect(line).not.toContain('ada@x.example');
  expect(line).not.toContain('a hash');
});

test('a value that the database could not take is not logged either', () => {
  const message = 'invalid input syntax for type integer: "ada@x.example"';
  const error = Object.assign(new Error(message), { code: '22P02' });
  expect(describeError(error)).toMatchObject({ message: 'invalid input syntax for type integer: [value]' });
});

test('a link that stops mails is logged without what makes it work', () => {
  const request = { method: 'POST', url: '/api/v1/unsubscribe/ada.reminder_mail.seal?x=1', ip: '127.0.0.1' };
  expect(describeRequest(request)).toMatchObject({ path: '/api/v1/unsubscribe/[redacted]' });
});

test.each([
  '/api/v1/shared-resumes/secret/pdf',
  '/api/v1/shared-resumes/secret',
  '/resume-builder/shared/secret',
])('the link of a shared resume is logged without what makes it work: %s', (url) => {
  expect(describeRequest({ method: 'GET', url, ip: '127.0.0.1' }).path).not.toContain('secret');
});

test('a request is logged without its query', () => {
  const request = { method: 'GET', url: '/auth/verify-email?code=123456', ip: '127.0.0.1' };
  expect(describeRequest(request)).toEqual({ method: 'GET', path: '/auth/verify-email', ip: '127.0.0.1' });
});
