import { expect, test } from 'vitest';
import type { CheckedEntry } from '../../../../openapi/gen/types.gen.ts';
import {
  countRows,
  countsText,
  isAdded,
  isProblem,
  markRepeated,
  problemOf,
  problemsFirst,
  type Row,
} from './rows.ts';

const duplicate = { _id: 'c', full_name: 'Ada Byron', email: 'other@mail.example', reason: 'name' as const };
const row = (
  number: number,
  state: CheckedEntry['state'],
  {
    email = `${number}@mail.example`,
    ...more
  }: { email?: string; isSkipped?: true; duplicate?: typeof duplicate } = {},
): Row => ({
  number,
  entry: { full_name: 'Ada Byron', email },
  checked: {
    state,
    errors: state === 'invalid' ? [{ field: 'email', message: 'This is not an email address.' }] : [],
    ...(more.duplicate && { duplicate }),
  },
  isSkipped: more.isSkipped ?? false,
});

test('an address counts once over the whole list, without regard to case', () => {
  const rows = [
    row(1, 'new', { email: 'a@mail.example', isSkipped: true }),
    row(2, 'new', { email: ' A@mail.example' }),
    row(3, 'new', { email: 'a@MAIL.example' }),
    row(4, 'invalid', { email: 'a@mail.example' }),
  ];
  expect(markRepeated(rows).map(({ checked }) => checked.state)).toEqual([
    'new',
    'new',
    'repeated',
    'invalid',
  ]);
});

test('problems come first, each kind in the order of the list', () => {
  const rows = [
    row(1, 'new'),
    row(2, 'known'),
    row(3, 'invalid'),
    row(4, 'here'),
    row(5, 'new', { duplicate }),
    row(6, 'repeated'),
    row(7, 'invalid'),
  ];
  expect(problemsFirst(rows)).toEqual([3, 7, 5, 6, 4, 2, 1]);
  expect(rows.filter(isProblem).map(({ number }) => number)).toEqual([3, 5, 7]);
  expect(rows.filter(isAdded).map(({ number }) => number)).toEqual([1, 2, 5]);
});

test('they are counted in words, and what is nobody is left out', () => {
  const rows = [
    row(1, 'new'),
    row(2, 'new'),
    row(3, 'invalid'),
    row(4, 'known'),
    row(5, 'new', { isSkipped: true }),
  ];
  expect(countsText(countRows(rows))).toBe('2 new, 1 to fix, 1 known, 1 skipped');
});

test('each row says what is with it', () => {
  expect(
    [row(1, 'invalid'), row(2, 'new', { duplicate }), row(3, 'here'), row(4, 'new', { isSkipped: true })].map(
      problemOf,
    ),
  ).toEqual(['This is not an email address.', 'Same name as other@mail.example', 'Already here', 'Skipped']);
});
