// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SavedViewList } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

test('a search is saved under a name, shown again by keys, and deleted', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id } = await openHiring(pages.server, recruiter);
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }];
  await callAs(pages.server, recruiter)('POST', `/workspaces/${workspace_id}/applications`, { candidates });
  await pages.visit('/recruiter/candidates?q=hopper');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  await userEvent.keyboard('v');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Name'), 'Compilers{Enter}');
  await screen.findByRole('button', { name: 'View: Compilers' });

  await pages.visit('/recruiter/candidates');
  await screen.findByRole('link', { name: 'Ada Byron' });
  await userEvent.keyboard('v');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compilers' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Byron' })).toBeNull());
  expect(window.location.search).toBe('?q=hopper');
  await userEvent.click(await screen.findByRole('button', { name: 'View: Compilers' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open with this view' }));
  // Whoever opens the list while that is under way is shown it as it was.
  await waitFor(async () => {
    const { items } = await pages.ask<SavedViewList>('GET', '/api/v1/recruiter/saved-views?list=candidates');
    expect(items).toMatchObject([{ name: 'Compilers', is_default: true }]);
  });

  // The list opens with it; whoever clears it sees all.
  await pages.visit('/recruiter/candidates');
  await screen.findByRole('button', { name: 'View: Compilers' });
  expect(window.location.search).toBe('?q=hopper');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Byron' })).toBeNull());
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(box.value).toBe('hopper'));
  await userEvent.clear(box);
  // Nor does it come back once a selection has stood in place of the filters.
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ada Byron/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await screen.findByRole('button', { name: 'Views' });
  expect(window.location.search).toBe('');
  await userEvent.type(screen.getByRole('searchbox'), 'hopper');
  await userEvent.click(await screen.findByRole('button', { name: 'View: Compilers' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Compilers”' }));
  await screen.findByRole('button', { name: 'Views' });
});

test('columns are chosen and rows set apart, for the next time and for oneself alone', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id } = await openHiring(pages.server, recruiter);
  await pages.visit('/recruiter/candidates');
  await screen.findByRole('columnheader', { name: 'Email' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const email = await screen.findByRole('menuitemcheckbox', { name: 'Email', checked: true });
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
  await userEvent.click(email);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'More space between rows' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull());

  await pages.visit('/recruiter/candidates');
  const name = await screen.findByRole('rowheader', { name: 'Ada Byron' });
  expect(getComputedStyle(name).height).toBe('48px');
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();

  const grace = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, recruiter, grace, { workspace_id }, 'recruiter');
  await pages.visit('/recruiter/candidates', grace);
  await screen.findByRole('columnheader', { name: 'Email' });
});
