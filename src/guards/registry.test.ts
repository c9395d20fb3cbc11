import { expect, test } from 'vitest';
import type { Role } from '../lib/role.ts';
import type { GuardContext } from './guard.ts';
import { type GuardRef, runGuards } from './registry.ts';

const context = (given: Partial<GuardContext> = {}): GuardContext => ({
  user: null,
  location: '/candidate/dashboard',
  ended: null,
  next: null,
  expiredUserId: null,
  ...given,
});

const as = (role: Role, given: Partial<GuardContext> = {}) =>
  context({ user: { _id: `${role}-1`, role }, ...given });

/** The outcome in one word: allow, the status of a block, or the target of a redirect. */
function outcome(refs: GuardRef[], given: GuardContext): string | number {
  const result = runGuards(refs, given);
  if (result.kind === 'allow') return 'allow';
  return result.kind === 'block' ? result.status : result.to;
}

const LOGIN = '/auth/login?next=%2Fcandidate%2Fdashboard';

test.each<[GuardRef, string | number, string | number, string | number, string | number]>([
  ['auth', LOGIN, 'allow', 'allow', 'allow'],
  ['admin', LOGIN, 403, 403, 'allow'],
  ['candidate', LOGIN, 'allow', 403, 403],
  ['recruiter', LOGIN, 403, 'allow', 403],
  [{ role: ['admin', 'recruiter'] }, LOGIN, 403, 'allow', 'allow'],
  ['guest', 'allow', '/candidate/dashboard', '/recruiter/dashboard', '/admin/dashboard'],
  ['recruiter-interview', LOGIN, 403, 403, 403],
])(
  '%j: anonymous %s, candidate %s, recruiter %s, admin %s',
  (ref, anonymous, candidate, recruiter, admin) => {
    expect(outcome([ref], context())).toBe(anonymous);
    expect(outcome([ref], as('candidate'))).toBe(candidate);
    expect(outcome([ref], as('recruiter'))).toBe(recruiter);
    expect(outcome([ref], as('admin'))).toBe(admin);
  },
);

test.each<[Role, GuardContext['liveInterview'], string | number]>([
  ['candidate', 'admitted', 'allow'],
  ['recruiter', 'admitted', 'allow'],
  ['candidate', 'denied', 403],
  ['recruiter', 'outside-window', 403],
  ['admin', 'admitted', 403],
])('recruiter-interview: %s whom the server calls %s', (role, liveInterview, expected) => {
  expect(outcome(['recruiter-interview'], as(role, { liveInterview }))).toBe(expected);
});

test.each<[string, Partial<GuardContext>, string]>([
  [
    'a deep link keeps its query',
    { location: '/candidate/reports?q=a&page=2' },
    '/auth/login?next=%2Fcandidate%2Freports%3Fq%3Da%26page%3D2',
  ],
  ['the admin area has its own login', { location: '/admin/users' }, '/admin-login?next=%2Fadmin%2Fusers'],
  ['only the admin area', { location: '/administer' }, '/auth/login?next=%2Fadminister'],
  ['an expired session says so', { ended: 'expired' }, `${LOGIN}&reason=expired`],
  ['logging out leaves nothing to return to', { ended: 'signed-out' }, '/auth/login'],
  ['without an account there is nothing to log in to', { ended: 'account-gone' }, '/'],
])('login redirect: %s', (_what, given, expected) => {
  expect(outcome(['auth'], context(given))).toBe(expected);
});

test.each<[string, Partial<GuardContext>, string]>([
  ['goes where the person wanted to', { next: '/candidate/reports/1' }, '/candidate/reports/1'],
  [
    'goes back for the same user',
    { next: '/candidate/reports', expiredUserId: 'candidate-1' },
    '/candidate/reports',
  ],
  [
    'goes home for another user',
    { next: '/candidate/reports', expiredUserId: 'candidate-2' },
    '/candidate/dashboard',
  ],
  ['goes home when the path is of another role', { next: '/recruiter/billing' }, '/candidate/dashboard'],
  ['goes home from the root of another area', { next: '/recruiter?x=1' }, '/candidate/dashboard'],
  ['may return to a public page', { next: '/pricing' }, '/pricing'],
])('guest guard after signing in: %s', (_what, given, expected) => {
  expect(outcome(['guest'], as('candidate', given))).toBe(expected);
});

test('guards run in order and the first that refuses decides', () => {
  expect(outcome(['auth', 'admin'], context())).toBe(LOGIN);
  expect(outcome(['auth', 'admin'], as('candidate'))).toBe(403);
  expect(outcome([], context())).toBe('allow');
});
