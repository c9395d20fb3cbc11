// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const write = (...sheets: string[]) =>
  document.head.append(
    ...sheets.map((text) => Object.assign(document.createElement('style'), { textContent: text })),
  );

/** What holds for the innermost element. */
const seen = (property: string) => {
  const all = document.body.querySelectorAll('*');
  const last = all[all.length - 1];
  return last ? window.getComputedStyle(last).getPropertyValue(property) : null;
};

const rules: readonly (readonly [rule: string, html: string, shown: string])[] = [
  ['.card { color: red }', '<p class="card">', 'red'],
  ['.card { color: red }', '<p class="cards">', ''],
  ['.card { color: red }', '<p class="wide card">', 'red'],
  ['p.card { color: red }', '<p class="card">', 'red'],
  ['.list .card { color: red }', '<div class="list"><p class="card">', 'red'],
  ['.list > .card { color: red }', '<div class="list"><div><p class="card">', ''],
  ['.card p { color: red }', '<div class="card"><p>', 'red'],
  ['.card { color: red }', '<div class="card"><p>', 'red'],
  ['.other, .card { color: red }', '<p class="card">', 'red'],
  ['.card, .other p { color: red }', '<p class="card">', 'red'],
  ['.other, p { color: red }', '<p class="card">', 'red'],
  ['.card:not(.off) { color: red }', '<p class="card">', 'red'],
  ['.card:not(.off) { color: red }', '<p class="card off">', ''],
  ['[data-state="on"] { color: red }', '<p class="card" data-state="on">', 'red'],
  ['@media (min-width: 1px) { .card { color: red } }', '<p class="card">', 'red'],
  ['@media (max-width: 1px) { .card { color: red } }', '<p class="card">', ''],
  ['@media (min-width: 1px) { p { color: red } }', '<p class="card">', 'red'],
  ['@keyframes card { from { color: red } }', '<p class="card">', ''],
];

test('a rule holds for what it says, by whichever part of it', () => {
  const told = rules.map(([rule, html]) => {
    document.head.replaceChildren();
    write('.unlike { color: blue }', rule);
    document.body.innerHTML = html;
    return [rule, html, seen('color')];
  });
  expect(told).toEqual(rules);
});

test('of two rules the later one wins, also between sheets', () => {
  document.body.innerHTML = '<p class="card wide">';
  write('.wide { color: red } .card { color: green }', '.wide { color: blue }');
  expect(seen('color')).toBe('blue');
});

test('a sheet that comes, changes or goes is seen at once', () => {
  document.body.innerHTML = '<p class="card">';
  write('.card { color: red }');
  expect(seen('color')).toBe('red');
  write('.card { color: blue }');
  expect(seen('color')).toBe('blue');
  const [, last] = document.head.querySelectorAll('style');
  if (last) last.textContent = '.card { color: green }';
  expect(seen('color')).toBe('green');
  last?.remove();
  expect(seen('color')).toBe('red');
});
