import { describe, expect, it, test } from 'vitest';
import { roleFamilies } from '../role-families.ts';
import { MOST_CHARACTERS } from './coding-set.ts';
import { codingSets } from './coding-sets.ts';

const levels = ['junior', 'mid', 'senior'] as const;

test('ids are given once, for practice and hiring together', () => {
  const ids = codingSets.flatMap(({ problems, hiringProblems }) =>
    [...problems, ...hiringProblems].map(({ id }) => id),
  );
  expect([...new Set(ids)]).toEqual(ids);
});

describe.each(codingSets)('$familyId', ({ familyId, problems, hiringProblems }) => {
  const family = roleFamilies.find(({ id }) => id === familyId);
  const every = [...problems, ...hiringProblems];

  it.each(levels)('has enough for a %s practice', (level) => {
    expect(problems.filter((problem) => problem.levels.includes(level)).length).toBeGreaterThanOrEqual(3);
  });

  it.each(levels)('keeps one for hiring a %s', (level) => {
    expect(hiringProblems.some((problem) => problem.levels.includes(level))).toBe(true);
  });

  it.each(every)('$id is whole', (problem) => {
    const { id, competency, functionName, parameters, visible, hidden } = problem;
    expect(id).toMatch(new RegExp(`^${familyId}-coding-\\d\\d$`));
    expect(family?.competencies.map((one) => one.id)).toContain(competency);
    expect(functionName).toMatch(/^[a-z]+$/);
    expect([2, 3]).toContain(visible.length);
    expect([6, 7, 8, 9, 10]).toContain(hidden.length);
    expect(new Set(hidden.map(({ name }) => name)).size).toBe(hidden.length);
    for (const one of [...visible, ...hidden]) expect(one.arguments.length).toBe(parameters.length);
    expect(JSON.stringify(problem).length).toBeLessThan(MOST_CHARACTERS);
  });

  it.each(every)('$id hides no case that it shows', ({ visible, hidden }) => {
    const shown = visible.map((one) => JSON.stringify(one.arguments));
    for (const one of hidden) expect(shown).not.toContain(JSON.stringify(one.arguments));
  });
});
