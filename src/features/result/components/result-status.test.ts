import { expect, it } from 'vitest';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { resultStatus } from './result-status.ts';

const order = ['submitted', 'evaluating', 'human_review', 'decision'] as const;

it.each<[number, InterviewResult['evaluation']['state'], string, string]>([
  [
    1,
    'running',
    'Your answers are being evaluated',
    'Then a person at Sample Company reviews your answers and decides.',
  ],
  [
    1,
    'needs_human',
    'The evaluation did not finish',
    'Your answers are stored. A person at Sample Company has to look into it, reviews your answers and decides.',
  ],
  [
    2,
    'done',
    'Your answers are evaluated',
    'Next, a person at Sample Company reviews your answers and decides.',
  ],
  [3, 'done', 'Your answers were reviewed', 'Next, a person at Sample Company decides.'],
  [4, 'done', 'You weren’t selected', 'This was decided by a person at Sample Company.'],
])('after %i steps, with the evaluation %s, it says who does what next', (done, state, title, next) => {
  const steps = order.map((step, index) => ({
    step,
    state: index < done ? ('done' as const) : index === done ? ('current' as const) : ('waiting' as const),
    at: null,
  }));
  const evaluation = { state, message: null };
  const decision = done === 4 ? ({ kind: 'reject', at: '2026-11-24T11:00:00Z' } as const) : null;
  expect(resultStatus({ steps, evaluation, company: 'Sample Company', decision })).toEqual({ title, next });
});
