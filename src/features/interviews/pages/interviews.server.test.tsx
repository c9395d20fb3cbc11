// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  HiringInvitationPage,
  HiringReview,
} from '../../../../openapi/gen/types.gen.ts';
import { invitations } from '../../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview, freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let address: string;
let api: string;
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id: id, application_id } = await openHiring(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
  const { _id } = await freezeInterview(pages.server, recruiter, id);
  address = `/recruiter/workspaces/${id}/interviews/${_id}`;
  api = `/workspaces/${id}/interviews/${_id}/invitations`;
  await call('POST', api, { application_ids: [application_id] });
});

const only = async () => (await call<HiringInvitationPage>('GET', api)).body.items[0];
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('who was invited is reminded once within the hour', async () => {
  await vi.waitFor(async () => expect((await only())?.status).toBe('sent'));
  await pages.visit(address);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  const ada = () => table.getByRole<HTMLInputElement>('checkbox', { name: /Ada Byron/ });
  await userEvent.click(ada());
  await userEvent.click(await button('Remind'));
  await screen.findByText('Reminder sent');
  const { subject } = await pages.server.mailTo('ada@mail.example', 2);
  expect(subject).toMatch(/^Reminder/);
  // Whom it was done for is no longer selected, a moment after it is said.
  await vi.waitFor(() => expect(ada().checked).toBe(false));
  await userEvent.click(ada());
  await userEvent.click(await button('Remind'));
  await screen.findByText('0 invitations. 1 cannot be reminded now.');
});

