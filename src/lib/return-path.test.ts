import { expect, test } from 'vitest';
import { hostileReturnPaths } from './hostile-return-paths.fixture.ts';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://candor.example';

test.each([
  ['/candidate/dashboard'],
  ['/candidate/reports?q=https://evil.example&page=2'],
  ['/candidate/reports/abc#turn-3'],
  ['/'],
])('keeps %s', (value) => {
  expect(safeReturnPath(value, ORIGIN)).toBe(value);
});

test.each([
  [null],
  [undefined],
  [''],
  ['candidate/dashboard'],
  ['https://candor.example/candidate'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/..//evil.example'],
  ['/a/../../..//evil.example'],
  ['javascript:alert(1)'],
  ['/auth/login?next=/auth/login'],
  ['/x/../auth/login'],
  ['/AUTH/login'],
  ['/admin-login'],
  ['/Admin-Login?next=/'],
])('drops %j', (value) => {
  expect(safeReturnPath(value, ORIGIN)).toBeNull();
});

test('there are at least a hundred hostile paths, each once', () => {
  expect(new Set(hostileReturnPaths).size).toBe(hostileReturnPaths.length);
  expect(hostileReturnPaths.length).toBeGreaterThanOrEqual(100);
});

test.each(hostileReturnPaths.map((path) => [path.slice(0, 60), path]))(
  '%j does not leave the site',
  (_shown, hostile) => {
    const kept = safeReturnPath(hostile, ORIGIN);
    if (kept === null) return;
    // However often it is decoded and from wherever it is resolved.
    expect(kept).toMatch(/^\/(?![/\\])/);
    for (const base of ['/', '/auth/login', '/candidate/reports/7'])
      expect(new URL(kept, ORIGIN + base).origin).toBe(ORIGIN);
  },
);
