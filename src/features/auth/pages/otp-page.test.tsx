// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { jane, renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { OtpPage } from './otp-page.tsx';

const stub = stubOfEachTest();

const everyMethod = '/auth/otp?challenge=c1&methods=totp,recovery_code,email&next=%2Fcandidate%2Freports';
const show = (url = everyMethod) => renderPage(<OtpPage />, { origin: stub.origin, url });
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const proofs = () => stub.received.map(({ body }) => JSON.parse(body));
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const sent = { status: 202, body: { challenge_id: 'c1', expires_at: at(600), resend_after: at(600) } };

describe('OtpPage', () => {
  it('takes a pasted code with a space, says that it was right and leads on', async () => {
    stub.reply('verify-otp', { status: 200, body: session });
    const { stores } = show();
    await userEvent.click(codeField());
    await userEvent.paste(' 123 456 ');
    await press('Verify');
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports'));
    expect(proofs()).toEqual([{ challenge_id: 'c1', method: 'totp', code: '123456', trust_device: false }]);
    expect(stores.auth.user).toEqual(jane);
    expect(stores.notifications.items.map(({ type, message }) => [type, message])).toEqual([
      ['success', 'Verification successful'],
    ]);
  });

  it('can be filled in by the device that holds the code', () => {
    show();
    expect([codeField().autocomplete, codeField().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('switches to a recovery code, with the focus in its field, and keeps the trust', async () => {
    stub.reply('verify-otp', { status: 200, body: session });
    show();
    await userEvent.click(screen.getByLabelText('Trust this device for 30 days'));
    await press('Use a recovery code');
    await waitFor(() => expect(screen.getByLabelText('Recovery code')).toBe(document.activeElement));
    await userEvent.keyboard('abcd efgh jkmn{Enter}');
    await waitFor(() => expect(address()).toContain('/auth/login'));
    expect(proofs()).toEqual([
      { challenge_id: 'c1', method: 'recovery_code', code: 'abcdefghjkmn', trust_device: true },
    ]);
  });

  it('mails the code once, counts down, and takes that code', async () => {
    stub.reply('send-otp', sent);
    stub.reply('verify-otp', { status: 200, body: session });
    show();
    await press('Send the code by email');
    await waitFor(() => expect(codeField()).toBe(document.activeElement));
    const waiting = screen.getByRole('button', { name: /^Send a new code in \d+ s$/ });
    await userEvent.click(waiting);
    await press('Use the authenticator app');
    await press('Use the code of the mail');
    await userEvent.type(codeField(), '654321');
    await press('Verify');
    await waitFor(() => expect(address()).toContain('/auth/login'));
    expect(proofs()).toEqual([
      { challenge_id: 'c1' },
      { challenge_id: 'c1', method: 'email', code: '654321', trust_device: false },
    ]);
  });

  it('stays with the app when no mail can be sent', async () => {
    stub.reply('send-otp', { status: 409, body: { detail: 'Codes by email are off.' } });
    show();
    await press('Send the code by email');
    expect((await screen.findByRole('alert')).textContent).toBe('Codes by email are off.');
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeTruthy();
  });

  it.each([
    ['/auth/otp?challenge=c1&methods=totp,recovery_code', false],
    ['/auth/otp?challenge=c1&methods=totp,email', true],
    ['/auth/otp?challenge=c1&methods=toString,nonsense', false],
    ['/auth/otp?challenge=c1', false],
  ])('at %s a mail is offered: %s', (url, isOffered) => {
    show(url);
    expect(codeField()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the code by email' }) !== null).toBe(isOffered);
  });

  it('says beside the field that a code is not right, and lets it be tried again', async () => {
    const detail = 'That code isn’t right. You have 4 tries left.';
    stub.reply('verify-otp', { status: 400, body: { detail } }, { status: 200, body: session });
    const { stores } = show();
    await userEvent.type(codeField(), '111111');
    await press('Verify');
    await waitFor(() => expect(screen.getAllByText(detail)).toHaveLength(2));
    await waitFor(() => expect(codeField()).toBe(document.activeElement));
    expect(stores.notifications.items).toMatchObject([{ title: 'Error 400', message: detail }]);
    expect(stores.auth.isAuthenticated).toBe(false);
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), '123456{Enter}');
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
  });

  it('takes the code of a mail that was sent before a reload', async () => {
    const detail = 'Too many attempts. Try again in 42 seconds.';
    stub.reply('send-otp', { status: 429, body: { detail }, headers: { 'Retry-After': '42' } });
    stub.reply('verify-otp', { status: 200, body: session });
    const { stores } = show();
    await press('Send the code by email');
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(codeField()).toBe(document.activeElement));
    expect(screen.getByRole('button', { name: /^Send a new code in [1-4]\d s$/ })).toBeTruthy();
    await press('Use the authenticator app');
    await press('Use the code of the mail');
    await userEvent.type(codeField(), '654321{Enter}');
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
    expect(proofs().map(({ method }) => method)).toEqual([undefined, 'email']);
  });

  it.each([
    [410, { detail: 'This code no longer works. Request a new one.' }],
    [422, { detail: 'x', errors: [{ field: 'challenge_id', message: 'Not one.' }] }],
  ])('leads back to the login after a %i, and says that this helps', async (status, body) => {
    stub.reply('verify-otp', { status, body });
    show();
    await userEvent.type(codeField(), '123456');
    await press('Verify');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This sign-in is over. Sign in again.');
    await waitFor(() => expect(alert.parentElement).toBe(document.activeElement));
    const back = screen.getByRole('link', { name: 'Back to sign in' });
    expect(back.getAttribute('href')).toBe('/auth/login?next=%2Fcandidate%2Freports');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('leads whoever came from the login of administrators back there', () => {
    show('/auth/otp?from=admin&next=%2Fadmin%2Fsettings');
    const back = screen.getByRole('link', { name: 'Back to sign in' });
    expect(back.getAttribute('href')).toBe('/admin-login?next=%2Fadmin%2Fsettings');
  });

  it('says so when there is no sign-in under way', () => {
    show('/auth/otp');
    expect(screen.getByText(/Sign in first/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth/login');
  });

  it('leads on whoever is signed in already', async () => {
    const { stores } = show();
    await stores.auth.signIn(async () => session);
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports'));
    expect(stub.received).toEqual([]);
  });

  it.each([
    ['Use a recovery code', 'Recovery code', ['', 'abc', 'x'.repeat(33)]],
    [null, 'Code', ['', '12345', 'abcdef']],
  ])('%s: does not send what cannot be a code', async (way, label, wrong) => {
    show();
    if (way) await press(way);
    for (const typed of wrong) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      await userEvent.clear(input);
      if (typed) await userEvent.type(input, typed);
      await press('Verify');
      expect(input.getAttribute('aria-invalid')).toBe('true');
    }
    expect(stub.received).toEqual([]);
  });
});
