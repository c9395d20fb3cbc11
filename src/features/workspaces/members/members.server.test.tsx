// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinTokenFor, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

test('a lead adds a colleague, changes their role and removes them; the activity says so', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const lead = await pages.signIn('recruiter');
  const { workspace_id: id } = await openHiring(pages.server, lead);
  const colleague = await createAccount(pages.server, 'recruiter');
  await callAs(pages.server, lead)('POST', '/company/invitations', {
    email: colleague.email,
    role: 'member',
  });
  const token = await joinTokenFor(pages.server, colleague.email);
  await callAs(pages.server, colleague)('POST', '/company/join', { token, job_title: 'Sourcer' });

  await pages.visit(`/recruiter/workspaces/${id}?tab=members`);
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Hiring manager');
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  const row = async () => {
    const cell = await table.findByText(colleague.email);
    return within(cell.closest('tr') as HTMLElement);
  };
  const role = (await row()).getByRole<HTMLSelectElement>('combobox');
  expect(role.value).toBe('hiring_manager');
  table.getByRole('columnheader', { name: 'To rate' });
  const lastSeen = table.getAllByRole('columnheader').findIndex((cell) => cell.textContent === 'Last seen');
  // The name heads its row and is no cell.
  expect((await row()).getAllByRole('cell')[lastSeen - 1]?.textContent).toMatch(/now|second/);
  await screen.findByText(/All members of the company are here/);
  await userEvent.selectOptions(role, 'Interviewer');
  await waitFor(() => expect(role.value).toBe('interviewer'));
  await userEvent.click((await row()).getByRole('button', { name: /^Remove/ }));
  await screen.findByRole('button', { name: 'Add member' });

  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }));
  const activity = within(await screen.findByRole('table', { name: 'Activity' }));
  activity.getByText('Added Test Person: hiring manager');
  activity.getByText('Test Person: hiring manager → interviewer');
  activity.getByText('Removed Test Person: interviewer');
});
