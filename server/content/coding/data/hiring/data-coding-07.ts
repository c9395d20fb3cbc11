import type { BankProblem } from '../../coding-set.ts';

export const dataCoding07: BankProblem = {
  id: 'data-coding-07',
  levels: ['junior'],
  competency: 'data-quality',
  prompt:
    'The visitors of a museum are a list of [weekday, visitors], in any order. A weekday is a number from 1 for Monday to 7 for Sunday; the visitors are null where nobody counted. Write a function that returns a list of seven means, from Monday to Sunday: of the counted visitors of that weekday, or null where none was counted.',
  suggestedSeconds: 600,
  functionName: 'means',
  parameters: ['days'],
  visible: [
    {
      arguments: [
        [
          [1, 10],
          [2, 7],
          [1, 20],
        ],
      ],
      expected: [15, 7, null, null, null, null, null],
    },
    {
      arguments: [
        [
          [6, 30],
          [6, null],
        ],
      ],
      expected: [null, null, null, null, null, 30, null],
    },
  ],
  hidden: [
    { name: 'No days', arguments: [[]], expected: [null, null, null, null, null, null, null] },
    {
      name: 'Days without visitors',
      arguments: [
        [
          [3, 0],
          [3, 8],
          [4, 0],
        ],
      ],
      expected: [null, null, 4, 0, null, null, null],
    },
    {
      name: 'Days that nobody counted',
      arguments: [
        [
          [5, null],
          [2, null],
          [2, 6],
          [2, null],
        ],
      ],
      expected: [null, 6, null, null, null, null, null],
    },
    {
      name: 'The last day of the week',
      arguments: [
        [
          [7, 100],
          [1, 2],
          [7, 50],
        ],
      ],
      expected: [2, null, null, null, null, null, 75],
    },
    {
      name: 'Means that are not whole',
      arguments: [
        [
          [2, 1],
          [2, 2],
          [5, 1],
          [5, 0],
          [5, 0],
          [5, 0],
        ],
      ],
      expected: [null, 1.5, null, null, 0.25, null, null],
    },
    {
      name: 'Weekdays in any order',
      arguments: [
        [
          [7, 4],
          [3, 9],
          [1, 5],
          [7, 6],
          [3, 1],
        ],
      ],
      expected: [5, null, 5, null, null, null, 5],
    },
    {
      name: 'Many days',
      arguments: [Array.from({ length: 350 }, (_, i) => [(i % 7) + 1, i % 2 ? null : i % 7])],
      expected: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  explanation:
    'A sum and a count for each weekday, of counted days only. A day without visitors was counted and lowers the mean; a day that nobody counted does not, and a mean over no day is missing, not 0.',
};
