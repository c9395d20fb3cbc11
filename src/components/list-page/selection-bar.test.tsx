// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectionBar } from './selection-bar.tsx';

test('of more rows than are counted it does not tell how many there are', () => {
  const shown = { count: 2, clear: () => {}, actions: null, mostCounted: 1000 };
  const { rerender } = render(<SelectionBar {...shown} total={1001} />);
  expect(screen.getByRole('status').textContent).toBe('2 of 1,000+ selected');
  rerender(<SelectionBar {...shown} total={1000} />);
  expect(screen.getByRole('status').textContent).toBe('2 of 1,000 selected');
});
