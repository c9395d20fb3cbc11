import { expect, test } from 'vitest';
import type { Role } from '../../gen/types/types.gen.ts';
import { allow } from './policy.ts';

test.each<[Role, string, boolean, boolean]>([
  ['candidate', 'owner', true, true],
  ['candidate', 'other', true, false],
  ['recruiter', 'owner', false, false],
  ['admin', 'owner', false, false],
])('a %s who is the %s', (role, userId, list, read) => {
  const actor = { userId, role, sessionId: 's' };
  expect(allow(actor, 'list')).toBe(list);
  expect(allow(actor, 'read', { candidateId: 'owner' })).toBe(read);
  expect(allow(actor, 'read')).toBe(false);
});
