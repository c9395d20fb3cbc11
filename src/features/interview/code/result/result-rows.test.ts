import { expect, it } from 'vitest';
import type { VisibleCaseResult } from '../../../../api/gen/types.gen.ts';
import { rowOfResult } from './result-rows.ts';

const one: VisibleCaseResult = {
  _id: 'one',
  arguments: [2],
  expected: { sum: 3, of: [1, 2] },
  outcome: 'passed',
  result: null,
  message: null,
};

it.each([
  ['{"sum":3,"of":[1,2]}', '{"of":[1,2],"sum":3}'],
  ['["cut in the mid', '["cut in the mid'],
  ['0', '0'],
  [null, null],
])('a case that came to %s reads as %s', (result, got) =>
  expect(rowOfResult('total', { ...one, result })).toMatchObject({
    call: 'total(2)',
    expected: '{"of":[1,2],"sum":3}',
    got,
  }),
);
