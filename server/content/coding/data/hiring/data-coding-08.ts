import type { BankProblem } from '../../coding-set.ts';

export const dataCoding08: BankProblem = {
  id: 'data-coding-08',
  levels: ['mid'],
  competency: 'framing',
  prompt:
    'Orders are lists [customer, month], in any order; months are whole numbers that go on from year to year. The first month in which a customer ordered is their start. Write a function that returns, for each month in which somebody started, a list of the month, the number of customers who started in it, and how many of them ordered in the month right after it; sorted by the month.',
  suggestedSeconds: 900,
  functionName: 'cohorts',
  parameters: ['orders'],
  visible: [
    {
      arguments: [
        [
          ['ann', 1],
          ['bob', 1],
          ['ann', 2],
        ],
      ],
      expected: [[1, 2, 1]],
    },
    {
      arguments: [
        [
          ['cem', 4],
          ['ann', 3],
        ],
      ],
      expected: [
        [3, 1, 0],
        [4, 1, 0],
      ],
    },
  ],
  hidden: [
    { name: 'No orders', arguments: [[]], expected: [] },
    {
      name: 'Several orders in a month',
      arguments: [
        [
          ['ann', 1],
          ['ann', 1],
          ['ann', 2],
          ['ann', 2],
        ],
      ],
      expected: [[1, 1, 1]],
    },
    {
      name: 'A month that was left out',
      arguments: [
        [
          ['ann', 1],
          ['ann', 3],
          ['ann', 4],
        ],
      ],
      expected: [[1, 1, 0]],
    },
    {
      name: 'The start comes late in the list',
      arguments: [
        [
          ['ann', 6],
          ['bob', 6],
          ['ann', 5],
        ],
      ],
      expected: [
        [5, 1, 1],
        [6, 1, 0],
      ],
    },
    {
      name: 'Months of one and of several digits',
      arguments: [
        [
          ['ann', 10],
          ['bob', 9],
          ['bob', 10],
          ['cem', 100],
        ],
      ],
      expected: [
        [9, 1, 1],
        [10, 1, 0],
        [100, 1, 0],
      ],
    },
    {
      name: 'Month zero',
      arguments: [
        [
          ['ann', 0],
          ['ann', 1],
          ['bob', 1],
        ],
      ],
      expected: [
        [0, 1, 1],
        [1, 1, 0],
      ],
    },
    {
      name: 'Names that objects have of their own',
      arguments: [
        [
          ['constructor', 2],
          ['toString', 2],
          ['constructor', 3],
        ],
      ],
      expected: [[2, 2, 1]],
    },
    {
      name: 'Many orders',
      arguments: [
        Array.from({ length: 120 }, (_, i) => [
          [`c${i}`, i % 4],
          [`c${i}`, (i % 4) + (i % 8 < 4 ? 1 : 2)],
        ]).flat(),
      ],
      expected: [
        [0, 30, 15],
        [1, 30, 15],
        [2, 30, 15],
        [3, 30, 15],
      ],
    },
  ],
  explanation:
    'First each customer’s earliest month, then for each month the different customers who start there and those with an order exactly one month later. Counting orders in place of customers, or any later month, makes it look better than it is.',
};
