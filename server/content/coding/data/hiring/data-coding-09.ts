import type { BankProblem } from '../../coding-set.ts';

export const dataCoding09: BankProblem = {
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
};
