// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ChecklistItem } from '../../../../openapi/gen/types.gen.ts';
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

it('why nothing of an answer is counted, and what helps, stands once and not in every row', () => {
  const items = [
    item({ found: false, missing: why }),
    item({ check: 'context', found: false, missing: why }),
  ];
  render(<ChecklistPanel checklist={{ found: 0, of: 2, is_unclear: true, items, concepts: [] }} />);
  screen.getByText(/That does not call the answer wrong/);
  expect(screen.getByText('Checklist: nothing is counted')).toBeTruthy();
  expect(screen.getAllByText('Not counted')).toHaveLength(2);
  expect(screen.queryByText(why)).toBeNull();
});

it('what counts because its author says how it relates is told from what shows it', () => {
  const checklist = { found: 1, of: 1, items: [item({})], concepts: [] };
  const { rerender } = render(<ChecklistPanel checklist={checklist} />);
  expect(screen.queryByText(/^Fewer than two concepts/)).toBeNull();
  rerender(<ChecklistPanel checklist={{ ...checklist, rests_on_claim: true }} />);
  expect(screen.getByText('Checklist 1/1')).toBeTruthy();
  expect(screen.getByText(/^Fewer than two concepts of the question were found in it\./)).toBeTruthy();
});

it('says once that no concept was recognised', () => {
  const note = 'No concept of this question was recognised. Compare with what a strong answer shows.';
  const checklist = { found: 1, of: 1, items: [item({})], concepts: [] };
  const { rerender } = render(<ChecklistPanel checklist={checklist} />);
  expect(screen.queryByText(note)).toBeNull();
  rerender(<ChecklistPanel checklist={{ ...checklist, note }} />);
  expect(screen.getAllByText(note)).toHaveLength(1);
  expect(screen.getByText('Checklist 1/1')).toBeTruthy();
});

it('one concept of several is too few, which is not none', () => {
  const concepts = [{ _id: 'cause', label: 'The cause', found: true, evidence: [span] }];
  const items = [item({ check: 'concepts', found: false, missing: 'More sides.' })];
  render(<ChecklistPanel checklist={{ found: 0, of: 1, items, concepts }} />);
  expect(screen.getByText('Too few')).toBeTruthy();
  expect(screen.queryByText('Not found')).toBeNull();
});

it('words that were said several times are quoted once', () => {
  const again = { ...span, start: 40, end: 46, quote: 'i drew' };
  const items = [item({ evidence: [span, { ...span, start: 20, end: 27, quote: 'I wrote' }, again] })];
  render(<ChecklistPanel checklist={{ found: 1, of: 1, items, concepts: [] }} />);
  const quotes = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(quotes).toEqual(['“I drew”', '“I wrote”']);
});

it('concepts are counted where they are folded away; that one was not spoken of is said of none', () => {
  const concepts = [
    { _id: 'cause', label: 'The cause', found: true, evidence: [span] },
    { _id: 'end', label: 'How it ended', found: false, evidence: [] },
  ];
  render(<ChecklistPanel checklist={{ found: 1, of: 1, items: [item({ check: 'concepts' })], concepts }} />);
  const details = screen.getByText('Concepts of this question: 1 of 2 by their words').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toMatch(
    /The cause“I drew”.*Strong answers often speak of these too.*How it ended$/,
  );
  expect(details?.textContent).not.toContain('Not found');
});

it('a concept that only the result speaks about is named, and none of those that were counted', () => {
  const concepts = [
    { _id: 'cause', label: 'The cause', found: true, evidence: [span] },
    { _id: 'end', label: 'How it ended', found: true, by_result: true, evidence: [{ ...span, start: 3 }] },
  ];
  render(<ChecklistPanel checklist={{ found: 1, of: 1, items: [item({ check: 'concepts' })], concepts }} />);
  const details = screen.getByText('Concepts of this question: 1 of 2 by their words').closest('details');
  expect(details?.textContent).toMatch(/The cause“I drew”How it endedBy what came of it alone“I drew”$/);
});
