import { expect, test } from 'vitest';
import type { StageCount, WorkspaceSummary } from '../../../openapi/gen/types.gen.ts';
import { workIn } from './work.ts';

const stage = (name: string, active: number, stuck = 0): StageCount => ({
  _id: name.toLowerCase(),
  name,
  limit_days: 5,
  active,
  stuck,
});
const workspace = (title: string, ...stages: StageCount[]) =>
  ({ _id: title, title, stages }) as WorkspaceSummary;

test('who is stuck comes first, then who was added; a stage without anybody is no work', () => {
  const work = workIn([
    workspace('Nurse', stage('Applied', 3), stage('Review', 2, 1)),
    workspace('Cook', stage('Applied', 0)),
  ]);
  expect(work).toEqual([
    {
      what: '1 stuck in Review',
      workspace: 'Nurse',
      to: '/recruiter/workspaces/Nurse?view=table&stage=review',
    },
    { what: '3 in Applied', workspace: 'Nurse', to: '/recruiter/workspaces/Nurse?view=table&stage=applied' },
  ]);
});
