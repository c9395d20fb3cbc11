// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

test('an owner finds a workspace they are no member of, and takes it over', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const owner = await pages.signIn('recruiter');
  const ids = await openHiring(pages.server, owner);
  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, owner, colleague, ids, 'recruiter');
  await callAs(pages.server, colleague)('POST', '/workspaces', { ...nurseWorkspace, title: 'Quiet ward' });
  await pages.visit('/recruiter/workspaces');
  await screen.findByRole('link', { name: 'Ward nurse' });
  expect(screen.queryByText('Quiet ward')).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'All of the company');
  const row = within(await screen.findByRole('row', { name: /Quiet ward/ }));
  row.getByText('Not a member');
  expect(row.queryByRole('link')).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Appoint lead of Quiet ward' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Me' });
  await userEvent.click(dialog.getByRole('button', { name: 'Appoint' }));
  await screen.findByRole('link', { name: 'Quiet ward' });

  await pages.visit('/recruiter/workspaces', colleague);
  await screen.findByRole('link', { name: 'Quiet ward' });
  expect(screen.queryByLabelText('Show')).toBeNull();
});
