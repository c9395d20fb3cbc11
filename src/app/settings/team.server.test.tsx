// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyTeam } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinTokenFor, nameCompany } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();
let owner: TestAccount;
let number = 0;
const newAddress = () => `new-colleague${++number}@mail.example`;

beforeEach(async () => {
  owner = await pages.signIn('recruiter');
  await nameCompany(pages.server, owner);
});

const memberRows = () => within(screen.getByRole('table', { name: 'Members' })).getAllByRole('row');

async function invite(email: string) {
  await pages.visit('/recruiter/settings?tab=members', owner);
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  return within(await screen.findByRole('table', { name: 'Invited' })).findByText(email);
}

test('an owner invites a colleague, who registers with the link and is in the company', async () => {
  const email = newAddress();
  await invite(email);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  window.localStorage.clear();
  await pages.open(`/auth/register#join=${await joinTokenFor(pages.server, email)}`);
  expect((await screen.findByRole('heading', { name: 'Join Analytical Engines' })).tagName).toBe('H2');
  // The secret stands in the address no longer than it is needed there.
  expect(window.location.hash).toBe('');
  await user.click(screen.getByRole('link', { name: 'Create recruiter account' }));
  await screen.findByText('You’ll join Analytical Engines.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  expect(screen.queryByLabelText('Company')).toBeNull();
  await user.type(screen.getByLabelText('Full name'), 'Grace Hopper');
  await user.type(screen.getByLabelText('Job title'), 'Sourcer');
  await user.type(screen.getByLabelText('Password'), 'purple lanterns over water');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const { text } = await pages.server.mailTo(email, 2);
  await user.type(await screen.findByLabelText(/code/i), /\b\d{6}\b/.exec(text)?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(async () => {
    const { body } = await callAs(pages.server, owner)<CompanyTeam>('GET', '/company/members');
    expect(body.members).toHaveLength(2);
  });
  await pages.visit('/recruiter/settings?tab=members', owner);
  await waitFor(() => expect(memberRows()).toHaveLength(3));
  expect(screen.queryByRole('table', { name: 'Invited' })).toBeNull();
});

test('who has a recruiter’s account joins with it on the profile page', async () => {
  const email = newAddress();
  await invite(email);
  const token = await joinTokenFor(pages.server, email);
  const colleague = await createAccount(pages.server, 'recruiter');
  await pages.visit(`/auth/register#join=${token}`, colleague);
  await user.click(await screen.findByRole('link', { name: 'Join with this account' }));
  await user.type(await screen.findByLabelText('Your job title there'), 'Sourcer');
  await user.click(screen.getByRole('button', { name: 'Join Analytical Engines' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  const { body } = await callAs(pages.server, colleague)<CompanyTeam>('GET', '/company/members');
  expect(body.my_role).toBe('member');
});

test('a link that is over says so, and the page goes on as ever', async () => {
  window.localStorage.clear();
  await pages.open('/auth/register#join=a.b');
  await screen.findByText('This invitation link no longer works. Ask for a new one.');
  expect(screen.getByRole('link', { name: 'Create candidate account' })).toBeTruthy();
});

test('a candidate who is signed in is told to log out first', async () => {
  const email = newAddress();
  await invite(email);
  const token = await joinTokenFor(pages.server, email);
  const candidate = await createAccount(pages.server, 'candidate');
  await pages.visit(`/auth/register#join=${token}`, candidate);
  await user.click(await screen.findByRole('button', { name: 'Log out to join' }));
  await screen.findByRole('link', { name: 'Create recruiter account' });
});

test('roles change in their row, the last owner stays, and who is removed is gone', async () => {
  const colleague = await createAccount(pages.server, 'recruiter');
  await callAs(pages.server, owner)('POST', '/company/invitations', {
    email: colleague.email,
    role: 'member',
  });
  const token = await joinTokenFor(pages.server, colleague.email);
  await callAs(pages.server, colleague)('POST', '/company/join', { token, job_title: 'Sourcer' });
  await pages.visit('/recruiter/settings?tab=members', owner);
  const rowOf = async (email: string) => {
    const cell = await within(await screen.findByRole('table', { name: 'Members' })).findByText(email);
    return within(cell.closest('tr') as HTMLElement);
  };
  const own = await rowOf(owner.email);
  await user.selectOptions(own.getByRole('combobox'), 'Member');
  await waitFor(() => expect(own.getByRole<HTMLSelectElement>('combobox').value).toBe('owner'));
  const other = await rowOf(colleague.email);
  await user.selectOptions(other.getByRole('combobox'), 'Owner');
  await waitFor(() => expect(other.getByRole<HTMLSelectElement>('combobox').value).toBe('owner'));
  await user.click(other.getByRole('button', { name: /^Remove/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove', hidden: false }));
  await waitFor(() => expect(memberRows()).toHaveLength(2));
});
