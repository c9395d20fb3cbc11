// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { printInLight } from './print-in-light.ts';

test('prints in the light scheme and goes back to the dark one', () => {
  const { dataset } = document.documentElement;
  dataset['scheme'] = 'dark';
  const undo = printInLight();
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['scheme']).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset['scheme']).toBe('dark');
  undo();
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['scheme']).toBe('dark');
});
