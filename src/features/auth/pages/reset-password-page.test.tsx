// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const stub = stubOfEachTest();

const url = '/auth/reset-password?challenge=c1&email=jane%40mail.example';
const password = 'teapot umbrella gravel';
const show = (at = url) => renderPage(<ResetPasswordPage />, { origin: stub.origin, url: at });
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code');
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/assword$/, { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
const address = () => screen.getByTestId('address').textContent;
const bodies = () => stub.received.map(({ body }) => JSON.parse(body));
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function fillIn() {
  await userEvent.type(codeField(), '123456');
  await userEvent.click(passwordField());
  await userEvent.paste(password);
}

describe('ResetPasswordPage', () => {
  it('sets the password, signs out the other devices unless told not to, and leads to the login', async () => {
    stub.reply('reset-password', { status: 200 });
    const { stores } = show();
    await fillIn();
    await submit();
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect(bodies()).toEqual([{ challenge_id: 'c1', code: '123456', password, sign_out_others: true }]);
    expect(stores.notifications.items.map(({ type, title }) => [type, title])).toEqual([
      ['success', 'Password changed'],
    ]);
    expect(screen.getByTestId('state').textContent).toBe(
      '{"email":"jane@mail.example","done":"password-changed"}',
    );
  });

  it('takes the code out of the link and leaves the rest to the person', async () => {
    stub.reply('reset-password', { status: 200 });
    show(`${url}#code=654321`);
    expect(screen.getByText(/^Choose a password for/).textContent).toBe(
      'Choose a password for jane@mail.example.',
    );
    expect(window.location.hash).toBe('');
    expect([codeField().value, stub.received]).toEqual(['654321', []]);
    await userEvent.click(passwordField());
    await userEvent.paste(password);
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect(bodies()).toEqual([{ challenge_id: 'c1', code: '654321', password, sign_out_others: false }]);
  });

  it('tells password managers whose new password it is', () => {
    show();
    const [username] = document.querySelectorAll<HTMLInputElement>('input[autocomplete="username"]');
    expect([username?.value, passwordField().autocomplete]).toEqual(['jane@mail.example', 'new-password']);
    expect(codeField().autocomplete).toBe('one-time-code');
  });

  it.each([
    [400, { detail: 'That code isn’t right.' }, 'Code', 'That code isn’t right.'],
    [
      422,
      { detail: 'x', errors: [{ field: 'password', message: 'Too common.' }] },
      'Password',
      'Too common.',
    ],
  ])(
    'says beside the field what a %i is about and keeps what was typed',
    async (status, body, label, text) => {
      stub.reply('reset-password', { status, body });
      const { stores } = show();
      await fillIn();
      await submit();
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      const input = label === 'Code' ? codeField() : passwordField();
      expect(input.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(input).toBe(document.activeElement));
      expect([codeField().value, passwordField().value]).toEqual(['123456', password]);
      expect(stores.notifications.items.map(({ title }) => title)).toEqual([`Error ${status}`]);
    },
  );

  it('offers a new code when the one there is over', async () => {
    stub.reply('reset-password', { status: 410, body: { detail: 'This code no longer works.' } });
    show();
    await fillIn();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This code no longer works.');
    await waitFor(() => expect(alert.parentElement).toBe(document.activeElement));
    await userEvent.click(screen.getByRole('link', { name: 'Get a new code' }));
    expect(address()).toBe('/auth/forgot-password');
    expect(screen.getByTestId('state').textContent).toBe('{"email":"jane@mail.example"}');
  });

  it('asks for a code first when the address holds none', () => {
    show('/auth/reset-password');
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a new code' })).toBeTruthy();
  });

  it('sends a new code without losing the password', async () => {
    const body = { challenge_id: 'c2', expires_at: at(600), resend_after: at(600) };
    stub.reply('forgot-password', { status: 202, body });
    show();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(address()).toContain('challenge=c2'));
    expect(await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeTruthy();
    expect(passwordField().value).toBe(password);
    stub.reply('reset-password', { status: 200 });
    await submit();
    await waitFor(() => expect(bodies()[1]?.challenge_id).toBe('c2'));
  });

  it('refuses a password that is made of the address, before anything is sent', async () => {
    show();
    await userEvent.type(codeField(), '123456');
    await userEvent.click(passwordField());
    await userEvent.paste('jane@mail.example');
    await submit();
    expect(passwordField().getAttribute('aria-invalid')).toBe('true');
    expect(stub.received).toEqual([]);
  });
});
