import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding04: BankProblem = {
  id: 'software-coding-04',
  levels: ['mid', 'senior'],
  competency: 'design',
  prompt:
    'An object has the name of each task and the list of the tasks that have to be done before it, all of which are names in it. Write a function that returns a list of all tasks in an order in which they can be done. Where several could be next, the first in alphabetical order is. Where no order is possible, return null.',
  suggestedSeconds: 900,
  functionName: 'order',
  parameters: ['tasks'],
  visible: [
    {
      arguments: [{ test: ['build'], build: [], deploy: ['test'] }],
      expected: ['build', 'test', 'deploy'],
    },
    { arguments: [{ one: ['two'], two: ['one'] }], expected: null },
  ],
  hidden: [
    { name: 'No tasks', arguments: [{}], expected: [] },
    {
      name: 'Tasks without any before them',
      arguments: [{ c: [], a: [], b: [] }],
      expected: ['a', 'b', 'c'],
    },
    { name: 'A task before itself', arguments: [{ a: [], b: ['b'] }], expected: null },
    {
      name: 'Several before one',
      arguments: [{ a: ['c', 'b'], b: [], c: [] }],
      expected: ['b', 'c', 'a'],
    },
    {
      name: 'A task that becomes possible early in the alphabet',
      arguments: [{ z: [], a: ['m'], m: [], b: ['z'] }],
      expected: ['m', 'a', 'z', 'b'],
    },
    {
      name: 'A task that can be done before others wait for it',
      arguments: [{ a: ['z'], b: [], z: [] }],
      expected: ['b', 'z', 'a'],
    },
    {
      name: 'The same task named twice',
      arguments: [{ a: ['b', 'b'], b: [] }],
      expected: ['b', 'a'],
    },
    {
      name: 'A circle behind other tasks',
      arguments: [{ a: [], b: ['a', 'd'], c: ['b'], d: ['c'] }],
      expected: null,
    },
    {
      name: 'A long chain',
      arguments: [
        Object.fromEntries(
          Array.from({ length: 120 }, (_, i) => [`t${1000 + i}`, i < 119 ? [`t${1001 + i}`] : []]),
        ),
      ],
      expected: Array.from({ length: 120 }, (_, i) => `t${1119 - i}`),
    },
  ],
  explanation:
    'Again and again, the alphabetically first task whose tasks before it are all done is taken. Where some are left and none can be taken, they wait for each other in a circle.',
};
