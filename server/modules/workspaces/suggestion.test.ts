import { expect, test } from 'vitest';
import { roleFamilies } from '../../content/role-families.ts';
import { rubricProblems } from './rubric-rules.ts';
import { suggestCompetencies } from './suggestion.ts';

test.each([
  ['Backend developer', 'You build and debug services, review code and write tests.', 'software'],
  ['Account executive', 'You win customers, run discovery calls and close deals.', 'sales'],
  ['Support agent', 'You answer customers’ tickets and calm them down on the phone.', 'customer-support'],
])('a %s is nearest to the family of that name', (title, job_description, family) => {
  expect(suggestCompetencies({ title, job_description }).role_family).toBe(family);
});

test('what is suggested can be published as it is, and another family can be taken', () => {
  const { competencies } = suggestCompetencies({ title: 'Backend developer', job_description: '' });
  expect(rubricProblems(competencies)).toEqual([]);
  const other = suggestCompetencies({ title: 'Developer', job_description: '', role_family: 'sales' });
  expect(other.role_family).toBe('sales');
  expect(other.competencies).not.toEqual(competencies);
});

test('where not a word fits nothing is suggested, and all families are offered', () => {
  const suggestion = suggestCompetencies({ title: 'Xylophonist', job_description: '' });
  expect(suggestion).toMatchObject({ role_family: null, competencies: [] });
  expect(suggestion.role_families).toHaveLength(roleFamilies.length);
});
