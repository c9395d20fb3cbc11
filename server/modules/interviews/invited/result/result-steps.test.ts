import { expect, test } from 'vitest';
import type { SessionStatus } from '../../../../../openapi/gen/types.gen.ts';
import { moment } from '../../session/session-state.fixture.ts';
import { resultSteps } from './result-steps.ts';

const reviewed = { reviewedAt: moment(30).toISOString(), toldDecision: null };
const nobody = { reviewedAt: null, toldDecision: null };
const told = { reviewedAt: null, toldDecision: { kind: 'reject', at: moment(40).toISOString() } } as const;

test.each<[SessionStatus, Parameters<typeof resultSteps>[1], string[]]>([
  ['completed', nobody, ['done', 'current', 'waiting', 'waiting']],
  ['expired', nobody, ['done', 'current', 'waiting', 'waiting']],
  ['evaluating', nobody, ['done', 'current', 'waiting', 'waiting']],
  ['reported', nobody, ['done', 'done', 'current', 'waiting']],
  ['reported', reviewed, ['done', 'done', 'done', 'current']],
  // A person need not wait for an engine.
  ['evaluating', reviewed, ['done', 'current', 'done', 'waiting']],
  ['reported', told, ['done', 'done', 'done', 'done']],
])('of an attempt that is %s, by people %j: %s', (status, byPeople, states) => {
  const evaluationState = 'queued';
  const steps = resultSteps(
    { status, evaluationState, endedAt: moment(10), updatedAt: moment(20) },
    byPeople,
  );
  expect(steps.map(({ step }) => step)).toEqual(['submitted', 'evaluating', 'human_review', 'decision']);
  expect(steps.map(({ state }) => state)).toEqual(states);
  expect(steps.map(({ at }) => at !== null)).toEqual(states.map((state) => state === 'done'));
});

test('of an attempt that is left to people, a person is next', () => {
  const left = { status: 'completed', evaluationState: 'people_only' } as const;
  const steps = resultSteps({ ...left, endedAt: moment(10), updatedAt: moment(20) }, nobody);
  expect(steps.map(({ step, state }) => [step, state])).toEqual([
    ['submitted', 'done'],
    ['human_review', 'current'],
    ['decision', 'waiting'],
  ]);
});
