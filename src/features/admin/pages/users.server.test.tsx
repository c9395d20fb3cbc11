// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let ada: TestAccount;

beforeEach(async () => {
  await pages.signIn('admin');
  ada = await createAccount(pages.server);
  await pages.server.db.update(users).set({ fullName: 'Ada Byron' }).where(eq(users.id, ada.userId));
});

const accountOf = async ({ userId }: TestAccount) =>
  (await pages.server.db.select().from(users).where(eq(users.id, userId)))[0];

async function choose(label: string) {
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  await userEvent.click(table.getByRole('button', { name: 'Actions for Ada Byron' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
  return within(await screen.findByRole('alertdialog'));
}

test('an administrator suspends somebody, and says why', async () => {
  await pages.visit(`/admin/users?q=${ada.email}`);
  const dialog = await choose('Suspend');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect((await accountOf(ada))?.isActive).toBe(true);
  expect(dialog.getAllByText('Say why, in three characters or more.').length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Shared the questions');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Account suspended');
  // Once the dialog has gone.
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  await table.findByText('Suspended');
  expect((await accountOf(ada))?.isActive).toBe(false);
});

test('a role is changed to the one that is chosen', async () => {
  await pages.visit(`/admin/users?q=${ada.email}`);
  const dialog = await choose('Change role');
  await userEvent.selectOptions(dialog.getByLabelText('New role'), 'Recruiter');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Hires for us now');
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await screen.findByText('Role changed');
  expect((await accountOf(ada))?.role).toBe('recruiter');
});

test('what is refused is said in the dialog, which keeps the reason', async () => {
  const { account } = pages;
  await pages.server.db.update(users).set({ role: 'candidate' }).where(eq(users.role, 'admin'));
  await pages.server.db
    .update(users)
    .set({ role: 'admin', fullName: 'Ada Byron' })
    .where(eq(users.id, account.userId));
  await pages.visit(`/admin/users?q=${account.email}`);
  const dialog = await choose('Suspend');
  await userEvent.type(dialog.getByLabelText('Reason'), 'I leave');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await dialog.findByText(/is the last administrator who can sign in/);
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('I leave');
});

test('filters stand in the address', async () => {
  await pages.visit('/admin/users');
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Candidate');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Active');
  await waitFor(() => expect(window.location.search).toBe('?role=candidate&status=active'));
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  await waitFor(() => expect(table.queryByText('Administrator')).toBeNull());
});
