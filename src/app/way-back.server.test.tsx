// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { servePages } from '../../tests/support/pages.tsx';
import { press } from '../../tests/support/press.ts';

const PASSWORD = 'seven quiet lanterns';
const WANTED = '/candidate/settings?tab=devices';

let people = 0;
/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0;

const pages = servePages({ now: () => new Date(Date.now() + ahead) });

const newAddress = () => `way.back.${++people}@mail.example`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

async function fill(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Creates an account of a kind from the login page on; the code is on its way then. */
async function register(kind: 'candidate' | 'recruiter', email: string): Promise<void> {
  await follow('Create an account');
  await follow(`Create ${kind} account`);
  await fill({ 'Full name': 'Robin Vale', Email: email, Password: PASSWORD });
  if (kind === 'recruiter') {
    await fill({ Company: 'Harbour Tools', 'Job title': 'Head of People' });
    await userEvent.selectOptions(screen.getByLabelText('Company size'), '11-50');
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  await title('Email Verification');
}

async function mailOf(email: string, count?: number) {
  const { text } = await pages.server.mailTo(email, count);
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return { path: link.pathname + link.search + link.hash, code: link.hash.replace('#code=', '') };
}

async function enterCode(code: string): Promise<void> {
  await fill({ Code: code });
  await press('Verify');
}

async function signIn(texts: Record<string, string> = { Password: PASSWORD }): Promise<void> {
  await title('Welcome back');
  await fill(texts);
  await press('Sign in');
}

const expectAt = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

test('who registers on the way to a page gets there', async () => {
  const email = newAddress();
  await pages.open(WANTED);
  await title('Welcome back');
  await register('candidate', email);
  await enterCode((await mailOf(email)).code);
  await expectAt(WANTED);
});

test('a recruiter is signed in by the link of the mail in a new tab, which may be opened twice', async () => {
  const email = newAddress();
  await pages.open('/auth/login');
  await register('recruiter', email);
  const { path } = await mailOf(email);
  await pages.open(path);
  await expectAt('/recruiter/dashboard');
  await pages.open(path);
  await screen.findByText('Email verified. You’re signed in.');
  await follow('Continue');
  await expectAt('/recruiter/dashboard');
});

test('who signs in before the address is proven gets there', async () => {
  const email = newAddress();
  await pages.open('/auth/login');
  await register('candidate', email);
  await pages.server.mailTo(email);
  ahead += 61_000;
  await pages.open(WANTED);
  await signIn({ Email: email, Password: PASSWORD });
  await press('Send me a new code');
  await title('Email Verification');
  await enterCode((await mailOf(email, 2)).code);
  await expectAt(WANTED);
});

test('an address of another site is dropped on the way', async () => {
  await pages.open('/auth/login?next=%2F%2Fevil.example');
  await title('Welcome back');
  for (const name of ['Create an account', 'Forgot your password?', 'Resend verification email'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).not.toContain('next');
});

test('a link that sets a password, be it of a mail or printed for an administrator, asks for no code', async () => {
  await pages.open('/auth/reset-password?challenge=c&email=a%40b.example#code=654321');
  await title('Reset Your Password');
  screen.getByText('Choose a new password');
  expect(screen.queryByText('Enter the verification code sent to your email')).toBeNull();
});
