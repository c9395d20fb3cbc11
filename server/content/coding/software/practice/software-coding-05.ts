import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding05: BankProblem = {
  id: 'software-coding-05',
  levels: ['mid', 'senior'],
  competency: 'design',
  prompt:
    'A service lets through at most "limit" requests within any "window" milliseconds. Write a function that takes the times of the requests in milliseconds, in ascending order, the limit and the window, and returns a list that says for each request whether it is let through: it is when fewer than "limit" requests were let through in the window before it. A request exactly "window" milliseconds old is no longer in the window. Requests that are refused do not count.',
  suggestedSeconds: 900,
  functionName: 'admit',
  parameters: ['times', 'limit', 'window'],
  visible: [
    { arguments: [[0, 10, 20, 100], 2, 100], expected: [true, true, false, true] },
    { arguments: [[5, 5, 5], 1, 10], expected: [true, false, false] },
  ],
  hidden: [
    { name: 'No requests', arguments: [[], 3, 10], expected: [] },
    { name: 'A limit of zero', arguments: [[1, 2], 0, 10], expected: [false, false] },
    {
      name: 'The edge of the window',
      arguments: [[0, 99, 100, 199], 1, 100],
      expected: [true, false, true, false],
    },
    {
      name: 'Refused requests do not count',
      arguments: [[0, 50, 90, 100, 150], 1, 100],
      expected: [true, false, false, true, false],
    },
    {
      name: 'A window that moves on',
      arguments: [[0, 40, 80, 100, 120, 140], 2, 100],
      expected: [true, true, false, true, false, true],
    },
    {
      name: 'All in one moment',
      arguments: [[7, 7, 7, 7], 3, 1],
      expected: [true, true, true, false],
    },
    {
      name: 'Many requests',
      arguments: [Array.from({ length: 400 }, (_, i) => i), 10, 20],
      expected: Array.from({ length: 400 }, (_, i) => i % 20 < 10),
    },
  ],
  explanation:
    'Only the times of the last requests that were let through matter: the one "limit" places back has to be at least a whole window old. Counting refused ones, or fixed windows, fails at the edges.',
};
