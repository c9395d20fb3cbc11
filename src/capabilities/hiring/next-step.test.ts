import { expect, test } from 'vitest';
import type { NextStep } from '../../../openapi/gen/types.gen.ts';
import { stepPath } from './next-step.ts';

const step = (change: Partial<NextStep>): NextStep => ({
  kind: 'rate',
  since: '2026-11-24T10:00:00Z',
  who: null,
  is_mine: true,
  due_at: null,
  session_id: null,
  interview_id: null,
  ...change,
});
const about = { workspaceId: 'w', candidateId: 'c', applicationId: 'a' };

test.each<[Partial<NextStep>, string]>([
  [{ kind: 'rate', session_id: 's', interview_id: 'i' }, '/recruiter/interviews/s'],
  [{ kind: 'answer_request', session_id: 's', interview_id: 'i' }, '/recruiter/interviews/s'],
  [{ kind: 'second_review', session_id: 's', interview_id: 'i' }, '/recruiter/interviews/s'],
  [{ kind: 'answer_request', interview_id: 'i' }, '/recruiter/workspaces/w/interviews/i'],
  [{ kind: 'invite', interview_id: 'i' }, '/recruiter/workspaces/w/interviews/i?invite=a'],
  [{ kind: 'invite' }, '/recruiter/workspaces/w/interviews/new'],
  [{ kind: 'decide', session_id: 's' }, '/recruiter/workspaces/w/candidates/c#decide'],
  [{ kind: 'wait_candidate', interview_id: 'i' }, '/recruiter/workspaces/w/candidates/c'],
])('%j is done at %s', (change, path) => {
  expect(stepPath(step(change), about)).toBe(path);
});
