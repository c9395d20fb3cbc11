// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();
let owner: TestAccount;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeEach(async () => {
  owner = await pages.signIn('recruiter');
  ids = await openHiring(pages.server, owner);
});

const toReject = async () => within(await screen.findByRole('table', { name: 'Reasons: Reject' }));
const names = async () =>
  (await toReject()).getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Rename', ''));

test('an owner adds, renames, moves and switches off reasons, by keys alone', async () => {
  await pages.visit('/recruiter/settings?tab=reasons');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Budget cut{Enter}');
  await (await toReject()).findByText('Budget cut');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('');

  const table = await toReject();
  table.getByRole('button', { name: 'Rename Budget cut' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('position FILLED{Enter}');
  await table.findByText('You have this reason already.');
  await user.clear(table.getByRole('textbox'));
  await user.keyboard('No budget{Enter}');
  await table.findByRole('button', { name: 'Rename No budget' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename No budget');

  const before = await names();
  table.getByRole('button', { name: 'Move up: No budget' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await names()).toEqual(before.with(-2, 'No budget').with(-1, 'Ward closed')),
  );

  await user.click(table.getByRole('checkbox', { name: 'Process reason: No budget' }));
  await user.click(table.getByRole('checkbox', { name: 'Offered: Position filled' }));
  await waitFor(() =>
    expect(table.getByRole<HTMLInputElement>('checkbox', { name: 'Offered: Position filled' }).checked).toBe(
      false,
    ),
  );
  await pages.visit(`/recruiter/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const reason = await screen.findByRole('combobox', { name: 'Reason' });
  const words = within(reason)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(words.slice(-2)).toEqual(['No budget', 'Ward closed']);
  expect(words).not.toContain('Position filled');
});

test('a member reads them and changes nothing', async () => {
  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, owner, colleague, ids, 'recruiter');
  await pages.visit('/recruiter/settings?tab=reasons', colleague);
  const table = await toReject();
  expect(table.queryAllByRole('button')).toEqual([]);
  const choices = table.getAllByRole<HTMLInputElement>('checkbox');
  expect(choices.every(({ disabled }) => disabled)).toBe(true);
  expect(screen.queryByRole('form', { name: 'Add reason' })).toBeNull();
});
