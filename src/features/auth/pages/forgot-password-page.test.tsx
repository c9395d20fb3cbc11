// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const stub = stubOfEachTest();

const show = (state?: unknown) =>
  renderPage(<ForgotPasswordPage />, { origin: stub.origin, url: '/auth/forgot-password', state });
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the code' }));

describe('ForgotPasswordPage', () => {
  it('asks for a code and goes on to where it is entered', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const body = { challenge_id: 'c1', expires_at: soon, resend_after: soon };
    stub.reply('forgot-password', { status: 202, body });
    show();
    await userEvent.type(emailField(), ' jane@mail.example ');
    await submit();
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/auth/reset-password?challenge=c1&email=jane%40mail.example',
      ),
    );
    expect(screen.getByTestId('state').textContent).toBe(JSON.stringify({ resendAfter: soon }));
    expect(stub.received.map((call) => call.body)).toEqual(['{"email":"jane@mail.example"}']);
  });

  it('knows the address that was typed on the login page', () => {
    show({ email: 'jane@mail.example' });
    expect(emailField().value).toBe('jane@mail.example');
  });

  it.each(['', 'jane', 'jane@mail'])('does not send %j', async (typed) => {
    show();
    if (typed) await userEvent.type(emailField(), typed);
    await submit();
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(stub.received).toEqual([]);
  });
});
