import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding07: BankProblem = {
  id: 'software-coding-07',
  levels: ['junior'],
  competency: 'code-quality',
  prompt:
    'A version is a text of whole numbers with points between them, such as "2.10.1". Versions are compared number by number from the left, and a number that is missing counts as 0: "2" is the same as "2.0". Write a function that takes a list of versions and returns the latest of them as it is written there; of several that are the same, the first in the list. Without a version it returns null.',
  suggestedSeconds: 600,
  functionName: 'latest',
  parameters: ['versions'],
  visible: [
    { arguments: [['1.2.3', '1.3.0', '1.2.9']], expected: '1.3.0' },
    { arguments: [['3.1', '4', '3.9.9']], expected: '4' },
  ],
  hidden: [
    { name: 'No version', arguments: [[]], expected: null },
    { name: 'A single version', arguments: [['0.0.0']], expected: '0.0.0' },
    {
      name: 'Numbers of one and of several digits',
      arguments: [['1.9.0', '1.10.0', '1.2.0']],
      expected: '1.10.0',
    },
    { name: 'One that goes on where another ends', arguments: [['2', '2.0.1', '1.9']], expected: '2.0.1' },
    { name: 'The same, written longer', arguments: [['1.1', '1.2.0', '1.2']], expected: '1.2.0' },
    { name: 'The same, written shorter', arguments: [['1.2', '1.2.0.0', '1.1']], expected: '1.2' },
    {
      name: 'A longer one that is older',
      arguments: [['3.0', '2.9.9.9', '2.10.0.1']],
      expected: '3.0',
    },
    {
      name: 'Many versions',
      arguments: [Array.from({ length: 300 }, (_, i) => `1.${(i * 7) % 300}.${i}`)],
      expected: '1.299.257',
    },
  ],
  explanation:
    'Each version becomes a list of numbers, and the first place in which two differ decides, with 0 where one of them has ended. Compared as text, "1.9" would come after "1.10".',
};
