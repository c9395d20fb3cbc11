import { expect, test } from 'vitest';
import { resultStepName, waitsFor } from './result-steps.ts';

const trouble = { kind: 'unreachable', since: '2026-01-05T14:02:00Z' } as const;

test.each([
  ['running', null, null, undefined],
  ['running', null, trouble, 'waits for the AI'],
  ['queued', null, null, undefined],
  ['queued', 'The AI cannot be reached.', null, 'waits for the AI'],
] as const)(
  'an evaluation that is %s, told %s, with the trouble %o',
  (state, message, engine_trouble, note) => {
    const result = { engine_trouble, evaluation: { state, message } };
    expect(waitsFor({ step: 'evaluating', state: 'current' }, result)).toBe(note);
    expect(waitsFor({ step: 'evaluating', state: 'waiting' }, result)).toBeUndefined();
  },
);

test.each([
  ['current', 'Evaluating'],
  ['done', 'Evaluated'],
] as const)('an evaluation that is %s is called %s', (state, name) =>
  expect(resultStepName({ step: 'evaluating', state })).toBe(name),
);
