// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { AdminLoginPage } from './admin-login-page.tsx';

const stub = stubOfEachTest();

const show = (url = '/admin-login') =>
  renderPage(<AdminLoginPage />, {
    origin: stub.origin,
    url,
    socialProviders: ['google', 'linkedin'],
  });

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@mail.example');
  await userEvent.type(screen.getByLabelText('Password'), 'teapot umbrella');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('AdminLoginPage', () => {
  it('lets in administrators only', async () => {
    const admin = { ...session.user, role: 'admin' };
    stub.reply('login', { status: 200, body: { ...session, user: admin } });
    const { stores } = show();
    await signIn();
    await waitFor(() => expect(stores.auth.user?.role).toBe('admin'));
    expect(stub.received.map(({ body }) => body)).toEqual([
      'username=ada%40mail.example&password=teapot+umbrella&scope=admin',
    ]);
  });

  it.each([
    [401, []],
    [403, ['Access denied']],
  ])('shows the text of a %i as it is; notifications: %j', async (status, titles) => {
    const detail = 'The email or password is incorrect.';
    stub.reply('login', { status, body: { detail } });
    const { stores } = show();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(stores.notifications.items.map(({ title }) => title)).toEqual(titles);
  });

  it('offers neither providers nor a new account', () => {
    show();
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/auth/forgot-password']);
  });

  it('names the expired session and keeps the return path over the second factor', async () => {
    const challenge = { challenge_id: 'c1', expires_at: new Date().toISOString(), methods: ['totp'] };
    stub.reply('login', { status: 202, body: challenge });
    show('/admin-login?reason=expired&next=%2Fadmin%2Fsettings');
    expect(screen.getByText('Your session ended. Sign in to go on where you were.')).toBeTruthy();
    await signIn();
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/auth/otp?challenge=c1&methods=totp&next=%2Fadmin%2Fsettings&from=admin',
      ),
    );
  });
});
