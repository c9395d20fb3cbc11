import type { BankProblem } from '../../coding-set.ts';

export const dataCoding02: BankProblem = {
  id: 'data-coding-02',
  levels: ['junior', 'mid'],
  competency: 'framing',
  prompt:
    'Orders are objects with a "region" and an "amount", a whole number; either may be null. Write a function that returns a list of [region, sum of its amounts], the largest sum first and regions with the same sum in alphabetical order. Orders in which either is null are left out.',
  suggestedSeconds: 720,
  functionName: 'totals',
  parameters: ['orders'],
  visible: [
    {
      arguments: [
        [
          { region: 'north', amount: 5 },
          { region: 'south', amount: 9 },
          { region: 'north', amount: 3 },
        ],
      ],
      expected: [
        ['south', 9],
        ['north', 8],
      ],
    },
    {
      arguments: [
        [
          { region: null, amount: 4 },
          { region: 'east', amount: null },
          { region: 'west', amount: 1 },
        ],
      ],
      expected: [['west', 1]],
    },
  ],
  hidden: [
    { name: 'No orders', arguments: [[]], expected: [] },
    {
      name: 'Only orders that are left out',
      arguments: [
        [
          { region: null, amount: null },
          { region: 'east', amount: null },
        ],
      ],
      expected: [],
    },
    {
      name: 'The same sum',
      arguments: [
        [
          { region: 'c', amount: 2 },
          { region: 'a', amount: 2 },
          { region: 'b', amount: 2 },
        ],
      ],
      expected: [
        ['a', 2],
        ['b', 2],
        ['c', 2],
      ],
    },
    { name: 'An amount of zero', arguments: [[{ region: 'east', amount: 0 }]], expected: [['east', 0]] },
    {
      name: 'Amounts below zero',
      arguments: [
        [
          { region: 'a', amount: -5 },
          { region: 'b', amount: -1 },
          { region: 'a', amount: 4 },
        ],
      ],
      expected: [
        ['a', -1],
        ['b', -1],
      ],
    },
    {
      name: 'Sums of one and of several digits',
      arguments: [
        [
          { region: 'a', amount: 9 },
          { region: 'b', amount: 100 },
          { region: 'c', amount: 20 },
        ],
      ],
      expected: [
        ['b', 100],
        ['c', 20],
        ['a', 9],
      ],
    },
    {
      name: 'A region without a name',
      arguments: [
        [
          { region: '', amount: 3 },
          { region: 'a', amount: 1 },
        ],
      ],
      expected: [
        ['', 3],
        ['a', 1],
      ],
    },
  ],
  explanation:
    'Missing is null and nothing else: an amount of zero and a region whose name is empty count. Numbers are sorted as numbers, and the second rule decides only where the sums are the same.',
};
