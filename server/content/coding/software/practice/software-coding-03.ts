import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding03: BankProblem = {
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
};
