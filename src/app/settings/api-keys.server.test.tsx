// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press } from '../../../tests/support/press.ts';

const pages = servePages();

test('an owner makes a key, which is shown once, and revokes it', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  await openHiring(pages.server, await pages.signIn('recruiter'));
  await pages.visit('/recruiter/settings?tab=api-keys');
  await screen.findByRole('form', { name: 'New key' });
  await press('Create key');
  expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Name'), 'HR system');
  await userEvent.click(screen.getByLabelText('Read reports'));
  await press('Create key');
  const key = (await screen.findByText(/^candor_key_.{43}$/)).textContent ?? '';
  const reports = await fetch(`${pages.server.url}/api/v1/recruiter/reports`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(reports.status).toBe(200);
  const table = within((await screen.findAllByRole('table', { name: 'API keys' }))[0] as HTMLElement);
  table.getByText('Read workspaces, Read reports');
  table.getByText(/^in [23] months$/);
  await press('Revoke HR system');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke HR system?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await screen.findAllByText('Revoked');
  await pages.visit('/recruiter/settings?tab=api-keys');
  await screen.findAllByText('HR system');
  expect(screen.queryByText(key)).toBeNull();
});
