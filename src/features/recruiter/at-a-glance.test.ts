import { expect, test } from 'vitest';
import type { HiringInvitation, StageCount } from '../../../openapi/gen/types.gen.ts';
import { expiringSoon, funnelOf, stuckIn } from './at-a-glance.ts';

const stage = (name: string, active: number, stuck = 0): StageCount => ({
  _id: name.toLowerCase(),
  name,
  limit_days: 5,
  active,
  stuck,
});
const workspaces = [
  { _id: 'n', title: 'Nurse', stages: [stage('Applied', 3), stage('Review', 2, 1)] },
  { _id: 'c', title: 'Cook', stages: [stage('Applied', 1), stage('Trial', 0)] },
];

test('stages of one name are counted together, and who is stuck is found', () => {
  expect(funnelOf(workspaces)).toEqual([
    { name: 'Applied', active: 4 },
    { name: 'Review', active: 2 },
    { name: 'Trial', active: 0 },
  ]);
  expect(stuckIn(workspaces)).toEqual([
    { what: '1 in Review', workspace: 'Nurse', to: '/recruiter/workspaces/n?view=table&stage=review' },
  ]);
});

test('what expires within 48 hours is soon', () => {
  const invitations = ['2026-11-25T10:00:00Z', '2026-11-27T10:00:00Z'].map((deadline) => ({ deadline }));
  const now = Date.parse('2026-11-24T10:00:00Z');
  expect(expiringSoon(invitations as HiringInvitation[], now)).toEqual([invitations[0]]);
});
