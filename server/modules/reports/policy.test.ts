import { expect, test } from 'vitest';
import type { Role } from '../../gen/types/types.gen.ts';
import { mayRead } from './policy.ts';

test.each<[Role, string, boolean]>([
  ['candidate', 'owner', true],
  ['candidate', 'other', false],
  ['recruiter', 'owner', false],
  ['admin', 'owner', false],
])('a %s who is the %s', (role, userId, may) => {
  expect(mayRead({ userId, role, sessionId: 's' }, { candidateId: 'owner' })).toBe(may);
});
