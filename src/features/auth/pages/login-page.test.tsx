// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const stub = stubOfEachTest();

const show = (url = '/auth/login') => renderPage(<LoginPage />, { origin: stub.origin, url });
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
/** Not the fixture's own outputs, which have the role by nature. */
const notices = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
const submitButton = () => screen.getByRole('button', { name: 'Sign in' });

async function fillIn(email = 'jane@mail.example', password = 'teapot umbrella') {
  await userEvent.type(emailField(), email);
  await userEvent.type(passwordField(), password);
}

describe('LoginPage', () => {
  it('sends the form once, however often it is submitted', async () => {
    stub.reply('login', { status: 200, body: session, delay: 50 });
    const { stores } = show();
    await fillIn(' jane@mail.example ');
    const form = screen.getByRole('form', { name: 'Sign in' });
    const button = submitButton();
    fireEvent.submit(form);
    fireEvent.submit(form);
    // Without a pause between, or a slow machine would have the answer before the second click.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
    expect(stub.received).toEqual([
      { path: 'login', body: 'username=jane%40mail.example&password=teapot+umbrella' },
    ]);
  });

  it('says in the form, and only there, what the server refused, and keeps what was typed', async () => {
    const detail = 'The email or password is incorrect.';
    stub.reply('login', { status: 401, body: { detail } });
    const { stores } = show();
    await fillIn();
    await userEvent.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(stores.notifications.items).toEqual([]);
    expect([emailField().value, passwordField().value]).toEqual(['jane@mail.example', 'teapot umbrella']);
  });

  it('names empty fields after a submit, links to them and focuses the first', async () => {
    show();
    await userEvent.click(submitButton());
    await waitFor(() => expect(emailField()).toBe(document.activeElement));
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your password.' }));
    await waitFor(() => expect(passwordField()).toBe(document.activeElement));
    expect(stub.received).toEqual([]);
  });

  it('lets an unverified person ask for a new code and go on to enter it', async () => {
    const detail = 'Verify your email address before you sign in.';
    const errors = [{ field: 'is_verified', message: detail }];
    stub.reply('login', { status: 403, body: { detail, errors } });
    const soon = new Date(Date.now() + 60_000).toISOString();
    stub.reply('resend-verification-email', {
      status: 202,
      body: { challenge_id: 'c1', expires_at: soon, resend_after: soon },
    });
    show();
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByText(detail)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send me a new code' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/auth/verify-email?challenge=c1&email=jane%40mail.example',
      ),
    );
  });

  it('leads to the second factor where one is on, and back to the same place', async () => {
    const body = { challenge_id: 'c1', expires_at: new Date().toISOString(), methods: ['totp', 'email'] };
    stub.reply('login', { status: 202, body });
    const { stores } = show('/auth/login?next=%2Fcandidate%2Freports');
    await fillIn();
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/auth/otp?challenge=c1&methods=totp%2Cemail&next=%2Fcandidate%2Freports',
      ),
    );
    expect(stores.auth.isAuthenticated).toBe(false);
  });

  it('takes the address along to a new password', async () => {
    show();
    await userEvent.type(emailField(), 'jane@mail.example');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(screen.getByTestId('state').textContent).toBe('{"email":"jane@mail.example"}');
  });

  it('does not offer a code to an account that is refused for another reason', async () => {
    stub.reply('login', {
      status: 403,
      body: { detail: 'This account is closed until it is verified.' },
    });
    show();
    await fillIn();
    await userEvent.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This account is closed until it is verified.',
    );
    expect(screen.queryByRole('button', { name: 'Send me a new code' })).toBeNull();
  });

  it.each([
    ['email-verified', 'Email verified. Sign in to continue.'],
    ['verified-before', 'Your email address is already verified. Sign in to continue.'],
    ['password-changed', 'Password changed. Sign in with your new password.'],
  ])('says what is done: %s', (done, text) => {
    const state = { email: 'jane@mail.example', done };
    renderPage(<LoginPage />, { origin: stub.origin, url: '/auth/login', state });
    expect(notices()).toEqual([text]);
    expect(emailField().value).toBe('jane@mail.example');
  });

  it.each([[null], ['verified'], [{ done: 'toString' }], [{ done: 7 }]])('says nothing after %j', (state) => {
    renderPage(<LoginPage />, { origin: stub.origin, url: '/auth/login', state });
    expect(notices()).toEqual([]);
  });

  it.each([
    ['/auth/login?reason=expired', true],
    ['/auth/login', false],
  ])('at %s the expired session is named: %s', (url, isNamed) => {
    show(url);
    expect(screen.queryByText('Your session ended. Sign in to go on where you were.') !== null).toBe(isNamed);
  });

  it('shows and hides the password, and leads only to screens that exist', async () => {
    show();
    expect(passwordField().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField().type).toBe('text');
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/auth/forgot-password', '/auth/register', '/auth/verify-email']);
  });
});
