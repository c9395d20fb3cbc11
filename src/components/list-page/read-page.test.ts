import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=100001', 1],
  ['page=x', 1],
])('%s → page %i', (search, page) => expect(readPage(new URLSearchParams(search))).toBe(page));
