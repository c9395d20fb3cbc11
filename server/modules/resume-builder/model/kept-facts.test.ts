import { expect, test } from 'vitest';
import { changedFact, wordsOnlyIn } from './kept-facts.ts';

const POINT =
  'I was responsible for moving 1,200 invoices a month from Excel to PostgreSQL for three teams at Siemens.';

const kept = [
  'Moved 1,200 invoices a month from Excel to PostgreSQL for three teams at Siemens.',
  'Moved 1200 monthly invoices from Excel to PostgreSQL for 3 teams at Siemens',
  'Siemens: moved the invoices of three teams, 1,200 a month, from Excel to PostgreSQL.',
];

const changed: readonly (readonly [wording: string, problem: string])[] = [
  [
    'Moved 1,200 invoices a month from Excel to MySQL for three teams at Siemens.',
    'The wording added “MySQL”.',
  ],
  [
    'Moved 12,000 invoices a month from Excel to PostgreSQL for three teams at Siemens.',
    'The wording added “12,000”.',
  ],
  ['Moved invoices from Excel to PostgreSQL for three teams at Siemens.', 'The wording left out “1,200”.'],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for teams at Siemens.',
    'The wording left out “three”.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for four teams at Siemens.',
    'The wording added “four”.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for three teams.',
    'The wording left out “Siemens”.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for three teams at Siemens, 30% faster.',
    'The wording added “30%”.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL with dbt.io for three teams at Siemens.',
    'The wording added “dbt.io”.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for three teams at Siemens without a fault.',
    'The wording changed what the point denies.',
  ],
  [
    'Moved 1,200 invoices a month from Excel to PostgreSQL for three teams at Siemens, as [name] asked.',
    'The wording changed a name or an address that was taken out.',
  ],
];

test('a wording that keeps every number and name is let through', () => {
  expect(kept.map((wording) => changedFact(POINT, wording))).toEqual(kept.map(() => null));
});

test('a wording that changes a fact is told by it', () => {
  expect(changed.map(([wording]) => changedFact(POINT, wording))).toEqual(
    changed.map(([, problem]) => problem),
  );
});

test('a wording that speaks of something else is told, though it names nothing new', () => {
  expect(
    changedFact('I answered the letters of angry customers.', 'Increased the revenue of the shop.'),
  ).toBe('The wording says something else.');
});

test('words that one side alone has are told', () => {
  const wording = 'Moved 1,200 monthly invoices from kubernetes to PostgreSQL.';
  expect(wordsOnlyIn(wording, POINT)).toEqual(['monthly', 'kubernetes']);
  expect(wordsOnlyIn(POINT, wording)).toEqual(['responsible', 'Excel', 'teams', 'Siemens']);
});
