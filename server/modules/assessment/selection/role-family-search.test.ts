import { expect, test } from 'vitest';
import { familyNamedIn } from './role-family-search.ts';

test.each([
  ['Senior frontend engineer', 'software'],
  ['Data scientist at a bank', 'data'],
  ['Product manager', 'product-management'],
  ['Customer support lead', 'customer-support'],
  ['UX designer', 'design'],
  ['Registered nurse', null],
  ['Builder of bridges', null],
  ['', null],
])('%j names %s', (headline, family) => expect(familyNamedIn(headline)).toBe(family));
