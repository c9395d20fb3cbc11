// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import type { SettingsList, TotpSetup } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();

test('an administrator requires a second factor, and a colleague without one is led to it', async () => {
  const { password } = await pages.signIn('admin');
  const colleague = await createAccount(pages.server, 'admin');
  await pages.visit('/admin/settings?tab=sign-in');
  await user.click(await screen.findByLabelText('Of administrators'));
  await user.type(screen.getByLabelText('Reason for the change'), 'Our policy of this year');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/yourself first, in Profile/)).length).toBeGreaterThan(0);

  const path = '/api/v1/account/second-factor';
  const { secret } = await pages.ask<TotpSetup>('POST', `${path}/setup`, { current_password: password });
  await pages.ask('POST', `${path}/confirm`, { code: generateSync({ secret }) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { items } = await pages.ask<SettingsList>('GET', '/api/v1/admin/settings');
    const signIn = items.find(({ section }) => section === 'sign-in');
    expect(signIn?.values).toMatchObject({ second_factor_admin: true, second_factor_recruiter: false });
  });

  await pages.visit('/admin/users', colleague);
  await user.click(await screen.findByRole('link', { name: 'Set up' }));
  expect(await screen.findByRole('button', { name: 'Set up two-factor authentication' })).toBeTruthy();
});
