// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { CandidateRegisterPage } from './candidate-register-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { OtpPage } from './otp-page.tsx';
import { RecruiterRegisterPage } from './recruiter-register-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const stub = stubOfEachTest();

const NEXT = '/candidate/reports?page=2';
const challenge = 'challenge=c1&email=jane%40mail.example';

const show = (Page: ComponentType, path: string, next: string) => {
  const url = `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
  renderPage(<Page />, { origin: stub.origin, url });
};

/** Where the links of the page lead that stay in it, but for the legal texts. */
const links = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ target }) => target === '')
    .map((link) => new URL(link.getAttribute('href') ?? '', stub.origin));

const pages: [string, ComponentType, string[]][] = [
  ['/auth/login', LoginPage, ['/auth/forgot-password', '/auth/register', '/auth/verify-email']],
  ['/auth/register', RegisterPage, ['/auth/candidate/register', '/auth/recruiter/register', '/auth/login']],
  ['/auth/candidate/register', CandidateRegisterPage, ['/auth/login']],
  ['/auth/recruiter/register', RecruiterRegisterPage, ['/auth/login']],
  ['/auth/verify-email', VerifyEmailPage, ['/auth/login']],
  [`/auth/verify-email?${challenge}`, VerifyEmailPage, ['/auth/login']],
  ['/auth/forgot-password', ForgotPasswordPage, ['/auth/login']],
  ['/auth/reset-password', ResetPasswordPage, ['/auth/forgot-password', '/auth/login']],
  [`/auth/reset-password?${challenge}`, ResetPasswordPage, ['/auth/login']],
  ['/auth/otp?challenge=c1', OtpPage, ['/auth/login']],
];

describe.each(pages)('the way back at %s', (path, page, targets) => {
  it('goes along with every link', () => {
    show(page, path, NEXT);
    expect(links().map(({ pathname }) => pathname)).toEqual(targets);
    expect(links().map(({ searchParams }) => searchParams.get('next'))).toEqual(targets.map(() => NEXT));
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/auth/login'])(
    'is dropped where it is %s',
    (hostile) => {
      show(page, path, hostile);
      expect(links().map(({ search }) => search)).toEqual(targets.map(() => ''));
    },
  );
});

describe('a form that is sent takes the way back along', () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const sent = { status: 202, body: { challenge_id: 'c2', expires_at: at(600), resend_after: at(600) } };
  const verified = { status: 200, body: { email: 'jane@mail.example', is_verified: true, session: null } };

  it.each([
    [
      '/auth/forgot-password',
      ForgotPasswordPage,
      'forgot-password',
      sent,
      { Email: 'jane@mail.example' },
      '/auth/reset-password',
    ],
    [
      '/auth/verify-email',
      VerifyEmailPage,
      'resend-verification-email',
      sent,
      { Email: 'jane@mail.example' },
      '/auth/verify-email',
    ],
    [
      `/auth/verify-email?${challenge}`,
      VerifyEmailPage,
      'verify-email',
      verified,
      { Code: '123456' },
      '/auth/login',
    ],
    [
      `/auth/reset-password?${challenge}`,
      ResetPasswordPage,
      'reset-password',
      { status: 204 },
      { Code: '123456', 'New password': 'teapot umbrella gravel' },
      '/auth/login',
    ],
  ])('from %s', async (path, page, call, reply, texts, target) => {
    stub.reply(call, reply);
    show(page, path, NEXT);
    for (const [label, value] of Object.entries(texts))
      fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
    fireEvent.submit(screen.getByRole('form'));
    const address = () => new URL(screen.getByTestId('address').textContent, stub.origin);
    await waitFor(() => expect(stub.received.map((received) => received.path)).toEqual([call]));
    await waitFor(() => expect(address().pathname).toBe(target));
    expect(address().searchParams.get('next')).toBe(NEXT);
  });
});
