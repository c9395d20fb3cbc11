import { expect, test } from 'vitest';
import { nurseWorkspace } from '../../../../tests/support/hiring.ts';
import { blankCompetency, rubricProblems, tidied } from './competencies.ts';
import { rubricChanges } from './rubric-changes.ts';
import { evenOut, keepingEven } from './weights.ts';

const [safety, handover] = nurseWorkspace.competencies;
if (!safety || !handover) throw new Error('The nurse has two competencies.');
const weights = (competencies: readonly { weight_percent: number }[]) =>
  competencies.map(({ weight_percent: weight }) => weight);

test('weights are as even as whole percents can be', () => {
  const of = (count: number) => weights(evenOut(Array.from({ length: count }, blankCompetency)));
  expect([1, 3, 4].map(of)).toEqual([[100], [34, 33, 33], [25, 25, 25, 25]]);
  for (let count = 1; count <= 12; count++) expect(of(count).reduce((sum, one) => sum + one)).toBe(100);
});

test('even weights stay even when one comes or goes; those that a person set stay', () => {
  const even = evenOut([safety, handover]);
  expect(weights(keepingEven(even, [...even, blankCompetency()]))).toEqual([34, 33, 33]);
  expect(weights(keepingEven([safety, handover], [safety]))).toEqual([60]);
  expect(weights(keepingEven([], [blankCompetency()]))).toEqual([100]);
});

test('what stands in the way is said of its field', () => {
  const fieldsOf = (...competencies: Parameters<typeof rubricProblems>[0]) =>
    rubricProblems(competencies).map(({ fieldId }) => fieldId);
  expect(fieldsOf(safety, handover)).toEqual([]);
  expect(fieldsOf()).toEqual(['add-competency']);
  expect(fieldsOf({ ...safety, name: ' ', weight_percent: 100 })).toEqual(['competencies.0.name']);
  expect(fieldsOf(safety, { ...handover, name: ' PATIENT safety' })).toEqual(['competencies.1.name']);
  expect(fieldsOf(safety, { ...handover, anchors: { ...handover.anchors, '3': '\n' } })).toEqual([
    'competencies.1.anchors.3',
  ]);
  expect(fieldsOf(safety)).toEqual(['competencies.0.weight_percent']);
  expect(fieldsOf(safety, { ...handover, weight_percent: 0 })).toEqual([
    'competencies.1.weight_percent',
    'competencies.0.weight_percent',
  ]);
});

test('blank lines are not sent', () => {
  expect(tidied([{ ...safety, name: ' A ', indicators: [' b ', ' '] }])).toMatchObject([
    { name: 'A', indicators: ['b'] },
  ]);
});

test('a difference is told in words, and nothing where there is none', () => {
  const added = { ...blankCompetency(), name: 'Calm', weight_percent: 10 };
  expect(rubricChanges([safety, handover], [safety, handover])).toEqual([]);
  expect(
    rubricChanges(
      [safety, handover],
      [
        { ...safety, name: 'Safety', weight_percent: 90, anchors: { ...safety.anchors, '5': 'More.' } },
        added,
      ],
    ),
  ).toEqual([
    'Safety: was “Patient safety”, 60 → 90 %, anchors changed',
    'Calm: added, 10 %',
    'Handover: removed',
  ]);
});
