// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApplicationPage, HiringInvitationPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview, invitationTokenFor } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
let number = 0;
let recruiter: TestAccount;
let workspaceId: string;
let invited: string;
let link: string;
let listed: string;

/** Invites an address, that of an account or one without. */
async function invite(email: string) {
  const path = `/workspaces/${workspaceId}`;
  const call = callAs(pages.server, recruiter);
  await call('POST', `${path}/applications`, { candidates: [{ full_name: 'Zoe Zett', email }] });
  const { body } = await call<ApplicationPage>('GET', `${path}/applications?q=${email}`);
  const { _id } = await freezeInterview(pages.server, recruiter, workspaceId);
  listed = `${path}/interviews/${_id}/invitations`;
  await call('POST', listed, { application_ids: body.items.map((one) => one._id) });
  link = `/auth/register#invitation=${await invitationTokenFor(pages.server, email)}`;
}

const accountBound = async () =>
  (await callAs(pages.server, recruiter)<HiringInvitationPage>('GET', listed)).body.items[0]?.account_email;

beforeEach(async () => {
  await pages.signIn();
  recruiter = await createAccount(pages.server, 'recruiter');
  ({ workspace_id: workspaceId } = await openHiring(pages.server, recruiter));
  invited = `invited${++number}@mail.example`;
  await invite(invited);
});

const step = () => screen.findByRole('heading', { level: 2, name: 'What to expect' });

test.each(['with', 'before'])(
  'who has no account registers %s the link read, and stands before the interview',
  async (when) => {
    window.localStorage.clear();
    if (when === 'with') {
      await pages.open(link);
      await screen.findByText('Analytical Engines invites you to an interview.');
      await userEvent.click(screen.getByRole('link', { name: 'Create candidate account' }));
    } else await pages.open(link.replace('/auth/register', '/auth/candidate/register'));
    // The secret stands in the address no longer than it is needed there.
    await waitFor(() => expect(window.location.href).not.toContain('invitation='));
    await screen.findByText('Then you go on to your interview: Ward nurse.');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe(invited);
    const other = `other${number}@mail.example`;
    await userEvent.clear(email);
    await userEvent.type(email, other);
    await userEvent.type(screen.getByLabelText('Full name'), 'Zoe Zett');
    await userEvent.type(screen.getByLabelText('Password'), 'purple lanterns over water');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    const { text } = await pages.server.mailTo(other);
    await userEvent.type(await screen.findByLabelText(/code/i), /\b\d{6}\b/.exec(text)?.[0] ?? '');
    await press('Verify');
    await step();
    expect(await accountBound()).toBe(other);
  },
);

test('what was typed before the link is read stays', async () => {
  window.localStorage.clear();
  const { fetch } = window;
  const typed = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (new Request(input).url.endsWith('/invitation-offers')) await typed.promise;
    return fetch(input, init);
  });
  await pages.open(link.replace('/auth/register', '/auth/candidate/register'));
  await userEvent.type(await screen.findByLabelText('Full name'), 'Zoe');
  expect(screen.queryByText(/^Then you go on to your interview/)).toBeNull();
  typed.resolve();
  await screen.findByText('Then you go on to your interview: Ward nurse.');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Zoe');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(invited);
});

test('who is signed in says which account it is, and goes on', async () => {
  await pages.visit(link);
  await userEvent.click(await screen.findByRole('link', { name: `Continue as ${pages.account.email}` }));
  await step();
  expect(await accountBound()).toBe(pages.account.email);
  // The mail's link leads back as often as wanted.
  await pages.visit(link);
  await step();
});

test('who was invited under the address of this account goes straight on', async () => {
  await invite(pages.account.email);
  await pages.visit(link);
  await step();
});

test('a recruiter is told to log out first', async () => {
  await pages.visit(link, recruiter);
  await screen.findByText(/which isn’t a candidate’s account/);
  await press('Log out to continue');
  await screen.findByRole('link', { name: 'Create candidate account' });
});

test('a link that somebody else used says so, and how it goes on', async () => {
  await pages.visit(link);
  await userEvent.click(await screen.findByRole('link', { name: /^Continue as/ }));
  await step();
  await pages.visit(link, await createAccount(pages.server));
  await screen.findAllByText(/This link was used with another account\. Sign in with that one/);
  window.localStorage.clear();
  await pages.open(link);
  await screen.findByText('This link was used. Sign in with the account you used.');
});

test('a link that was cut off says so, and the page goes on as ever', async () => {
  window.localStorage.clear();
  await pages.open('/auth/register#invitation=a.b');
  await screen.findByText('This invitation link doesn’t work. Check that it’s complete.');
  screen.getByRole('link', { name: 'Create candidate account' });
});

test('an invitation is declined with words, and taken after all', async () => {
  await pages.visit(link);
  await userEvent.click(await screen.findByRole('link', { name: /^Continue as/ }));
  await step();
  await userEvent.click(screen.getByText('Don’t want to take it?'));
  await userEvent.type(screen.getByLabelText('Message (optional)'), 'I found another job.');
  await press('Decline invitation');
  await screen.findByText('You declined this invitation.');
  await press('Undo');
  await step();
});

test('an application is withdrawn only after a question', async () => {
  await pages.visit(link);
  await userEvent.click(await screen.findByRole('link', { name: /^Continue as/ }));
  await step();
  await userEvent.click(screen.getByText('Don’t want to take it?'));
  await press('Withdraw application');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('You withdrew your application.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
