import { expect, it } from 'vitest';
import { brokenLine, definesName } from './broken-line.ts';

it.each([
  ['a { that is not closed', 'function f(a) {\n  for (const x of a) {\n    x;\n  }\n', 5],
  ['a } too many', 'function f() {\n  return 1;\n}\n}', 4],
  ['a bracket that is not closed', 'function f() {\n  return [1, 2;\n}', 2],
  ['half an expression', 'const f = (a) => a +', 1],
])('JavaScript cannot read %s', (_what, source, line) => {
  expect(brokenLine('javascript', source)).toBe(line);
});

it.each([
  ['a colon that is missing', 'def f(a)\n    return a', 1],
  ['a line that is not set in', 'def f(a):\nreturn a', 2],
  ['a bracket that is not closed', 'def f(a):\n    return (a\n', 3],
])('Python cannot read %s', (_what, source, line) => {
  expect(brokenLine('python', source)).toBe(line);
});

it.each([
  [
    'javascript',
    'class A { #x = 1n; get y() { return this.#x ?? /[/]/v } }\nconst f = async (...a) => a?.[0] ** 2;',
  ],
  ['javascript', 'const f = (name) => { for (const { a, ...rest } of name) return [a, rest]; };'],
  ['python', 'def f(a: int) -> list[int]:\n    return [n for n in range(a) if (m := n % 2)]'],
  [
    'python',
    "def f(a):\n    match a:\n        case [1, *rest]: return f'{rest[0]!r}'\n    return lambda: None",
  ],
] as const)('%s: %s is read whole', (language, source) => {
  expect(brokenLine(language, source)).toBeNull();
});

it.each([
  ['javascript', 'function f() {}'],
  ['javascript', 'const f = () => 1;'],
  ['javascript', 'let f; f = function () {};'],
  ['python', 'def f():\n    return 1'],
  ['python', 'f = lambda: 1'],
] as const)('%s: %s defines f, and nothing else', (language, source) => {
  expect(definesName(language, source, 'f')).toBe(true);
  expect(definesName(language, source, 'g')).toBe(false);
});

it('a call defines nothing', () => {
  expect(definesName('javascript', 'f(1);', 'f')).toBe(false);
  expect(definesName('python', 'f(1)', 'f')).toBe(false);
});
