// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Checklist } from '../../../../api/gen/types.gen.ts';
import { ChecklistPanel } from './checklist-panel.tsx';

afterEach(cleanup);

const concept = (label: string, found: boolean) => ({ _id: label, label, found, evidence: [] });
const checklist: Checklist = {
  found: 1,
  of: 1,
  items: [{ check: 'concepts', label: 'What it is about', found: true, evidence: [], missing: null }],
  concepts: [concept('The trouble', true), concept('The cause', false), concept('The end', false)],
};

it('what a question is about is found by some of its concepts, and the line says by how many', () => {
  render(<ChecklistPanel checklist={checklist} />);
  const line = within(screen.getByText('What it is about').closest('li') as HTMLElement);
  line.getByText('Found');
  expect(line.getByText(/concepts/).textContent).toBe('1 of 3 concepts; each stands below.');
});
