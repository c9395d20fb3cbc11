import { describe, expect, it } from 'vitest';
import { changeFilters, isFiltered, readFilters, toReportQuery, writeFilters } from './report-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));
const plain = { q: '', roleFamily: '', level: '', sort: '-created_at', page: 1, compare: [] };

describe('readFilters', () => {
  it.each([
    ['', plain],
    [
      'q=data&level=mid&role_family=data&sort=created_at&page=3',
      { q: 'data', roleFamily: 'data', level: 'mid', sort: 'created_at', page: 3, compare: [] },
    ],
    ['level=wizard&sort=score&page=-1&role_family=../x', plain],
    ['page=1.5', plain],
    ['page=999999999', plain],
    ['compare=a-1,b_2,c', { ...plain, compare: ['a-1', 'b_2'] }],
    ['compare=a,a,../b,', { ...plain, compare: ['a'] }],
  ])('%s', (search, expected) => expect(read(search)).toEqual(expected));

  it('cuts a search that the server would refuse', () => {
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
});

it('the address round-trips, and the plain list has none', () => {
  const search = 'q=data&role_family=data&level=mid&sort=created_at&page=3';
  expect(writeFilters(read(search)).toString()).toBe(search);
  expect(writeFilters(read('')).toString()).toBe('');
});

it('a change starts at the first page, turning the page does not', () => {
  expect(changeFilters(read('page=3'), { level: 'mid' }).page).toBe(1);
  expect(changeFilters(read('q=a'), { page: 2 })).toMatchObject({ q: 'a', page: 2 });
});

it('order and page are no filters', () => {
  expect(isFiltered(read('sort=created_at&page=2'))).toBe(false);
  expect(isFiltered(read('level=mid'))).toBe(true);
});

it('sends only what is set', () => {
  expect(toReportQuery(read(''))).toEqual({ page: 1, page_size: 20, sort: '-created_at' });
  expect(toReportQuery(read('q=a&role_family=data&level=mid'))).toMatchObject({
    q: 'a',
    role_family: 'data',
    level: 'mid',
  });
});
