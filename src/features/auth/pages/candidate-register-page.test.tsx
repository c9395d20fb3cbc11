// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { CandidateRegisterPage } from './candidate-register-page.tsx';

const stub = stubOfEachTest();
beforeEach(() => {
  renderPage(<CandidateRegisterPage />, { origin: stub.origin, url: '/auth/candidate/register' });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn() {
  await userEvent.type(field('Full name'), 'Jane Doe');
  await userEvent.type(field('Email'), 'jane@mail.example');
  await userEvent.click(field('Password'));
  await userEvent.paste('teapot umbrella gravel');
  await userEvent.click(terms());
}

describe('CandidateRegisterPage', () => {
  it('sends what the contract asks for and goes on to the code, with no secret in the address', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    stub.reply('register', {
      status: 202,
      body: { challenge_id: 'c1', expires_at: soon, resend_after: soon },
    });
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/auth/verify-email?challenge=c1&email=jane%40mail.example',
      ),
    );
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      role: 'candidate',
      full_name: 'Jane Doe',
      email: 'jane@mail.example',
      password: 'teapot umbrella gravel',
      accept_terms: true,
    });
  });

  it('lists everything that is missing, links to it, and sends nothing', async () => {
    await submit();
    const summary = screen.getByRole('alert');
    const links = [...summary.querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual([
      'Enter your name.',
      'Enter your email address.',
      'Choose a password.',
      'Accept the terms to create an account.',
    ]);
    await waitFor(() => expect(field('Full name')).toBe(document.activeElement));
    await userEvent.click(screen.getByRole('link', { name: 'Accept the terms to create an account.' }));
    await waitFor(() => expect(terms()).toBe(document.activeElement));
    expect(stub.received).toEqual([]);
  });

  it('checks a field on blur, and from then on at every change', async () => {
    const email = field('Email');
    await userEvent.type(email, 'jane@mail');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter an address like name@example.com.')).toBeTruthy();
    await userEvent.type(email, '.example');
    expect(email.getAttribute('aria-invalid')).toBe('false');
  });

  it('puts what the server says of a field beside it, keeps what was typed, and forgets it on change', async () => {
    const message = 'This password is too common.';
    stub.reply('register', {
      status: 422,
      body: { detail: 'Some fields are wrong.', errors: [{ field: 'password', message }] },
    });
    await fillIn();
    await submit();
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Validation error: Please check your input.')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    await waitFor(() => expect(field('Password')).toBe(document.activeElement));
    expect([field('Full name').value, field('Password').value, terms().checked]).toEqual([
      'Jane Doe',
      'teapot umbrella gravel',
      true,
    ]);
    await userEvent.type(field('Password'), '!');
    expect(field('Password').getAttribute('aria-invalid')).toBe('false');
  });

  it('shows the strength once the password is used, and never refuses a paste', async () => {
    expect(screen.queryByRole('meter')).toBeNull();
    await userEvent.click(field('Password'));
    const meter = await screen.findByRole('meter', { name: 'Password strength' });
    await userEvent.paste('passwordpassword');
    expect(field('Password').value).toBe('passwordpassword');
    expect(meter.getAttribute('aria-valuetext')).toBe('Very easy to guess');
  });

  it('lets the server correct the strength of what stands on its lists, asked once typing pauses', async () => {
    stub.reply('check-password', { status: 200, body: { is_common: true } });
    await userEvent.type(field('Password'), 'supernatural');
    const meter = await screen.findByRole('meter');
    expect(meter.getAttribute('aria-valuetext')).toBe('Good');
    expect(await screen.findByText('Too common or leaked. Choose another.')).toBeTruthy();
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([
      '0',
      'Very easy to guess',
    ]);
    expect(stub.checked).toEqual([
      { path: 'check-password', body: JSON.stringify({ password: 'supernatural' }) },
    ]);
    await userEvent.type(field('Password'), ' gravel teapot');
    expect(screen.queryByText('Too common or leaked. Choose another.')).toBeNull();
  });

  it('keeps its own estimate, without a word, where the server cannot be asked', async () => {
    stub.reply('check-password', { status: 503, body: { detail: 'Busy.' } });
    await userEvent.type(field('Password'), 'supernatural');
    await waitFor(() => expect(stub.checked).toHaveLength(1));
    expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('Good');
    expect(screen.queryByText('Busy.')).toBeNull();
  });

  it('opens the legal texts beside the form', () => {
    for (const [name, path] of [
      ['terms', '/legal/terms'],
      ['privacy page', '/legal/privacy'],
    ]) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
  });
});
