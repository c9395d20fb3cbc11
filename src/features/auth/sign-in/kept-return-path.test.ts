// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetReturnPath, keepReturnPath, keptReturnPath } from './kept-return-path.ts';

const KEY = 'candor.return-path';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('the way back is there for the newest challenge, until it is forgotten', () => {
  keepReturnPath('c1', '/candidate/reports');
  expect([keptReturnPath('c1'), keptReturnPath('c2'), keptReturnPath(null)]).toEqual([
    '/candidate/reports',
    null,
    null,
  ]);
  keepReturnPath('c2', '/pricing');
  expect([keptReturnPath('c1'), keptReturnPath('c2')]).toEqual([null, '/pricing']);
  forgetReturnPath();
  expect([keptReturnPath('c2'), window.localStorage.length]).toEqual([null, 0]);
});

test('a challenge without one takes away what was kept before', () => {
  keepReturnPath('c1', '/candidate/reports');
  keepReturnPath('c2', undefined);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['nonsense', 'null', '7', '[]', '{"challenge":"c1"}', '{"challenge":"c1","next":7}'])(
  'stored %s is none',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(keptReturnPath('c1')).toBeNull();
  },
);

test('a storage that throws breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => keepReturnPath('c1', '/pricing')).not.toThrow();
  expect(keptReturnPath('c1')).toBeNull();
});
