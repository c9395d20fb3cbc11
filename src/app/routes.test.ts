import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { areaRoutes } from './area-routes.ts';
import { areas, redirects, routes } from './routes.ts';

const screens = [...routes, ...areaRoutes];

test('each address is there once', () => {
  const addresses = [...screens, ...areas].map(({ path }) => path);
  expect(new Set([...addresses, ...redirects.map(({ from }) => from)]).size).toBe(
    addresses.length + redirects.length,
  );
});

test.each([
  ['/auth/login', 'Welcome back', 'Sign in to your account to continue'],
  ['/admin-login', 'Admin Access', 'Secure login for system administrators'],
  ['/auth/otp', 'Two-Factor Authentication', 'Enter the verification code sent to your device'],
  [
    '/auth/candidate/register',
    'Create candidate account',
    'Join thousands of candidates and take AI-powered interviews',
  ],
  [
    '/auth/recruiter/register',
    'Create recruiter account',
    'Start hiring the best talent with AI-powered interviews',
  ],
  ['/auth/verify-email', 'Email Verification', 'Verify your email address to continue'],
  [
    '/auth/forgot-password',
    'Reset your password',
    'Enter your email address and we will send you a code to reset your password',
  ],
  ['/auth/reset-password', 'Reset Your Password', 'Enter the verification code sent to your email'],
])('%s has the title and subtitle of §2', (path, title, subtitle) => {
  expect(screens.find((row) => row.path === path)).toMatchObject({ title, subtitle, layout: 'auth' });
});

test('the live interview alone has its own guard (D21)', () => {
  const own = screens.filter(({ guards }) => guards.includes('recruiter-interview'));
  expect(own.map(({ path, guards }) => [path, ...guards])).toEqual([
    ['/candidate/interviews/recruiter-session/:id', 'recruiter-interview'],
  ]);
});

test.each(['admin', 'candidate', 'recruiter'] as const)(
  'every screen under /%s has its area’s guard and nobody else has it (D20)',
  (role) => {
    for (const { path, guards } of screens.filter(({ guards: own }) => !own.includes('recruiter-interview')))
      expect([path, guards.includes(role)]).toEqual([path, path.startsWith(`/${role}/`)]);
  },
);

test('what waits for an area is inside one, and nothing else is', () => {
  const isInside = (path: string) => areas.some((area) => matchPath(area.path, path));
  expect(areaRoutes.filter(({ path }) => !isInside(path))).toEqual([]);
  expect(routes.filter(({ path }) => isInside(path))).toEqual([]);
});
