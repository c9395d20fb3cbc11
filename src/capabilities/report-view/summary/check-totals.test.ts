import { expect, it } from 'vitest';
import { checkTotals } from './check-totals.ts';

const action = { check: 'action', label: 'Own action' } as const;
const result = { check: 'result', label: 'Result' } as const;

it('adds up each check over all competencies, and leaves out what could not be looked at', () => {
  const one = {
    checks: [
      { ...action, found: 1, of: 2 },
      { ...result, found: 0, of: 2 },
    ],
  };
  const other = {
    checks: [
      { ...action, found: 1, of: 1 },
      { ...result, found: 1, of: 1 },
    ],
  };
  const nothing = { checks: [{ ...action, found: 0, of: 0 }] };
  expect(checkTotals([one, other, nothing])).toEqual([
    { ...action, found: 2, of: 3 },
    { ...result, found: 1, of: 3 },
  ]);
  expect(checkTotals([nothing])).toEqual([]);
});
