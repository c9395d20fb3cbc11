import type { BankProblem } from '../../coding-set.ts';

export const softwareCoding01: BankProblem = {
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
};
