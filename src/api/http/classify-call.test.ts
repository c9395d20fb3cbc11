import { expect, test } from 'vitest';
import { classifyCall, TIMEOUT_TEXTS } from './classify-call.ts';

const { standard, createSession, session } = TIMEOUT_TEXTS;

test.each([
  // method, path, content type, timeout, text, refreshable, keeps the session
  ['GET', '/api/v1/reports', '', 30_000, standard, true, false],
  // Not of §9: a stream that ends by itself before.
  ['GET', '/api/v1/recruiter/changes', '', 360_000, standard, true, false],
  ['POST', '/api/v1/auth/login', 'application/x-www-form-urlencoded', 30_000, standard, false, false],
  ['POST', '/api/v1/auth/refresh', '', 10_000, standard, false, false],
  ['GET', '/api/v1/auth/status', '', 10_000, standard, true, false],
  ['POST', '/api/v1/auth/logout', '', 30_000, standard, false, false],
  ['POST', '/api/v1/auth/logout-all', '', 30_000, standard, true, false],
  ['GET', '/api/v1/account/devices', '', 30_000, standard, true, false],
  ['PUT', '/api/v1/account/email/verify', 'application/json', 30_000, standard, true, false],
  ['POST', '/api/v1/resumes', 'multipart/form-data; boundary=x', 60_000, standard, true, false],
  ['PUT', '/api/v1/files/1', 'application/octet-stream', 60_000, standard, true, false],
  ['PUT', '/api/v1/files/1', 'image/png', 60_000, standard, true, false],
  ['POST', '/api/v1/resumes/1/parse', 'application/json', 60_000, standard, true, false],
  ['POST', '/api/v1/reports/1/evaluate', '', 60_000, standard, true, false],
  ['GET', '/api/v1/reports/1/export', '', 60_000, standard, true, false],
  ['POST', '/api/v1/interviews/session', 'application/json', 45_000, createSession, true, true],
  ['POST', '/api/v1/interviews/session/s1/start', '', 45_000, session, true, true],
  ['GET', '/api/v1/interviews/session', '', 45_000, session, true, true],
  ['GET', '/api/v1/interviews/session/s1', '', 45_000, session, true, true],
  ['PUT', '/api/v1/interviews/session/s1/turns/t1/draft', 'application/json', 45_000, session, true, true],
  ['POST', '/api/v1/fraud-detection/events', 'application/json', 45_000, session, true, true],
  ['POST', '/api/v1/fraud-detection/snapshots', 'multipart/form-data', 60_000, session, true, true],
  // D7: told by whole segments.
  ['GET', '/api/v1/interviews/sessions', '', 30_000, standard, true, false],
  ['GET', '/api/v1/interviews/session-templates', '', 30_000, standard, true, false],
  ['GET', '/api/v1/exports', '', 30_000, standard, true, false],
] as const)('%s %s %s', (method, path, type, timeout, timeoutText, refreshable, keepsSession) => {
  expect(classifyCall(method, path, type)).toMatchObject({ timeout, timeoutText, refreshable, keepsSession });
});

test.each([
  ['login', false, false, 'sign-in'],
  ['refresh', false, false, 'token'],
  ['logout', false, true, undefined],
  ['verify-otp', false, true, 'sign-in'],
  ['social-login/google', false, true, 'sign-in'],
  ['passkey-login', false, true, 'sign-in'],
  ['status', true, true, 'status'],
  ['logout-all', true, true, undefined],
  ['register', true, true, undefined],
  ['verify-email', false, true, 'verification'],
  ['resend-verification-email', true, true, undefined],
  ['forgot-password', true, true, undefined],
  ['reset-password', true, true, undefined],
  ['send-otp', true, true, undefined],
  ['social-login/linkedin/authorization', true, true, undefined],
  ['social-login/google/token', true, true, undefined],
  ['passkey-login/options', true, true, undefined],
] as const)('%s: refreshed for %s, its 401 speaks of the session %s (D28), %s', (path, ...expected) => {
  const { refreshable, needsSession, answer } = classifyCall('POST', `/api/v1/auth/${path}`);
  expect([refreshable, needsSession, answer]).toEqual(expected);
});
