import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding02: BankProblem = {
  id: 'software-coding-02',
  levels: ['junior', 'mid'],
  competency: 'code-quality',
  prompt:
    'A room is booked for some spans of a day, each a list [start, end] of two whole numbers with start before end, in any order. Write a function that returns the spans in which the room is taken, sorted by their start, where spans that overlap or touch are joined to one: [1, 3] and [3, 5] give [1, 5].',
  suggestedSeconds: 720,
  functionName: 'merge',
  parameters: ['spans'],
  visible: [
    {
      arguments: [
        [
          [9, 11],
          [10, 12],
          [14, 15],
        ],
      ],
      expected: [
        [9, 12],
        [14, 15],
      ],
    },
    {
      arguments: [
        [
          [5, 6],
          [1, 2],
        ],
      ],
      expected: [
        [1, 2],
        [5, 6],
      ],
    },
  ],
  hidden: [
    { name: 'No span', arguments: [[]], expected: [] },
    { name: 'A single span', arguments: [[[3, 4]]], expected: [[3, 4]] },
    {
      name: 'Spans that touch',
      arguments: [
        [
          [1, 3],
          [3, 5],
          [5, 6],
        ],
      ],
      expected: [[1, 6]],
    },
    {
      name: 'A span within another',
      arguments: [
        [
          [1, 10],
          [2, 3],
          [4, 5],
        ],
      ],
      expected: [[1, 10]],
    },
    {
      name: 'The same span twice',
      arguments: [
        [
          [2, 4],
          [2, 4],
        ],
      ],
      expected: [[2, 4]],
    },
    {
      name: 'Numbers of one and of several digits',
      arguments: [
        [
          [100, 110],
          [9, 10],
          [20, 30],
        ],
      ],
      expected: [
        [9, 10],
        [20, 30],
        [100, 110],
      ],
    },
    {
      name: 'A long span that begins late in the list',
      arguments: [
        [
          [5, 6],
          [7, 8],
          [9, 10],
          [0, 8],
        ],
      ],
      expected: [
        [0, 8],
        [9, 10],
      ],
    },
    {
      name: 'Many spans',
      arguments: [Array.from({ length: 300 }, (_, i) => [3 * (299 - i), 3 * (299 - i) + 2])],
      expected: Array.from({ length: 300 }, (_, i) => [3 * i, 3 * i + 2]),
    },
  ],
  explanation:
    'Sorted by their start, each span either reaches into the last one joined so far, whose end then is the later of the two, or begins a new one.',
};
