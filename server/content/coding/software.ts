import type { CodingSet } from './coding-set.ts';
import { softwareHiringProblems } from './software-hiring.ts';

export const softwareCoding: CodingSet = {
  familyId: 'software',
  version: 3,
  hiringProblems: softwareHiringProblems,
  problems: [
    {
      id: 'software-coding-01',
      levels: ['junior'],
      competency: 'debugging',
      prompt:
        'Each line of a log begins with its level in capital letters, then a blank, then the message, as in "ERROR disk full". Write a function that takes a list of lines and returns an object with the number of lines of each level that occurs. A line that does not begin with one or more capital letters A to Z and a blank has no level and is left out.',
      suggestedSeconds: 600,
      functionName: 'tally',
      parameters: ['lines'],
      visible: [
        {
          arguments: [['INFO started', 'ERROR disk full', 'INFO stopped']],
          expected: { INFO: 2, ERROR: 1 },
        },
        { arguments: [['no level here', 'WARN low memory']], expected: { WARN: 1 } },
      ],
      hidden: [
        { name: 'No lines', arguments: [[]], expected: {} },
        { name: 'Only lines without a level', arguments: [['', ' ', 'started']], expected: {} },
        { name: 'A level without a message', arguments: [['ERROR', 'ERROR ']], expected: { ERROR: 1 } },
        {
          name: 'Other letters and signs at the start',
          arguments: [['Error disk', 'ERROR: disk', 'ERR0R disk', '[INFO] up']],
          expected: {},
        },
        {
          name: 'A level in the middle of a line',
          arguments: [['INFO after ERROR disk', ' ERROR indented', 'at ERROR']],
          expected: { INFO: 1 },
        },
        {
          name: 'Names that objects have of their own',
          arguments: [['A constructor', 'TOSTRING x', 'B valueOf']],
          expected: { A: 1, TOSTRING: 1, B: 1 },
        },
        {
          name: 'Many lines',
          arguments: [Array.from({ length: 400 }, (_, i) => `${i % 4 === 0 ? 'DEBUG' : 'INFO'} line ${i}`)],
          expected: { DEBUG: 100, INFO: 300 },
        },
      ],
      explanation:
        'A count for each level, raised line by line. The edges decide: only capital letters directly followed by a blank are a level, at the start of the line and nowhere else.',
    },
    {
      id: 'software-coding-02',
      levels: ['junior', 'mid'],
      competency: 'code-quality',
      prompt:
        'A room is booked for some spans of a day, each a list [start, end] of two whole numbers with start before end, in any order. Write a function that returns the spans in which the room is taken, sorted by their start, where spans that overlap or touch are joined to one: [1, 3] and [3, 5] give [1, 5].',
      suggestedSeconds: 720,
      functionName: 'merge',
      parameters: ['spans'],
      visible: [
        {
          arguments: [
            [
              [9, 11],
              [10, 12],
              [14, 15],
            ],
          ],
          expected: [
            [9, 12],
            [14, 15],
          ],
        },
        {
          arguments: [
            [
              [5, 6],
              [1, 2],
            ],
          ],
          expected: [
            [1, 2],
            [5, 6],
          ],
        },
      ],
      hidden: [
        { name: 'No span', arguments: [[]], expected: [] },
        { name: 'A single span', arguments: [[[3, 4]]], expected: [[3, 4]] },
        {
          name: 'Spans that touch',
          arguments: [
            [
              [1, 3],
              [3, 5],
              [5, 6],
            ],
          ],
          expected: [[1, 6]],
        },
        {
          name: 'A span within another',
          arguments: [
            [
              [1, 10],
              [2, 3],
              [4, 5],
            ],
          ],
          expected: [[1, 10]],
        },
        {
          name: 'The same span twice',
          arguments: [
            [
              [2, 4],
              [2, 4],
            ],
          ],
          expected: [[2, 4]],
        },
        {
          name: 'Numbers of one and of several digits',
          arguments: [
            [
              [100, 110],
              [9, 10],
              [20, 30],
            ],
          ],
          expected: [
            [9, 10],
            [20, 30],
            [100, 110],
          ],
        },
        {
          name: 'A long span that begins late in the list',
          arguments: [
            [
              [5, 6],
              [7, 8],
              [9, 10],
              [0, 8],
            ],
          ],
          expected: [
            [0, 8],
            [9, 10],
          ],
        },
        {
          name: 'Many spans',
          arguments: [Array.from({ length: 300 }, (_, i) => [3 * (299 - i), 3 * (299 - i) + 2])],
          expected: Array.from({ length: 300 }, (_, i) => [3 * i, 3 * i + 2]),
        },
      ],
      explanation:
        'Sorted by their start, each span either reaches into the last one joined so far, whose end then is the later of the two, or begins a new one.',
    },
    {
      id: 'software-coding-03',
      levels: ['junior', 'mid', 'senior'],
      competency: 'code-quality',
      prompt:
        'The settings of a program are an object from names to values, which are strings, numbers, booleans or null. Write a function that takes the settings before and after a change and returns an object with three lists of names, each sorted alphabetically: "added" for those that are only after it, "removed" for those that are only before it, and "changed" for those that are in both with different values. A value of another type is a different one.',
      suggestedSeconds: 720,
      functionName: 'compare',
      parameters: ['before', 'after'],
      visible: [
        {
          arguments: [
            { host: 'one', port: 80, debug: true },
            { host: 'two', port: 80, trace: false },
          ],
          expected: { added: ['trace'], removed: ['debug'], changed: ['host'] },
        },
        {
          arguments: [{ port: 80 }, { port: '80' }],
          expected: { added: [], removed: [], changed: ['port'] },
        },
      ],
      hidden: [
        { name: 'Nothing at all', arguments: [{}, {}], expected: { added: [], removed: [], changed: [] } },
        {
          name: 'Nothing changed',
          arguments: [
            { a: 1, b: null },
            { b: null, a: 1 },
          ],
          expected: { added: [], removed: [], changed: [] },
        },
        {
          name: 'The order of the names',
          arguments: [
            { d: 1, c: 1 },
            { z: 1, b: 1, m: 1 },
          ],
          expected: { added: ['b', 'm', 'z'], removed: ['c', 'd'], changed: [] },
        },
        {
          name: 'Values that count as false',
          arguments: [
            { a: 0, b: '', c: false, d: null },
            { a: false, b: 0, c: null, d: '' },
          ],
          expected: { added: [], removed: [], changed: ['a', 'b', 'c', 'd'] },
        },
        {
          name: 'A value of null that comes or goes',
          arguments: [
            { gone: null, kept: null },
            { came: null, kept: null },
          ],
          expected: { added: ['came'], removed: ['gone'], changed: [] },
        },
        {
          name: 'Names that objects have of their own',
          arguments: [{ toString: 'x' }, { constructor: 'y' }],
          expected: { added: ['constructor'], removed: ['toString'], changed: [] },
        },
        {
          name: 'Everything removed',
          arguments: [{ b: 2, a: 1 }, {}],
          expected: { added: [], removed: ['a', 'b'], changed: [] },
        },
      ],
      explanation:
        'Whether a name is there has to be asked of the object itself, not read off its value: a value may be null, 0 or empty, and an object may have names such as "constructor" that nobody put there.',
    },
    {
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
    },
    {
      id: 'software-coding-05',
      levels: ['mid', 'senior'],
      competency: 'design',
      prompt:
        'A service lets through at most "limit" requests within any "window" milliseconds. Write a function that takes the times of the requests in milliseconds, in ascending order, the limit and the window, and returns a list that says for each request whether it is let through: it is when less than "limit" requests were let through in the window before it. A request exactly "window" milliseconds old is no longer in the window. Requests that are refused do not count.',
      suggestedSeconds: 900,
      functionName: 'admit',
      parameters: ['times', 'limit', 'window'],
      visible: [
        { arguments: [[0, 10, 20, 100], 2, 100], expected: [true, true, false, true] },
        { arguments: [[5, 5, 5], 1, 10], expected: [true, false, false] },
      ],
      hidden: [
        { name: 'No requests', arguments: [[], 3, 10], expected: [] },
        { name: 'A limit of zero', arguments: [[1, 2], 0, 10], expected: [false, false] },
        {
          name: 'The edge of the window',
          arguments: [[0, 99, 100, 199], 1, 100],
          expected: [true, false, true, false],
        },
        {
          name: 'Refused requests do not count',
          arguments: [[0, 50, 90, 100, 150], 1, 100],
          expected: [true, false, false, true, false],
        },
        {
          name: 'A window that moves on',
          arguments: [[0, 40, 80, 100, 120, 140], 2, 100],
          expected: [true, true, false, true, false, true],
        },
        {
          name: 'All in one moment',
          arguments: [[7, 7, 7, 7], 3, 1],
          expected: [true, true, true, false],
        },
        {
          name: 'Many requests',
          arguments: [Array.from({ length: 400 }, (_, i) => i), 10, 20],
          expected: Array.from({ length: 400 }, (_, i) => i % 20 < 10),
        },
      ],
      explanation:
        'Only the times of the last requests that were let through matter: the one "limit" places back has to be at least a whole window old. Counting refused ones, or fixed windows, fails at the edges.',
    },
    {
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
            Array.from({ length: 400 }, (_, i) =>
              i % 2 ? ['get', `k${(i - 1) / 2}`] : ['put', `k${i / 2}`, i],
            ),
          ],
          expected: Array.from({ length: 200 }, (_, i) => 2 * i),
        },
      ],
      explanation:
        'A map that keeps the order of insertion is enough: what is used is taken out and put in again, and the first key is the one to drop. It has to keep that order for keys that look like numbers too.',
    },
  ],
};
