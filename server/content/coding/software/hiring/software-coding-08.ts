import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding08: BankProblem = {
  id: 'software-coding-08',
  levels: ['mid'],
  competency: 'debugging',
  prompt:
    'A log of the states of some services is a list of [second, service, state], in the order of time; the state is "up" or "down". Each service is up before its first line, and a line may repeat the state that it already has. Write a function that takes the log and the second in which the watch ended, and returns an object with the number of seconds for which each service of the log was down until then, 0 included.',
  suggestedSeconds: 720,
  functionName: 'outage',
  parameters: ['log', 'end'],
  visible: [
    {
      arguments: [
        [
          [10, 'shop', 'down'],
          [25, 'shop', 'up'],
        ],
        60,
      ],
      expected: { shop: 15 },
    },
    {
      arguments: [
        [
          [5, 'mail', 'up'],
          [40, 'shop', 'down'],
        ],
        60,
      ],
      expected: { mail: 0, shop: 20 },
    },
  ],
  hidden: [
    { name: 'No lines', arguments: [[], 60], expected: {} },
    {
      name: 'A state that is repeated',
      arguments: [
        [
          [10, 'shop', 'down'],
          [20, 'shop', 'down'],
          [30, 'shop', 'up'],
          [35, 'shop', 'up'],
        ],
        60,
      ],
      expected: { shop: 20 },
    },
    {
      name: 'Down twice',
      arguments: [
        [
          [0, 'shop', 'down'],
          [5, 'shop', 'up'],
          [50, 'shop', 'down'],
        ],
        60,
      ],
      expected: { shop: 15 },
    },
    {
      name: 'Several services at once',
      arguments: [
        [
          [1, 'a', 'down'],
          [2, 'b', 'down'],
          [3, 'a', 'up'],
          [4, 'c', 'up'],
          [9, 'b', 'up'],
        ],
        10,
      ],
      expected: { a: 2, b: 7, c: 0 },
    },
    {
      name: 'Down and up within a second',
      arguments: [
        [
          [7, 'shop', 'down'],
          [7, 'shop', 'up'],
        ],
        10,
      ],
      expected: { shop: 0 },
    },
    {
      name: 'Down since the second zero, repeated at the end',
      arguments: [
        [
          [0, 'shop', 'down'],
          [60, 'shop', 'down'],
        ],
        60,
      ],
      expected: { shop: 60 },
    },
    {
      name: 'Names that objects have of their own',
      arguments: [
        [
          [1, 'constructor', 'down'],
          [3, 'toString', 'up'],
        ],
        4,
      ],
      expected: { constructor: 3, toString: 0 },
    },
    {
      name: 'Many lines',
      arguments: [Array.from({ length: 300 }, (_, i) => [i, `s${i % 10}`, i % 20 < 10 ? 'down' : 'up']), 300],
      expected: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`s${i}`, 150])),
    },
  ],
  explanation:
    'For each service it is kept since when it is down. Only a change of the state begins or ends a span, and what is still down at the end is added then; second 0 is a moment like any other, although it counts as false.',
};
