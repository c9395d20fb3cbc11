import { expect, test } from 'vitest';
import type { Role } from '../../../openapi/gen/types.gen.ts';
import { mayAttend } from './policy.ts';

test.each<[Role, string, boolean]>([
  ['candidate', 'owner', true],
  ['candidate', 'other', false],
  ['recruiter', 'owner', false],
  ['admin', 'owner', false],
])('a %s who is the %s', (role, userId, may) => {
  expect(mayAttend({ userId, role, sessionId: 's' }, { candidateId: 'owner' })).toBe(may);
});
