import { expect, test } from 'vitest';
import { isAllowed, mayFollow, takesCandidates, type WorkspaceAction } from './roles.ts';

const roles = ['lead', 'recruiter', 'hiring_manager', 'interviewer'] as const;
const statuses = ['draft', 'open', 'paused', 'closed', 'archived'] as const;

test('who may do what in a workspace', () => {
  const actions: WorkspaceAction[] = ['read', 'seeCandidates', 'workWithCandidates', 'edit'];
  const table = roles.map((role) => [role, ...actions.filter((action) => isAllowed(role, action))]);
  expect(table).toEqual([
    ['lead', 'read', 'seeCandidates', 'workWithCandidates', 'edit'],
    ['recruiter', 'read', 'seeCandidates', 'workWithCandidates'],
    ['hiring_manager', 'read', 'seeCandidates'],
    ['interviewer', 'read'],
  ]);
});

test('which status may follow which, and when candidates are taken', () => {
  const table = statuses.map((from) => [
    from,
    ...statuses.filter((to) => from !== to && mayFollow(from, to)),
  ]);
  expect(table).toEqual([
    ['draft', 'open'],
    ['open', 'paused', 'closed'],
    ['paused', 'open', 'closed'],
    ['closed', 'open', 'archived'],
    ['archived'],
  ]);
  for (const status of statuses) expect(mayFollow(status, status)).toBe(true);
  expect(statuses.filter(takesCandidates)).toEqual(['open', 'paused']);
});
