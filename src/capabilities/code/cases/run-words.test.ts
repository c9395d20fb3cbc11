import { expect, it } from 'vitest';
import { runWords } from './run-words.ts';
import type { CodeRunState } from './use-code-run.ts';

const ended = { stage: 'idle', end: 'ended', language: 'javascript', runs: new Map(), outdated: false };

it.each([
  [1, 1, 'The case passed.'],
  [2, 2, 'Both cases passed.'],
  [3, 3, 'All 3 cases passed.'],
  [1, 2, '1 of 2 cases passed.'],
])('%i of %i cases', (passed, cases, words) =>
  expect(runWords(ended as unknown as CodeRunState, passed, cases)).toBe(words),
);
