import { expect, it } from 'vitest';
import type { VisibleCaseResult } from '../../../../openapi/gen/types.gen.ts';
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

it('code that ends in the middle is told in words, whoever ran it', () => {
  const message = "SyntaxError: unexpected token in expression: '' (line 4)";
  expect(rowOfResult('total', { ...one, outcome: 'error', message }).message).toBe(
    'SyntaxError: the code ends too early, as where a { is never closed (line 4)',
  );
});
