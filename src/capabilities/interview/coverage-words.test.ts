import { expect, test } from 'vitest';
import { coverageText } from './coverage-words.ts';

const rules = { name: 'rules' } as const;
const llm = { name: 'llm' } as const;

test.each([
  ['one answer', 'mixed', rules, { scorable: 1, planned: 1 }, '1 of 1 answer usable'],
  ['a checklist', 'mixed', rules, { scorable: 2, planned: 3 }, '2 of 3 answers usable'],
  [
    'a checklist, with all that is left out',
    'mixed',
    rules,
    { scorable: 2, planned: 8, needs_human: 2, unclear: 1, unusable: 1, skipped: 1, unfinished: 1 },
    '2 of 8 answers usable, 2 wait for a person, 1 not counted, 1 could not be used, 1 skipped, 1 interrupted or not asked',
  ],
  [
    'a key',
    'multiple_choice',
    llm,
    { scorable: 2, planned: 3, skipped: 1 },
    '2 of 3 answers counted, 1 skipped',
  ],
  [
    'a model, in a report made before it was kept why',
    'mixed',
    llm,
    { scorable: 2, planned: 5 },
    '2 of 5 answers judged',
  ],
  [
    'a model that failed',
    'mixed',
    llm,
    { scorable: 2, planned: 5, not_judged: 3 },
    '2 of 5 answers judged, 3 not judged',
  ],
  [
    'Python in an interview',
    'mixed',
    rules,
    { scorable: 3, planned: 4, needs_human: 1 },
    '3 of 4 answers usable, 1 waits for a person',
  ],
  [
    'Python beside JavaScript in a practice',
    'coding',
    rules,
    { scorable: 1, planned: 2, unfinished: 1, not_counted: 1 },
    '1 of 3 answers counted, 1 interrupted or not asked, 1 in Python not counted',
  ],
  [
    'nothing but Python in a practice',
    'coding',
    rules,
    { scorable: 0, planned: 0, not_counted: 2 },
    '0 of 2 answers counted, 2 in Python not counted',
  ],
] as const)('the coverage of %s', (_name, question_type, engine, coverage, text) => {
  expect(coverageText({ question_type, engine, coverage })).toBe(text);
});
