import { describe, expect, it } from 'vitest';
import { readList } from '../../../components/list-page/list-address.ts';
import { pathToCompare, readCompared, reportList } from './report-query.ts';

const plain = { page: 1, page_size: 20, sort: '-created_at' };

describe('what the address says of the reports', () => {
  it.each([
    ['', plain],
    [
      'q=data&level=mid&role_family=data&sort=created_at&page=3',
      { q: 'data', role_family: 'data', level: 'mid', sort: 'created_at', page: 3, page_size: 20 },
    ],
    ['level=wizard&sort=score&role_family=../x', plain],
  ])('%s', (search, expected) => expect(readList(reportList, new URLSearchParams(search))).toEqual(expected));
});

it.each([
  ['', []],
  ['compare=a-1,b_2,c', ['a-1', 'b_2']],
  ['compare=a,a,../b,', ['a']],
])('%s compares %j', (search, expected) =>
  expect(readCompared(new URLSearchParams(search))).toEqual(expected),
);

it.each([
  ['', [], '/candidate/reports'],
  ['compare=a,b&page=2', [], '/candidate/reports?page=2'],
  ['level=mid', ['a', 'b'], '/candidate/reports?level=mid&compare=a%2Cb'],
])('%s with %j to compare is %s', (search, compared, path) =>
  expect(pathToCompare(new URLSearchParams(search), compared)).toBe(path),
);
