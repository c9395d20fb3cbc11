import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding06: BankProblem = {
  id: 'software-coding-06',
  levels: ['senior'],
  competency: 'design',
  prompt:
    'A cache holds at most "capacity" keys, at least one. Write a function that takes the capacity and a list of calls, ["put", key, value] or ["get", key] with strings as keys and numbers as values, and returns a list of what each get gives: the value, or null where the key is not there. To put a new key into a full cache drops the key that was not used for the longest time. A put and a get that finds its key both use it.',
  suggestedSeconds: 900,
  functionName: 'replay',
  parameters: ['capacity', 'calls'],
  visible: [
    {
      arguments: [
        2,
        [
          ['put', 'a', 1],
          ['put', 'b', 2],
          ['get', 'a'],
          ['put', 'c', 3],
          ['get', 'b'],
          ['get', 'a'],
        ],
      ],
      expected: [1, null, 1],
    },
    { arguments: [1, [['get', 'x']]], expected: [null] },
  ],
  hidden: [
    { name: 'No calls', arguments: [3, []], expected: [] },
    {
      name: 'A key that is put again',
      arguments: [
        2,
        [
          ['put', 'a', 1],
          ['put', 'b', 2],
          ['put', 'a', 5],
          ['put', 'c', 3],
          ['get', 'a'],
          ['get', 'b'],
        ],
      ],
      expected: [5, null],
    },
    {
      name: 'Zero as a value',
      arguments: [
        2,
        [
          ['put', 'a', 0],
          ['get', 'a'],
        ],
      ],
      expected: [0],
    },
    {
      name: 'A get that finds nothing',
      arguments: [
        2,
        [
          ['put', 'a', 1],
          ['put', 'b', 2],
          ['get', 'z'],
          ['put', 'c', 3],
          ['get', 'a'],
          ['get', 'b'],
        ],
      ],
      expected: [null, null, 2],
    },
    {
      name: 'Room for one',
      arguments: [
        1,
        [
          ['put', 'a', 1],
          ['put', 'b', 2],
          ['get', 'a'],
          ['get', 'b'],
        ],
      ],
      expected: [null, 2],
    },
    {
      name: 'Keys that look like numbers',
      arguments: [
        2,
        [
          ['put', '9', 1],
          ['put', '1', 2],
          ['put', '5', 3],
          ['get', '9'],
          ['get', '1'],
          ['get', '5'],
        ],
      ],
      expected: [null, 2, 3],
    },
    {
      name: 'Names that objects have of their own',
      arguments: [
        2,
        [
          ['get', 'constructor'],
          ['put', 'toString', 4],
          ['get', 'toString'],
        ],
      ],
      expected: [null, 4],
    },
    {
      name: 'Many calls',
      arguments: [
        100,
        Array.from({ length: 400 }, (_, i) => (i % 2 ? ['get', `k${(i - 1) / 2}`] : ['put', `k${i / 2}`, i])),
      ],
      expected: Array.from({ length: 200 }, (_, i) => 2 * i),
    },
  ],
  explanation:
    'A map that keeps the order of insertion is enough: what is used is taken out and put in again, and the first key is the one to drop. It has to keep that order for keys that look like numbers too.',
};
