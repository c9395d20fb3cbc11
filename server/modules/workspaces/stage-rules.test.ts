import { expect, test } from 'vitest';
import type { StageDraft } from '../../../openapi/gen/types.gen.ts';
import { heirOf, stageProblems, stagesOf } from './stage-rules.ts';

const stage = (_id: string, name = _id) => ({ _id, name, limit_days: null });
const known = ['applied', 'interview', 'offer'].map((id) => stage(id));
const added = (name: string): StageDraft => ({ name, limit_days: 3 });

test.each<[string[], StageDraft[]]>([
  [[], [stage('offer'), added('Trial day'), stage('applied')]],
  [['stages.0'], [added('  ')]],
  [['stages.1'], [added('Trial'), added(' trial ')]],
  [
    ['stages.0', 'stages.1'],
    [stage('offer', 'One'), stage('offer', 'Two')],
  ],
  [['stages.0'], [stage('gone')]],
])('problems at %j', (fields, drafts) => {
  expect(stageProblems(drafts, known).map(({ field }) => field)).toEqual(fields);
});

test('a new stage gets an id; who ended in a removed one goes to the one before', () => {
  const kept = stagesOf([stage('applied'), added(' Trial ')], () => 'new');
  expect(kept).toEqual([stage('applied'), { _id: 'new', name: 'Trial', limit_days: 3 }]);
  expect([heirOf('offer', known, kept), heirOf('applied', known, [stage('offer')])]).toEqual([
    'applied',
    'offer',
  ]);
});
