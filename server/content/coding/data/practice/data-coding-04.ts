import type { BankProblem } from '../../coding-set.ts';

export const dataCoding04: BankProblem = {
  id: 'data-coding-04',
  levels: ['mid', 'senior'],
  competency: 'framing',
  prompt:
    'Visits to a site are lists [person, minute], in any order. Visits of one person belong to the same session as long as each is at most "gap" minutes after the one before it. Write a function that takes the visits and the gap and returns an object with the number of sessions of each person.',
  suggestedSeconds: 900,
  functionName: 'sessions',
  parameters: ['visits', 'gap'],
  visible: [
    {
      arguments: [
        [
          ['ada', 0],
          ['ada', 20],
          ['ada', 60],
          ['bob', 5],
        ],
        30,
      ],
      expected: { ada: 2, bob: 1 },
    },
    {
      arguments: [
        [
          ['ada', 90],
          ['ada', 10],
        ],
        30,
      ],
      expected: { ada: 2 },
    },
  ],
  hidden: [
    { name: 'No visits', arguments: [[], 30], expected: {} },
    {
      name: 'Exactly the gap',
      arguments: [
        [
          ['a', 0],
          ['a', 30],
          ['a', 61],
        ],
        30,
      ],
      expected: { a: 2 },
    },
    {
      name: 'Several in one minute',
      arguments: [
        [
          ['a', 5],
          ['a', 5],
          ['a', 5],
        ],
        0,
      ],
      expected: { a: 1 },
    },
    {
      name: 'People in between each other',
      arguments: [
        [
          ['a', 0],
          ['b', 10],
          ['a', 20],
          ['b', 50],
          ['a', 40],
        ],
        30,
      ],
      expected: { a: 1, b: 2 },
    },
    {
      name: 'A long session',
      arguments: [
        [
          ['a', 0],
          ['a', 25],
          ['a', 50],
          ['a', 75],
          ['a', 100],
        ],
        30,
      ],
      expected: { a: 1 },
    },
    {
      name: 'Minutes of one and of several digits',
      arguments: [
        [
          ['a', 100],
          ['a', 9],
          ['a', 20],
        ],
        15,
      ],
      expected: { a: 2 },
    },
    {
      name: 'Names that objects have of their own',
      arguments: [
        [
          ['constructor', 1],
          ['valueOf', 2],
          ['constructor', 50],
        ],
        10,
      ],
      expected: { constructor: 2, valueOf: 1 },
    },
  ],
  explanation:
    'For each person the minutes are sorted as numbers, and a new session begins where the step from one to the next is more than the gap. The time since the first visit of a session does not matter.',
};
