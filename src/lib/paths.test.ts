import { expect, test } from 'vitest';
import { paths, saysExpired } from './paths.ts';

test.each([
  [paths.auth.login(), '/auth/login'],
  [
    paths.auth.login({ next: '/candidate/reports?q=a b' }),
    '/auth/login?next=%2Fcandidate%2Freports%3Fq%3Da+b',
  ],
  [paths.auth.login({ next: '/x', expired: true }), '/auth/login?next=%2Fx&reason=expired'],
  [
    paths.auth.verifyEmail({ challenge: 'c1', email: 'a+b@c.example' }),
    '/auth/verify-email?challenge=c1&email=a%2Bb%40c.example',
  ],
  [paths.auth.otp({ challenge: 'c1', methods: 'totp,email' }), '/auth/otp?challenge=c1&methods=totp%2Cemail'],
  [
    paths.auth.otp({ challenge: 'c1', methods: 'totp', next: '/admin/users', from: 'admin' }),
    '/auth/otp?challenge=c1&methods=totp&next=%2Fadmin%2Fusers&from=admin',
  ],
  [paths.candidate.session('a/b'), '/candidate/interviews/session/a%2Fb'],
  [paths.homeOf('recruiter'), '/recruiter/dashboard'],
])('%s', (built, expected) => {
  expect(built).toBe(expected);
});

test.each([
  ['/auth/login', '?reason=expired', true],
  ['/admin-login', '?next=%2Fadmin&reason=expired', true],
  ['/auth/login', '?reason=other', false],
  ['/auth/login', '', false],
  ['/candidate/dashboard', '?reason=expired', false],
])('%s%s leads to the login because a session expired: %s', (pathname, search, expected) => {
  expect(saysExpired(pathname, search)).toBe(expected);
});
