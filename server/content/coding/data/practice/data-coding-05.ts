import type { BankProblem } from '../../coding-set.ts';

export const dataCoding05: BankProblem = {
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
};
