import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding09: BankProblem = {
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
};