test('an address that refused the mail is corrected from the candidate’s page, and gets it', async () => {
  await vi.waitFor(async () => expect((await only())?.status).toBe('sent'));
  await pages.server.db.update(invitations).set({ bouncedAt: new Date(), sentAt: null });
  await pages.visit(address);
  await screen.findByRole('row', { name: /Ada Byron.*Bounced/ });
  await pages.visit(address.replace(/\/interviews\/.*/, ''));
  await screen.findByText('Fix email');
  await userEvent.click(await screen.findByRole('link', { name: 'Ada Byron' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Fix email' }));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'countess@mail.example{Enter}');
  expect((await pages.server.mailTo('countess@mail.example')).subject).toMatch(/^Interview invitation/);
  await vi.waitFor(async () => expect((await only())?.status).toBe('sent'));
});

test('an invitation is extended, and revoked only after a question', async () => {
  await pages.visit(address);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  const before = (await only())?.deadline ?? '';
  await userEvent.click(table.getByRole('checkbox', { name: /Ada Byron/ }));
  await userEvent.click(await button('Extend…'));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText<HTMLInputElement>('New deadline');
  const offered = day.value;
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
  dialog.getByText('Choose a day within 90 days.');
  fireEvent.change(day, { target: { value: offered } });
  await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
  await screen.findByText('Deadline extended');
  const extended = (await only())?.deadline ?? '';
  expect(extended).toBe(new Date(`${offered}T23:59:59`).toISOString());
  expect(Date.parse(extended)).toBeGreaterThan(Date.parse(before));
  await userEvent.click(table.getByRole('checkbox', { name: /Ada Byron/ }));
  await userEvent.click(await button('Revoke'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Invitations revoked');
  expect((await only())?.status).toBe('revoked');
});

test('a lead releases an invitation from an account of another address', async () => {
  const candidate = await createAccount(pages.server);
  await pages.server.db.update(invitations).set({ candidateId: candidate.userId });
  await pages.visit(address);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  table.getAllByText(`as ${candidate.email}`);
  await userEvent.click(table.getByRole('checkbox', { name: /Ada Byron/ }));
  await userEvent.click(await button('Release account'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Release' }));
  await screen.findByText('Invitations released');
  expect((await only())?.account_email).toBeNull();
});

test('a lead releases the reports, after a question that says what follows', async () => {
  await pages.visit(address);
  await userEvent.click(await button('Release reports'));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^Candidates read their reports now, .* 1 person can still answer these questions/);
  await userEvent.click(question.getByRole('button', { name: 'Release reports' }));
  await screen.findByText('Candidates can read their reports.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Release reports' })).toBeNull());
});

test('an accommodation that is waited for is granted as it was asked for', async () => {
  await pages.server.db.update(invitations).set({
    requested: { extra_time_percent: 25, text_only: false, pauses: false },
    requestNote: 'I read slowly.',
    requestedAt: new Date(),
  });
  await pages.visit(address);
  const asked = within(await screen.findByRole('group', { name: 'Accommodation for Ada Byron' }));
  asked.getByText(/asks for 25% more time: “I read slowly.”/);
  await userEvent.click(asked.getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(screen.queryByText(/asks for 25% more time/)).toBeNull());
  expect((await only())?.accommodation?.granted?.extra_time_percent).toBe(25);
});

test('who invites takes the link from the peek, which is noted', async () => {
  await pages.visit(address);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  table.getByRole('link', { name: 'Ada Byron' }).focus();
  await userEvent.keyboard(' ');
  const panel = within(await screen.findByRole('complementary', { name: 'Ada Byron' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Show link' }));
  await panel.findByText(/\/auth\/register#invitation=[\w.-]+$/);
  const { body } = await call<ActivityPage>('GET', `${api.replace(/\/interviews.*/, '')}/activity`);
  expect(body.items[0]?.kind).toBe('invitation_link_shown');
  await call('POST', `${api}/revoke`, { invitation_ids: [(await only())?._id] });
  expect((await call('POST', `${api}/${(await only())?._id}/link`)).status).toBe(409);
});

test('a link that was shown is not shown for the next candidate', async () => {
  const of = api.replace(/\/interviews.*/, '/applications');
  await call('POST', of, { candidates: [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }] });
  const { body } = await call<ApplicationPage>('GET', `${of}?q=grace`);
  await call('POST', api, { application_ids: body.items.map(({ _id }) => _id) });
  await pages.visit(address);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  (await table.findByRole('link', { name: 'Ada Byron' })).focus();
  await userEvent.keyboard(' ');
  const panel = within(await screen.findByRole('complementary', { name: 'Ada Byron' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Show link' }));
  await panel.findByText(/#invitation=/);
  table.getByRole('link', { name: 'Grace Hopper' }).focus();
  const next = within(await screen.findByRole('complementary', { name: 'Grace Hopper' }));
  await next.findByRole('button', { name: 'Show link' });
  expect(next.queryByText(/#invitation=/)).toBeNull();
});

test('the statuses are counted, and each shows its own', async () => {
  await call('POST', `${api}/revoke`, { invitation_ids: [(await only())?._id] });
  await pages.visit('/recruiter/interviews');
  await userEvent.click(await button('Revoked 1'));
  await screen.findByRole('table', { name: 'Interviews' });
  expect(window.location.search).toBe('?status=revoked');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search candidates' }), 'nobody');
  await screen.findByText(/No invitation matches/);
});

test('a workspace says of each interview who holds it, how many were sent, and what I am to rate', async () => {
  const workspaceId = api.split('/')[2] ?? '';
  const candidate = await createAccount(pages.server);
  await completedInterview(pages.server, pages.account, { workspaceId, candidate }, { title: 'Night shift' });
  await pages.visit(`/recruiter/workspaces/${workspaceId}?tab=interviews`);
  const table = within(await screen.findByRole('table', { name: 'Interviews' }));
  const rowOf = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(0, 6)
      .map(({ textContent }) => textContent);
  const heads = table
    .getAllByRole('columnheader')
    .slice(1, 7)
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Mode', 'Questions', 'Sent', 'Begun', 'Completed', 'To rate']);
  expect(rowOf(/Night shift/)).toEqual(['AI', '2', '1', '1', '1', '1']);
  expect(rowOf(/Ward nurse/)).toEqual(['AI', '2', '1', '0', '0', '0']);
  const create = screen.getByRole('link', { name: 'New interview' });
  expect(within(screen.getByRole('tabpanel')).queryByRole('link', { name: 'New interview' })).toBeNull();
  expect(create.getAttribute('href')).toBe(`/recruiter/workspaces/${workspaceId}/interviews/new`);
});

test('submitted attempts get their reviewers at once; who has not submitted is left out', async () => {
  const workspaceId = api.split('/')[2] ?? '';
  const candidate = await createAccount(pages.server);
  const { interviewId, sessionId } = await completedInterview(pages.server, pages.account, {
    workspaceId,
    candidate,
  });
  const { application_id } = (await only()) ?? {};
  const invite = `/workspaces/${workspaceId}/interviews/${interviewId}/invitations`;
  await call('POST', invite, { application_ids: [application_id] });
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/${interviewId}`);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  await userEvent.click(await table.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await button('Reviewers…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reviewers of 1 interview' }));
  const person = await dialog.findByRole('checkbox', { name: 'Test Person' });
  await userEvent.click(dialog.getByRole('button', { name: 'Set reviewers' }));
  await dialog.findByText('Choose a reviewer.');
  await userEvent.click(person);
  expect(dialog.queryByText('Choose a reviewer.')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Set reviewers' }));
  await screen.findByText('1 interview. 1 not submitted yet.');
  const { body } = await call<HiringReview>('GET', `/reviews/${sessionId}`);
  expect(body.reviewers.map(({ member, status }) => [member._id, status])).toEqual([
    [pages.account.userId, 'open'],
  ]);
});
