import type { CodingSet } from './coding-set.ts';
import { dataHiringProblems } from './data-hiring.ts';

export const dataCoding: CodingSet = {
  familyId: 'data',
  version: 3,
  hiringProblems: dataHiringProblems,
  problems: [
    {
      id: 'data-coding-01',
      levels: ['junior'],
      competency: 'data-quality',
      prompt:
        'A sensor reports one value a minute, and null where it could not measure. Write a function that takes the list of values and returns a list of the same length in which each null is replaced by the last value measured before it. Where nothing was measured before, it stays null.',
      suggestedSeconds: 600,
      functionName: 'fill',
      parameters: ['values'],
      visible: [
        { arguments: [[4, null, null, 6]], expected: [4, 4, 4, 6] },
        { arguments: [[null, 1, null]], expected: [null, 1, 1] },
      ],
      hidden: [
        { name: 'No values', arguments: [[]], expected: [] },
        { name: 'Nothing measured', arguments: [[null, null]], expected: [null, null] },
        { name: 'Zero as a value', arguments: [[0, null, 5, 0, null]], expected: [0, 0, 5, 0, 0] },
        { name: 'Nothing missing', arguments: [[3, 2, 1]], expected: [3, 2, 1] },
        { name: 'Values below zero', arguments: [[-1, null, -2.5, null]], expected: [-1, -1, -2.5, -2.5] },
        {
          name: 'A long gap',
          arguments: [[7, ...Array.from({ length: 300 }, () => null)]],
          expected: Array.from({ length: 301 }, () => 7),
        },
      ],
      explanation:
        'The last value is carried along and compared with null itself: zero is a measurement, although it counts as false.',
    },
    {
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
    },
    {
      id: 'data-coding-03',
      levels: ['junior', 'mid', 'senior'],
      competency: 'reasoning',
      prompt:
        'Write a function that takes a list of numbers, in which null stands for a missing one, and returns the median of those that are there: the one in the middle when they are sorted by size, or the mean of the two in the middle. Where no number is there, return null.',
      suggestedSeconds: 600,
      functionName: 'median',
      parameters: ['values'],
      visible: [
        { arguments: [[5, 1, 3]], expected: 3 },
        { arguments: [[4, null, 1]], expected: 2.5 },
      ],
      hidden: [
        { name: 'No numbers', arguments: [[]], expected: null },
        { name: 'Only missing ones', arguments: [[null, null]], expected: null },
        { name: 'One number', arguments: [[8]], expected: 8 },
        { name: 'Zero among them', arguments: [[0, 0, 0, 6, 9]], expected: 0 },
        { name: 'Numbers of one and of several digits', arguments: [[100, 9, 20, 3]], expected: 14.5 },
        { name: 'Numbers below zero', arguments: [[-10, -1, 5, -3]], expected: -2 },
        { name: 'Missing ones between others', arguments: [[null, 7, null, null, 2, 4]], expected: 4 },
      ],
      explanation:
        'Missing values are taken out first, and only those. The sort has to compare them as numbers: compared by their letters, 100 would come before 9.',
    },
    {
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
    },
    {
      id: 'data-coding-05',
      levels: ['mid', 'senior'],
      competency: 'data-quality',
      prompt:
        'Write a function that takes a list of dates such as "2024-02-28", in any order and some of them more than once, and returns how many days the longest run of days without a gap has. Without a date it is 0. Dates are of the usual calendar, with its leap years.',
      suggestedSeconds: 900,
      functionName: 'streak',
      parameters: ['dates'],
      visible: [
        { arguments: [['2024-05-01', '2024-05-03', '2024-05-02', '2024-05-09']], expected: 3 },
        { arguments: [['2023-01-31', '2023-02-01']], expected: 2 },
      ],
      hidden: [
        { name: 'No date', arguments: [[]], expected: 0 },
        { name: 'One date', arguments: [['2024-05-01']], expected: 1 },
        { name: 'The same date again', arguments: [['2024-05-01', '2024-05-01', '2024-05-02']], expected: 2 },
        { name: 'The turn of a year', arguments: [['2024-01-01', '2023-12-31', '2023-12-30']], expected: 3 },
        {
          name: 'A leap year',
          arguments: [['2024-02-28', '2024-03-01', '2024-02-29', '2023-02-28', '2023-03-02']],
          expected: 3,
        },
        { name: 'A year that is none', arguments: [['2023-02-28', '2023-03-01', '1900-02-28']], expected: 2 },
        {
          name: 'The clocks are changed',
          arguments: [['2024-03-30', '2024-03-31', '2024-04-01', '2024-10-26', '2024-10-27', '2024-10-28']],
          expected: 3,
        },
        {
          name: 'The longest run is not the last',
          arguments: [['2024-06-01', '2024-06-02', '2024-08-01']],
          expected: 2,
        },
      ],
      explanation:
        'Each date becomes a count of days, in UTC so that no change of the clocks makes a day shorter; what is there twice is taken once. Then the longest stretch in which each number follows on the last is counted.',
    },
    {
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
    },
  ],
};
