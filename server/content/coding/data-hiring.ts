import type { BankProblem } from './coding-set.ts';

export const dataHiringProblems: readonly BankProblem[] = [
  {
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
  },
  {
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
  },
  {
    id: 'data-coding-09',
    levels: ['senior'],
    competency: 'data-quality',
    prompt:
      'Prices are lists [product, minute, price] that say from which minute on a product has a price, and orders are lists [product, minute]; both are in any order. Write a function that takes the orders and the prices and returns for each order the price that held in its minute: the last one set in that minute or before it. Of two prices set for a product in the same minute, the one that comes later in the list holds. Where no price held yet, it is null.',
    suggestedSeconds: 1080,
    functionName: 'valid',
    parameters: ['orders', 'prices'],
    visible: [
      {
        arguments: [
          [
            ['pen', 5],
            ['pen', 20],
          ],
          [
            ['pen', 0, 3],
            ['pen', 10, 4],
          ],
        ],
        expected: [3, 4],
      },
      { arguments: [[['cup', 5]], [['pen', 0, 3]]], expected: [null] },
    ],
    hidden: [
      { name: 'No orders', arguments: [[], [['pen', 0, 3]]], expected: [] },
      { name: 'No prices', arguments: [[['pen', 1]], []], expected: [null] },
      {
        name: 'In the very minute',
        arguments: [
          [
            ['pen', 10],
            ['pen', 9],
          ],
          [
            ['pen', 0, 3],
            ['pen', 10, 4],
          ],
        ],
        expected: [4, 3],
      },
      {
        name: 'Before the first price',
        arguments: [
          [
            ['pen', 4],
            ['pen', 5],
          ],
          [['pen', 5, 2]],
        ],
        expected: [null, 2],
      },
      {
        name: 'Prices in any order',
        arguments: [
          [
            ['pen', 25],
            ['pen', 15],
          ],
          [
            ['pen', 20, 6],
            ['pen', 0, 1],
            ['pen', 10, 4],
          ],
        ],
        expected: [6, 4],
      },
      {
        name: 'Two prices for one minute',
        arguments: [
          [['pen', 12]],
          [
            ['pen', 10, 9],
            ['pen', 10, 5],
            ['pen', 3, 7],
          ],
        ],
        expected: [5],
      },
      {
        name: 'A price of zero',
        arguments: [
          [['pen', 8]],
          [
            ['pen', 2, 5],
            ['pen', 7, 0],
          ],
        ],
        expected: [0],
      },
      {
        name: 'Several products',
        arguments: [
          [
            ['cup', 6],
            ['pen', 6],
            ['constructor', 6],
          ],
          [
            ['pen', 1, 3],
            ['cup', 5, 8],
            ['pen', 7, 4],
            ['cup', 2, 9],
          ],
        ],
        expected: [8, 3, null],
      },
      {
        name: 'Many of both',
        arguments: [
          Array.from({ length: 150 }, (_, i) => ['pen', 2 * i + 1]),
          Array.from({ length: 150 }, (_, i) => ['pen', 2 * (149 - i), 149 - i]),
        ],
        expected: Array.from({ length: 150 }, (_, i) => i),
      },
    ],
    explanation:
      'The prices of each product are sorted by their minute, with the order of the list kept for equal ones, and the last that is not later than the order holds. Taking the nearest price, or the last in the list, lets an order have a price that came after it.',
  },
];
