// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from './use-tabs-in-view.ts';

const span = (left: number, right: number) => () => ({ left, right }) as DOMRect;

it.each([
  ['in sight', span(60, 160), 100],
  ['cut off at the end', span(276.4, 384.2), 181],
  ['cut off at the beginning', span(20.5, 120), 64],
])('a tab that is %s', (_where, rectangle, scrolled) => {
  const [scroller, tab] = [document.createElement('div'), document.createElement('a')];
  scroller.getBoundingClientRect = span(56, 304);
  tab.getBoundingClientRect = rectangle;
  scroller.scrollLeft = 100;
  show(scroller, tab);
  expect(scroller.scrollLeft).toBe(scrolled);
});
