// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { AdminLoginPage } from './admin-login-page.tsx';
import { CandidateRegisterPage } from './candidate-register-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { OtpPage } from './otp-page.tsx';
import { RecruiterRegisterPage } from './recruiter-register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const stub = stubOfEachTest();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Case {
  page: ReactElement;
  url: string;
  call: string;
  fields: Record<string, string>;
}

const person = { 'Full name': 'Jane Doe', Email: 'jane@mail.example', Password: 'teapot umbrella gravel' };
const credentials = { Email: 'jane@mail.example', Password: 'teapot umbrella' };
const company = { Company: 'Harbour Tools', 'Company size': '11-50', 'Job title': 'Head of People' };

const cases: Case[] = [
  { page: <LoginPage />, url: '/auth/login', call: 'login', fields: credentials },
  { page: <AdminLoginPage />, url: '/admin-login', call: 'login', fields: credentials },
  { page: <OtpPage />, url: '/auth/otp?challenge=c1', call: 'verify-otp', fields: { Code: '123456' } },
  {
    page: <VerifyEmailPage />,
    url: '/auth/verify-email?challenge=c1',
    call: 'verify-email',
    fields: { Code: '123456' },
  },
  {
    page: <ForgotPasswordPage />,
    url: '/auth/forgot-password',
    call: 'forgot-password',
    fields: { Email: 'jane@mail.example' },
  },
  {
    page: <ResetPasswordPage />,
    url: '/auth/reset-password?challenge=c1',
    call: 'reset-password',
    fields: { Code: '123456', 'New password': 'teapot umbrella gravel' },
  },
  {
    page: <CandidateRegisterPage />,
    url: '/auth/candidate/register',
    call: 'register',
    fields: person,
  },
  {
    page: <RecruiterRegisterPage />,
    url: '/auth/recruiter/register',
    call: 'register',
    fields: { ...person, ...company },
  },
];

/** Draws the page, fills it in and sends it. */
function submit({ page, url, fields }: Case) {
  const { stores } = renderPage(page, { origin: stub.origin, url });
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } });
  }
  const terms = screen.queryByRole('checkbox', { name: /terms/ });
  if (terms) fireEvent.click(terms);
  fireEvent.submit(screen.getByRole('form'));
  return stores;
}

const text = 'What the server says.';
const invalid = 'Validation error: Please check your input.';

describe.each(cases)('$url', (page) => {
  it.each([
    [400, 'Error 400', text],
    [403, 'Access denied', text],
    [409, 'Error 409', text],
    [422, 'Error 422', invalid],
    [429, 'Error 429', text],
    [500, 'Error 500', text],
  ])('a %i is told in the form and by one notification (§8, D12)', async (status, title, expected) => {
    stub.reply(page.call, { status, body: { detail: text } });
    const { notifications, auth } = submit(page);
    expect((await screen.findByRole('alert')).textContent).toContain(expected);
    expect(notifications.items).toMatchObject([{ type: 'error', title, message: expected }]);
    expect([auth.isAuthenticated, auth.ended]).toEqual([false, null]);
    for (const value of Object.values(page.fields))
      expect(screen.getByDisplayValue(shown(value))).toBeTruthy();
  });

  it('an answer that never comes is told in the form and by one notification', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', (_request: Request, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers();
      signal?.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    const { notifications } = submit(page);
    await act(() => vi.advanceTimersByTimeAsync(30_001));
    const message = 'The request took too long to complete. Please try again.';
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(notifications.items).toMatchObject([{ title: 'Request Timeout', message }]);
  });
});

/** What stands in the field; a size is shown by its name. */
const shown = (value: string) => (value === '11-50' ? '11 to 50 people' : value);

describe.each(cases.filter(({ call }) => call === 'login'))('$url', (page) => {
  it('a 401 is told in the form and nowhere else (D15)', async () => {
    stub.reply(page.call, { status: 401, body: { detail: text } });
    const { notifications, auth } = submit(page);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([notifications.items, auth.ended]).toEqual([[], null]);
  });
});
