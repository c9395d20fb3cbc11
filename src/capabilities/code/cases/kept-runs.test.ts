import { expect, it } from 'vitest';
import { keepRun, keptRun } from './kept-runs.ts';

const code = { language: 'python', source: 'def total(values):\n    return sum(values)' } as const;
const earlier = { end: 'halted', runs: new Map() } as const;
const run = { end: 'ended', runs: new Map() } as const;

it('gives back what came of exactly this code, the last time it was run', () => {
  keepRun('total', code, earlier);
  keepRun('total', code, run);
  expect(keptRun('total', { ...code })).toBe(run);
});

it.each([
  ['a space more', 'total', { ...code, source: `${code.source} ` }],
  ['another language', 'total', { ...code, language: 'javascript' }],
  ['another function', 'count', code],
] as const)('knows nothing of %s', (_what, functionName, other) => {
  keepRun('total', code, run);
  expect(keptRun(functionName, other)).toBeNull();
});

it('keeps one run of a function: the last', () => {
  keepRun('total', code, run);
  keepRun('total', { ...code, source: 'total = len' }, earlier);
  expect(keptRun('total', code)).toBeNull();
});
