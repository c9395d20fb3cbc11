import type { BankProblem } from '../../coding-set.ts';

export const dataCoding03: BankProblem = {
  id: 'data-coding-03',
  levels: ['junior', 'mid', 'senior'],
  competency: 'reasoning',
  prompt:
    'Write a function that takes a list of numbers, in which null stands for a missing one, and returns the median of those that are there: the one in the middle when they are sorted by size, or the mean of the two in the middle. Where no number is there, return null.',
  suggestedSeconds: 600,
  functionName: 'median',
  parameters: ['values'],
  visible: [
    { arguments: [[5, 1, 3]], expected: 3 },
    { arguments: [[4, null, 1]], expected: 2.5 },
  ],
  hidden: [
    { name: 'No numbers', arguments: [[]], expected: null },
    { name: 'Only missing ones', arguments: [[null, null]], expected: null },
    { name: 'One number', arguments: [[8]], expected: 8 },
    { name: 'Zero among them', arguments: [[0, 0, 0, 6, 9]], expected: 0 },
    { name: 'Numbers of one and of several digits', arguments: [[100, 9, 20, 3]], expected: 14.5 },
    { name: 'Numbers below zero', arguments: [[-10, -1, 5, -3]], expected: -2 },
    { name: 'Missing ones between others', arguments: [[null, 7, null, null, 2, 4]], expected: 4 },
  ],
  explanation:
    'Missing values are taken out first, and only those. The sort has to compare them as numbers: compared by their letters, 100 would come before 9.',
};
