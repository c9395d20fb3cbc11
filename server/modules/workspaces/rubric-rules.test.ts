import { expect, test } from 'vitest';
import { nurseWorkspace } from '../../../tests/support/hiring.ts';
import { evenWeights, rubricProblems } from './rubric-rules.ts';

const [safety, handover] = nurseWorkspace.competencies;
if (!safety || !handover) throw new Error('The nurse has two competencies.');

test.each<[string, object, string]>([
  ['a sum that is not 100', { weight_percent: 39 }, 'competencies'],
  ['a name twice, whatever its case', { name: ' patient SAFETY' }, 'competencies.1.name'],
  ['an id twice', { _id: safety._id }, 'competencies.1._id'],
  ['a blank name', { name: ' ' }, 'competencies.1.name'],
  ['a blank anchor', { anchors: { ...handover.anchors, '3': '\n' } }, 'competencies.1.anchors.3'],
])('%s is named by its field', (_case, change, field) => {
  expect(rubricProblems([safety, handover])).toEqual([]);
  expect(rubricProblems([safety, { ...handover, ...change }]).map((one) => one.field)).toEqual([field]);
});

test('weights are as even as whole percents can be', () => {
  expect([1, 3, 4, 7].map(evenWeights)).toEqual([
    [100],
    [34, 33, 33],
    [25, 25, 25, 25],
    [15, 15, 14, 14, 14, 14, 14],
  ]);
  for (let count = 1; count <= 12; count++)
    expect(evenWeights(count).reduce((sum, weight) => sum + weight)).toBe(100);
});
