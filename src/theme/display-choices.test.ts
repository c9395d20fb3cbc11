// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applyDisplayChoices, chooseDisplay, readDisplayChoices } from './display-choices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const { dataset } = document.documentElement;

test('a choice shows at once and after the next start', () => {
  chooseDisplay({ text: 'largest', motion: 'reduced' });
  expect(dataset).toMatchObject({ text: 'largest', motion: 'reduced' });
  Object.assign(dataset, { text: '', motion: '' });
  applyDisplayChoices();
  expect(dataset).toMatchObject({ text: 'largest', motion: 'reduced' });
});

test.each([null, '', '7', 'null', '"x"', '{"text":"huge","motion":1}', '{'])('%j is the usual', (stored) => {
  if (stored !== null) window.localStorage.setItem('display', stored);
  expect(readDisplayChoices()).toEqual({ text: 'usual', motion: 'device' });
});

test('a browser that keeps nothing still shows the choice', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  chooseDisplay({ text: 'larger', motion: 'device' });
  expect(dataset['text']).toBe('larger');
});
