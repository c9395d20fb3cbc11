// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ChecklistItem } from '../../../../../api/gen/types.gen.ts';
import { ChecklistPanel } from './checklist-panel.tsx';

const span = { turn_id: 't1', start: 0, end: 6, quote: 'I drew' };
const why = 'This is here, but not counted.';

function item(change: Partial<ChecklistItem>): ChecklistItem {
  return {
    check: 'action',
    label: 'What you did yourself',
    found: true,
    evidence: [span],
    missing: null,
    ...change,
  };
}

afterEach(cleanup);

it.each([
  ['Found', item({})],
  ['Not counted', item({ found: false, missing: why })],
  ['Not found', item({ found: false, evidence: [], missing: 'A sentence with "I".' })],
  ['Not found', item({ check: 'concepts', found: false, missing: 'More sides.' })],
])('a check is marked %s', (mark, check) => {
  render(<ChecklistPanel checklist={{ found: Number(check.found), of: 1, items: [check], concepts: [] }} />);
  expect(screen.getByText(mark)).toBeTruthy();
  if (check.missing) expect(screen.getByText(check.missing)).toBeTruthy();
});
