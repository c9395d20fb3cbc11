import { expect, test } from 'vitest';
import type { Role } from '../../gen/types/types.gen.ts';
import { allow } from './policy.ts';

const session = { candidateId: 'owner' };

test.each<[Role, string, boolean, boolean]>([
  ['candidate', 'owner', true, true],
  ['candidate', 'other', true, false],
  ['recruiter', 'owner', false, false],
  ['admin', 'owner', false, false],
])('a %s who is the %s', (role, userId, practise, attend) => {
  const actor = { userId, role, sessionId: 's' };
  expect(allow(actor, 'practise')).toBe(practise);
  expect(allow(actor, 'attend', session)).toBe(attend);
  expect(allow(actor, 'attend')).toBe(false);
});
