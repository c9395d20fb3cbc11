import { expect, test } from 'vitest';
import type { CompetencyFinding, Scorecard } from '../../../openapi/gen/types.gen.ts';
import { engineWords, isParted } from './parting.ts';

const rated = (score: number | null) =>
  ({ ratings: [{ competency_id: 'care', score, citations: [] }] }) as unknown as Scorecard;

test.each([
  [false, [rated(3), rated(4)], null],
  [true, [rated(2), rated(4)], null],
  [true, [rated(2)], 4.5],
  [false, [rated(null), rated(4)], 4],
  [false, [], 5],
])('parted: %s', (expected, team, model) => {
  expect(isParted(team, 'care', model)).toBe(expected);
});

test('a checklist is a count, a model a score', () => {
  const checks = [{ check: 'action', label: '', found: 1, of: 2 }];
  const finding = { checks, assessment: null } as unknown as CompetencyFinding;
  expect(engineWords(finding)).toBe('1/2');
  const scored = { checks: [], assessment: { score: 3.5 } } as unknown as CompetencyFinding;
  expect(engineWords(scored)).toBe('3.5');
  expect(engineWords(undefined)).toBe('–');
});
