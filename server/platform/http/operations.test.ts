import { expect, test } from 'vitest';
import { readOperations } from './operations.ts';

const operations = readOperations();

test.each([
  ['login', { bearer: 'none', usesRefreshCookie: false }],
  ['refreshSession', { bearer: 'none', usesRefreshCookie: true }],
  ['logout', { bearer: 'optional', usesRefreshCookie: true, refusesStaleBearer: false }],
  ['getAuthStatus', { bearer: 'optional', refusesStaleBearer: true }],
  [
    'createSession',
    { bearer: 'required', roles: ['candidate'], takesIdempotencyKey: true, bodyTypes: ['application/json'] },
  ],
  ['updateAccount', { bearer: 'required', roles: [] }],
  ['getReport', { bearer: 'required', takesIdempotencyKey: false, bodyTypes: [] }],
])('%s', (id, expected) => {
  expect(operations.get(id)).toMatchObject(expected);
});

test('an operation without security must be on the public list', () => {
  const operation = { operationId: 'openDoor', responses: {} };
  const document = (security: object) => ({ ...security, paths: { '/door': { post: { ...operation } } } });
  expect(() => readOperations(document({}))).toThrow('openDoor declares no security');
  expect(() => readOperations(document({ security: [] }))).toThrow('openDoor declares no security');
  expect(readOperations(document({ security: [{ bearer: [] }] })).get('openDoor')?.bearer).toBe('required');
});
