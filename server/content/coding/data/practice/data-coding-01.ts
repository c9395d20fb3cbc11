import type { BankProblem } from '../../coding-set.ts';

export const dataCoding01: BankProblem = {
  id: 'data-coding-01',
  levels: ['junior'],
  competency: 'data-quality',
  prompt:
    'A sensor reports one value a minute, and null where it could not measure. Write a function that takes the list of values and returns a list of the same length in which each null is replaced by the last value measured before it. Where nothing was measured before, it stays null.',
  suggestedSeconds: 600,
  functionName: 'fill',
  parameters: ['values'],
  visible: [
    { arguments: [[4, null, null, 6]], expected: [4, 4, 4, 6] },
    { arguments: [[null, 1, null]], expected: [null, 1, 1] },
  ],
  hidden: [
    { name: 'No values', arguments: [[]], expected: [] },
    { name: 'Nothing measured', arguments: [[null, null]], expected: [null, null] },
    { name: 'Zero as a value', arguments: [[0, null, 5, 0, null]], expected: [0, 0, 5, 0, 0] },
    { name: 'Nothing missing', arguments: [[3, 2, 1]], expected: [3, 2, 1] },
    { name: 'Values below zero', arguments: [[-1, null, -2.5, null]], expected: [-1, -1, -2.5, -2.5] },
    {
      name: 'A long gap',
      arguments: [[7, ...Array.from({ length: 300 }, () => null)]],
      expected: Array.from({ length: 301 }, () => 7),
    },
  ],
  explanation:
    'The last value is carried along and compared with null itself: zero is a measurement, although it counts as false.',
};
