import { expect, test } from 'vitest';
import { evaluationSteps } from './evaluation-steps.ts';

const away = 'The AI cannot be reached at the moment.';

test.each([
  ['practice', 'queued', null, undefined],
  ['practice', 'queued', away, 'waits for the AI'],
  ['ai', 'running', away, 'waits for the AI'],
  ['ai', 'needs_human', away, 'waits for a person'],
  ['practice', 'needs_human', null, 'did not finish'],
] as const)('of a session (%s) an evaluation that is %s and told %s', (mode, state, message, note) => {
  const [, step] = evaluationSteps({ mode, status: 'evaluating', evaluation: { state, message } });
  expect(step).toEqual({ label: 'Evaluating', state: 'current', note });
});

test('one that is done waits for nothing', () => {
  const evaluation = { state: 'done', message: null } as const;
  const [, step] = evaluationSteps({ mode: 'ai', status: 'reported', evaluation });
  expect(step).toEqual({ label: 'Evaluated', state: 'done', note: undefined });
});
