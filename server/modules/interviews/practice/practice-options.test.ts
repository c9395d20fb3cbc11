import { expect, test } from 'vitest';
import { roleFamilies } from '../../../content/role-families.ts';
import { anInterview } from '../session/session-state.fixture.ts';
import { practiceOptions } from './practice-options.ts';

const {
  role_families,
  question_counts: [drill, ...counted],
  levels,
} = practiceOptions(roleFamilies, anInterview().engine);

test('offers every family of the bank under its own id, in the order of the list', () => {
  expect(role_families.map(({ _id }) => _id)).toEqual(roleFamilies.map(({ id }) => id));
  expect(new Set(role_families.map(({ _id }) => _id)).size).toBe(roleFamilies.length);
});

test('offers a single question as a drill', () => expect(drill).toBe(1));

test.each(role_families)('$name has enough questions for every level and type', ({ availability }) => {
  for (const level of levels) {
    const counts = new Map(
      availability.filter((row) => row.level === level).map((row) => [row.question_type, row.count]),
    );
    const single = ['behavioural', 'situational', 'technical'] as const;
    const sum = single.reduce((total, type) => total + (counts.get(type) ?? 0), 0);
    expect(counts.get('mixed')).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(Math.max(...counted));
    for (const type of single) expect(counts.get(type)).toBeGreaterThanOrEqual(Math.min(...counted));
  }
});
