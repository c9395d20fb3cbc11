import { expect, it } from 'vitest';
import { roleFamilies } from '../../../../server/content/role-families.ts';
import { trialRoles } from './trial-roles.ts';

it('the home page offers each role family of the bank', () => {
  expect(trialRoles.map(({ id }) => id)).toEqual(roleFamilies.map(({ id }) => id));
});
