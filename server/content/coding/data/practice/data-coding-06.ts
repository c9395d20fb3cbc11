import type { BankProblem } from '../../coding-set.ts';

export const dataCoding06: BankProblem = {
  id: 'data-coding-06',
  levels: ['senior'],
  competency: 'reasoning',
  prompt:
    'Events are lists [person, step, minute], in any order; no two of one person are in the same minute. A funnel is a list of steps, each another one. Write a function that takes the events and the funnel and returns a list with the number of people who reached each of its steps: who did the steps up to that one in the order of the funnel, with anything in between.',
  suggestedSeconds: 1080,
  functionName: 'funnel',
  parameters: ['events', 'steps'],
  visible: [
    {
      arguments: [
        [
          ['ada', 'visit', 1],
          ['ada', 'buy', 5],
          ['bob', 'visit', 2],
          ['cy', 'buy', 3],
        ],
        ['visit', 'buy'],
      ],
      expected: [2, 1],
    },
    {
      arguments: [
        [
          ['ada', 'buy', 1],
          ['ada', 'visit', 2],
        ],
        ['visit', 'buy'],
      ],
      expected: [1, 0],
    },
  ],
  hidden: [
    { name: 'No events', arguments: [[], ['visit', 'buy']], expected: [0, 0] },
    {
      name: 'A funnel of one step',
      arguments: [
        [
          ['a', 'x', 1],
          ['a', 'x', 2],
          ['b', 'x', 1],
        ],
        ['x'],
      ],
      expected: [2],
    },
    {
      name: 'Events in any order',
      arguments: [
        [
          ['a', 'c', 30],
          ['a', 'a', 9],
          ['a', 'b', 20],
        ],
        ['a', 'b', 'c'],
      ],
      expected: [1, 1, 1],
    },
    {
      name: 'A step too early and again in time',
      arguments: [
        [
          ['a', 'pay', 1],
          ['a', 'cart', 2],
          ['a', 'pay', 3],
        ],
        ['cart', 'pay'],
      ],
      expected: [1, 1],
    },
    {
      name: 'A step that is left out',
      arguments: [
        [
          ['a', 'one', 1],
          ['a', 'three', 3],
        ],
        ['one', 'two', 'three'],
      ],
      expected: [1, 0, 0],
    },
    {
      name: 'Other things in between',
      arguments: [
        [
          ['a', 'one', 1],
          ['a', 'other', 2],
          ['a', 'one', 3],
          ['a', 'two', 4],
        ],
        ['one', 'two'],
      ],
      expected: [1, 1],
    },
    {
      name: 'Several people',
      arguments: [
        [
          ['a', 'one', 1],
          ['b', 'one', 1],
          ['c', 'two', 1],
          ['a', 'two', 2],
          ['b', 'three', 2],
          ['a', 'three', 3],
        ],
        ['one', 'two', 'three'],
      ],
      expected: [2, 1, 1],
    },
  ],
  explanation:
    'The events of each person are gone through by time, with the place in the funnel that comes next; only that step moves it on. Counting who did each step at any time forgets the order.',
};
