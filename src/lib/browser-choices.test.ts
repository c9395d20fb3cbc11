// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice, keepsChoices, readChoice, switchKeeping } from './browser-choices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['display', 'read-aloud', 'single-keys'] as const) keepChoice(name, null);
  window.localStorage.clear();
});

test('a choice is kept, and taken back', () => {
  expect(window.localStorage).toHaveLength(0);
  keepChoice('read-aloud', 'on');
  expect(window.localStorage.getItem('read-aloud')).toBe('on');
  keepChoice('read-aloud', null);
  expect([readChoice('read-aloud'), window.localStorage.length]).toEqual([null, 0]);
});

test('switched off, nothing is kept, and what was chosen holds until the page is left', () => {
  keepChoice('read-aloud', 'on');
  window.localStorage.setItem('auth', 'stays');
  switchKeeping(false);
  keepChoice('single-keys', 'off');
  expect(Object.keys({ ...window.localStorage }).toSorted()).toEqual(['auth', 'keep-choices']);
  expect([readChoice('read-aloud'), readChoice('single-keys'), keepsChoices()]).toEqual(['on', 'off', false]);
});

test('switched on again, it keeps what holds', () => {
  switchKeeping(false);
  keepChoice('read-aloud', 'on');
  switchKeeping(true);
  expect(window.localStorage.getItem('read-aloud')).toBe('on');
  expect([window.localStorage.getItem('keep-choices'), keepsChoices()]).toEqual([null, true]);
});

test('a choice holds where the storage is forbidden', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  keepChoice('display', '{"text":"larger"}');
  expect(readChoice('display')).toBe('{"text":"larger"}');
});
