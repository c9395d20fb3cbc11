import { expect, test } from 'vitest';
import { draftsOf, type EditedStage, editedOf, moved, problemIn } from './stage-drafts.ts';

const stage = (name: string, limit = ''): EditedStage => ({ key: name, id: null, name, limit, active: 0 });

test.each([
  [undefined, [stage('Applied', '7'), stage('Offer')]],
  ['Enter a name for each stage.', [stage(' ')]],
  ['Give each stage a name of its own.', [stage('Offer'), stage('offer ')]],
  ['A limit is 1 to 365 days.', [stage('Offer', '0')]],
  ['A limit is 1 to 365 days.', [stage('Offer', '1.5')]],
])('%s', (problem, stages) => {
  expect(problemIn(stages)).toBe(problem);
});

test('what is sent has the order, the ids and the limits', () => {
  const known = editedOf({ _id: 'offer', name: 'Offer', limit_days: 3, active: 1, stuck: 0 });
  expect(draftsOf(moved([known, stage(' Trial ')], 1, -1))).toEqual([
    { name: 'Trial', limit_days: null },
    { _id: 'offer', name: 'Offer', limit_days: 3 },
  ]);
});
