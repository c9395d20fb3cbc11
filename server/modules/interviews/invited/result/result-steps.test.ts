import { expect, test } from 'vitest';
import type { SessionStatus } from '../../../../../openapi/gen/types.gen.ts';
import { moment } from '../../session/session-state.fixture.ts';
import { resultSteps } from './result-steps.ts';

test.each<[SessionStatus, string[]]>([
  ['completed', ['done', 'current', 'waiting', 'waiting']],
  ['expired', ['done', 'current', 'waiting', 'waiting']],
  ['evaluating', ['done', 'current', 'waiting', 'waiting']],
  ['reported', ['done', 'done', 'current', 'waiting']],
])('of an attempt that is %s: %s', (status, states) => {
  const steps = resultSteps({ status, endedAt: moment(10), updatedAt: moment(20) });
  expect(steps.map(({ step }) => step)).toEqual(['submitted', 'evaluating', 'human_review', 'decision']);
  expect(steps.map(({ state }) => state)).toEqual(states);
  expect(steps.map(({ at }) => at !== null)).toEqual(states.map((state) => state === 'done'));
});
