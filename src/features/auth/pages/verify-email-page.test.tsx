// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { jane, renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const stub = stubOfEachTest();

const url = '/auth/verify-email?challenge=c1&email=jane%40mail.example';
const show = (at = url) => renderPage(<VerifyEmailPage />, { origin: stub.origin, url: at });
const address = () => screen.getByTestId('address').textContent;
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));
const verified = { status: 200, body: { email: 'jane@mail.example', is_verified: true, session: null } };
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const challenge = (id: string) => ({
  status: 202,
  body: { challenge_id: id, expires_at: soon(600), resend_after: soon(600) },
});
const bodies = () => stub.received.map(({ body }) => JSON.parse(body));

describe('VerifyEmailPage', () => {
  it('takes a pasted code with spaces and leads to the login', async () => {
    stub.reply('verify-email', verified);
    const { stores } = show();
    await userEvent.click(codeField());
    await userEvent.paste(' 123 456 ');
    await verify();
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect(bodies()).toEqual([{ challenge_id: 'c1', code: '123456' }]);
    // The login page says that it is done; nothing lies over it that stays after signing in.
    expect(stores.notifications.items).toEqual([]);
  });

  it('signs in where the browser registered, and leads on by the login’s guard', async () => {
    stub.reply('verify-email', { status: 200, body: { ...verified.body, session } });
    const { stores } = show(`${url}&next=%2Fcandidate%2Finterviews%2Fpractice`);
    await userEvent.type(codeField(), '123456');
    await verify();
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcandidate%2Finterviews%2Fpractice'));
    expect([stores.auth.user, stores.auth.accessToken]).toEqual([jane, 't']);
  });

  it('takes a session without a usable token for none (D27)', async () => {
    stub.reply('verify-email', { status: 200, body: { ...verified.body, session: { user: jane } } });
    const { stores } = show();
    await userEvent.type(codeField(), '123456');
    await verify();
    expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
    expect(stores.auth.user).toBeNull();
  });

  it('lets whoever verified in another tab of this browser go on here', async () => {
    show();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
    cleanup();
    renderPage(<VerifyEmailPage />, { origin: stub.origin, url, user: jane });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('sends the code of the link by itself, once, and takes it out of the address', async () => {
    stub.reply('verify-email', verified);
    show(`${url}#code=654321`);
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect(bodies()).toEqual([{ challenge_id: 'c1', code: '654321' }]);
  });

  it('says beside the field that a code is not right, and lets it be tried again', async () => {
    const detail = 'That code isn’t right. You have 4 tries left.';
    stub.reply('verify-email', { status: 400, body: { detail } }, verified);
    const { stores } = show();
    await userEvent.type(codeField(), '111111');
    await verify();
    await waitFor(() => expect(screen.getAllByText(detail)).toHaveLength(2));
    await waitFor(() => expect(codeField()).toBe(document.activeElement));
    expect([codeField().value, codeField().getAttribute('aria-invalid')]).toEqual(['111111', 'true']);
    expect(stores.notifications.items).toMatchObject([{ title: 'Error 400', message: detail }]);
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), '123456');
    expect(codeField().getAttribute('aria-invalid')).toBe('false');
    await verify();
    await waitFor(() => expect(address()).toBe('/auth/login'));
  });

  it.each([
    ['expired', 410, { detail: 'This code no longer works.' }, 'This code no longer works.'],
    [
      'never a challenge',
      422,
      { detail: 'x', errors: [{ field: 'challenge_id', message: 'Not one.' }] },
      'Validation error: Please check your input.',
    ],
  ])('offers a new code when the challenge is %s', async (_what, status, body, text) => {
    stub.reply('verify-email', { status, body });
    stub.reply('resend-verification-email', challenge('c2'));
    show();
    await userEvent.type(codeField(), '123456');
    await verify();
    const alert = await screen.findByText(text);
    await waitFor(() => expect(alert.parentElement).toBe(document.activeElement));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('jane@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(address()).toContain('challenge=c2'));
    expect(codeField().value).toBe('');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Enter the code from the mail/));
  });

  it('leads whoever enters the code once more to the login, which says that it is done', async () => {
    const detail = 'Your email address is already verified. Sign in to continue.';
    const errors = [{ field: 'is_verified', message: detail }];
    stub.reply('verify-email', { status: 410, body: { detail, errors } });
    show();
    await userEvent.type(codeField(), '123456');
    await verify();
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect(screen.getByTestId('state').textContent).toBe(
      '{"email":"jane@mail.example","done":"verified-before"}',
    );
  });

  it('asks for the address when it came with no challenge', () => {
    show('/auth/verify-email');
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('sends a new code once and then counts down the cool-down', async () => {
    stub.reply('resend-verification-email', challenge('c2'));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    const waiting = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(waiting).toBe(document.activeElement));
    await userEvent.click(waiting);
    expect(bodies()).toEqual([{ email: 'jane@mail.example' }]);
    expect(screen.getByText(/A new code is on its way/)).toBeTruthy();
  });

  it('says what the server says when a new code is refused', async () => {
    stub.reply('resend-verification-email', { status: 429, body: { detail: 'Wait 30 seconds.' } });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Wait 30 seconds.');
  });

  it.each(['', '12345', 'abcdef'])('does not send %j', async (typed) => {
    show();
    if (typed) await userEvent.type(codeField(), typed);
    await verify();
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(stub.received).toEqual([]);
  });
});
