import type { BankProblem } from './coding-set.ts';

export const softwareHiringProblems: readonly BankProblem[] = [
  {
    id: 'software-coding-07',
    levels: ['junior'],
    competency: 'code-quality',
    prompt:
      'A version is a text of whole numbers with points between them, such as "2.10.1". Versions are compared number by number from the left, and a number that is missing counts as 0: "2" is the same as "2.0". Write a function that takes a list of versions and returns the latest of them as it is written there; of several that are the same, the first in the list. Without a version it returns null.',
    suggestedSeconds: 600,
    functionName: 'latest',
    parameters: ['versions'],
    visible: [
      { arguments: [['1.2.3', '1.3.0', '1.2.9']], expected: '1.3.0' },
      { arguments: [['3.1', '4', '3.9.9']], expected: '4' },
    ],
    hidden: [
      { name: 'No version', arguments: [[]], expected: null },
      { name: 'A single version', arguments: [['0.0.0']], expected: '0.0.0' },
      {
        name: 'Numbers of one and of several digits',
        arguments: [['1.9.0', '1.10.0', '1.2.0']],
        expected: '1.10.0',
      },
      { name: 'One that goes on where another ends', arguments: [['2', '2.0.1', '1.9']], expected: '2.0.1' },
      { name: 'The same, written longer', arguments: [['1.1', '1.2.0', '1.2']], expected: '1.2.0' },
      { name: 'The same, written shorter', arguments: [['1.2', '1.2.0.0', '1.1']], expected: '1.2' },
      {
        name: 'A longer one that is older',
        arguments: [['3.0', '2.9.9.9', '2.10.0.1']],
        expected: '3.0',
      },
      {
        name: 'Many versions',
        arguments: [Array.from({ length: 300 }, (_, i) => `1.${(i * 7) % 300}.${i}`)],
        expected: '1.299.257',
      },
    ],
    explanation:
      'Each version becomes a list of numbers, and the first place in which two differ decides, with 0 where one of them has ended. Compared as text, "1.9" would come after "1.10".',
  },
  {
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
        arguments: [
          Array.from({ length: 300 }, (_, i) => [i, `s${i % 10}`, i % 20 < 10 ? 'down' : 'up']),
          300,
        ],
        expected: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`s${i}`, 150])),
      },
    ],
    explanation:
      'For each service it is kept since when it is down. Only a change of the state begins or ends a span, and what is still down at the end is added then; second 0 is a moment like any other, although it counts as false.',
  },
  {
    id: 'software-coding-09',
    levels: ['senior'],
    competency: 'design',
    prompt:
      'A store of settings knows these calls: ["set", name, number], ["remove", name], ["get", name], ["begin"], ["commit"] and ["cancel"]. "begin" starts a transaction, within another one too. "cancel" takes back all that happened since the last begin that is still open, with the commits in it. "commit" ends it and keeps the changes as part of the transaction around it, if there is one. Without an open transaction, "commit" and "cancel" do nothing. Write a function that takes a list of calls and returns a list of what each get gives: the number, or null where the name is not set.',
    suggestedSeconds: 1080,
    functionName: 'transact',
    parameters: ['calls'],
    visible: [
      {
        arguments: [[['set', 'a', 1], ['begin'], ['set', 'a', 2], ['get', 'a'], ['cancel'], ['get', 'a']]],
        expected: [2, 1],
      },
      {
        arguments: [[['begin'], ['set', 'a', 1], ['commit'], ['get', 'a'], ['get', 'b']]],
        expected: [1, null],
      },
    ],
    hidden: [
      { name: 'No calls', arguments: [[]], expected: [] },
      {
        name: 'A commit within one that is cancelled',
        arguments: [
          [
            ['set', 'a', 1],
            ['begin'],
            ['begin'],
            ['set', 'a', 5],
            ['commit'],
            ['get', 'a'],
            ['cancel'],
            ['get', 'a'],
          ],
        ],
        expected: [5, 1],
      },
      {
        name: 'A cancel within one that is committed',
        arguments: [
          [
            ['begin'],
            ['set', 'a', 3],
            ['begin'],
            ['set', 'a', 4],
            ['set', 'b', 4],
            ['cancel'],
            ['commit'],
            ['get', 'a'],
            ['get', 'b'],
          ],
        ],
        expected: [3, null],
      },
      {
        name: 'A name that is removed, and comes back',
        arguments: [[['set', 'a', 7], ['begin'], ['remove', 'a'], ['get', 'a'], ['cancel'], ['get', 'a']]],
        expected: [null, 7],
      },
      {
        name: 'A removal that is kept',
        arguments: [
          [
            ['set', 'a', 7],
            ['begin'],
            ['remove', 'a'],
            ['commit'],
            ['get', 'a'],
            ['remove', 'z'],
            ['get', 'z'],
          ],
        ],
        expected: [null, null],
      },
      {
        name: 'Nothing is open',
        arguments: [[['set', 'a', 2], ['cancel'], ['commit'], ['cancel'], ['get', 'a']]],
        expected: [2],
      },
      {
        name: 'Zero as a value',
        arguments: [[['set', 'a', 0], ['begin'], ['get', 'a'], ['commit'], ['get', 'a']]],
        expected: [0, 0],
      },
      {
        name: 'One after the other',
        arguments: [
          [
            ['begin'],
            ['set', 'a', 1],
            ['commit'],
            ['begin'],
            ['set', 'a', 2],
            ['cancel'],
            ['get', 'a'],
            ['get', 'constructor'],
          ],
        ],
        expected: [1, null],
      },
      {
        name: 'Many within each other',
        arguments: [
          [
            ...Array.from({ length: 60 }, (_, i) => [['begin'], ['set', `k${i % 5}`, i]]).flat(),
            ...Array.from({ length: 30 }, () => [['cancel'], ['get', 'k4']]).flat(),
          ],
        ],
        expected: Array.from({ length: 30 }, (_, i) => 59 - 5 * Math.ceil((i + 1) / 5)),
      },
    ],
    explanation:
      'Each begin keeps what the settings were, and each open transaction is one more of these on a stack. A commit drops the last of them, a cancel goes back to it. Writing a commit through to the settings themselves fails as soon as the transaction around it is cancelled.',
  },
];
