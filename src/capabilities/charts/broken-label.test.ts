import { expect, it } from 'vitest';
import { brokenLabel } from './broken-label.ts';

it.each([
  ['Debugging', 'Debugging'],
  ['Working with others', 'Working with\nothers'],
  ['Operations and reliability', 'Operations and\nreliability'],
  ['Internationalisation of things', 'Internationalisation\nof things'],
  ['', ''],
])('%s', (name, broken) => {
  expect(brokenLabel(name)).toBe(broken);
});
