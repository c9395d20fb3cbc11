// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type {
  Application,
  HiringInvitationPage,
  Workspace,
  WorkspaceRole,
} from '../../../../openapi/gen/types.gen.ts';
import { invitations, users } from '../../../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import {
  callAs,
  joinWorkspace,
  nurseWorkspace,
  openHiring,
  rejectCandidate,
} from '../../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let ids: Awaited<ReturnType<typeof openHiring>>;
let call: ReturnType<typeof callAs>;
let path: string;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  ids = await openHiring(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
  path = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
});

const open = async (query = '', account: TestAccount = pages.account) => {
  await pages.visit(`/recruiter${path}${query}`, account);
  await screen.findByRole('heading', { name: 'Ada Byron', level: 1 });
};
const button = (name: string) => screen.findByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const tabPanel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const application = async () => (await call<Application>('GET', path)).body;

async function colleague(role: WorkspaceRole) {
  const account = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, pages.account, account, ids, role);
  return account;
}

test('what the company knows is changed where it stands', async () => {
  await open();
  await userEvent.click(await button('Edit tags'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'night shift, York{Enter}');
  await panel('Contact').findByText('night shift');
  expect((await application()).tags).toEqual(['night shift', 'York']);
  await tabPanel('Timeline').findByText('Changed tags');
  await userEvent.click(await button('Edit email'));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'no address{Enter}');
  await panel('Contact').findByRole('alert');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('link', { name: 'ada@mail.example' });
});

test('what a file said besides and what their clock says stand with the contact', async () => {
  const applications = `/workspaces/${ids.workspace_id}/applications`;
  const ada = { full_name: 'Ada Byron', email: 'ada@mail.example' };
  const imported_fields = [{ name: 'Current stage', text: 'Phone screen' }];
  await call('POST', applications, { candidates: [{ ...ada, imported_fields }] });
  // A file that says nothing takes nothing away.
  await call('POST', applications, { candidates: [ada] });
  const holder = await createAccount(pages.server);
  const { db } = pages.server;
  await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, holder.userId));
  const { _id } = await freezeInterview(pages.server, pages.account, ids.workspace_id);
  const application_ids = [ids.application_id];
  await call('POST', `/workspaces/${ids.workspace_id}/interviews/${_id}/invitations`, { application_ids });
  expect(await application()).toMatchObject({ imported_fields, time_zone: null });
  await db
    .update(invitations)
    .set({ candidateId: holder.userId })
    .where(eq(invitations.applicationId, ids.application_id));
  await open();
  panel('Contact').getByText(/^\d\d:\d\d \(Asia\/Tokyo\)$/);
  await userEvent.click(panel('Contact').getByText('Imported fields (1)'));
  await panel('Contact').findByText('Phone screen');
});

test('E writes to them about this role, whatever other one they stand in last', async () => {
  const { body: other } = await call<Workspace>('POST', '/workspaces', {
    ...nurseWorkspace,
    title: 'Night ward',
  });
  const candidates = [{ full_name: 'Ada Byron', email: 'ada@mail.example' }];
  await call('POST', `/workspaces/${other._id}/applications`, { candidates });
  await open();
  await userEvent.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Ada Byron' }));
  await userEvent.type(dialog.getByLabelText('Subject'), 'News');
  await userEvent.click(dialog.getByLabelText('Text'));
  await userEvent.paste('There is news of {title}.');
  await dialog.findByText(/There is news of Ward nurse\./);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('1 candidate emailed.');
  // An invitation may be on its way to them too.
  const letters = async () => (await pages.server.outbox()).map(({ text }) => text).join();
  await expect.poll(letters, { timeout: 10_000 }).toContain('There is news of Ward nurse.');
  await tabPanel('Timeline').findByText('Emailed: “News”');
});

test('a duplicate is compared, merged and taken apart again', async () => {
  const candidates = [{ full_name: 'A. Byron', email: 'ada+jobs@mail.example', source: 'Referral' }];
  await call('POST', `/workspaces/${ids.workspace_id}/applications`, { candidates });
  await open();
  await screen.findByText(/May be A. Byron, ada\+jobs@mail.example: same mailbox/);
  await userEvent.click(await button('Compare and merge'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge these candidates?' }));
  dialog.getByText('Referral');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Ada Byron' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('Merged: A. Byron, ada+jobs@mail.example');
  const undo = await button('Undo merge');
  await tabPanel('Timeline').findByText('Merged ada+jobs@mail.example into ada@mail.example');
  expect((await application()).elsewhere).toHaveLength(1);
  await userEvent.click(undo);
  await button('Compare and merge');
  await tabPanel('Timeline').findByText('Undid the merge of ada+jobs@mail.example');
});

test('a note is written and stands in the timeline', async () => {
  await open();
  await userEvent.keyboard('n');
  await userEvent.type(panel('Notes').getByRole('textbox', { name: 'Add a note' }), 'Call on Monday');
  panel('Notes').getByText('The candidate may ask to read this.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await within(await panel('Notes').findByRole('list', { name: 'Notes' })).findByText('Call on Monday');
  await tabPanel('Timeline').findByText('Added a note');
});

test('a rejection has a reason and a mail that is shown before; undo takes both back', async () => {
  await open();
  await userEvent.keyboard('d');
  const form = within(await screen.findByRole('form', { name: 'Decision' }));
  await form.findByText(/not to move forward/);
  await userEvent.click(form.getByRole('button', { name: 'Reject' }));
  await form.findAllByText('Choose a reason.');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Position filled');
  await userEvent.click(form.getByRole('button', { name: 'Reject' }));
  await panel('Decision').findByText('Rejected: Position filled');
  await panel('Decision').findByText(/^Email leaves /);
  expect((await application()).status).toBe('rejected');
  await userEvent.click(await button('Undo'));
  await panel('Decision').findByText(/undone/);
  await button('Decide');
  expect((await application()).status).toBe('active');
});

test('who decides after somebody else is told, and sees what they decided', async () => {
  const manager = await colleague('hiring_manager');
  await open('', manager);
  await userEvent.click(await button('Decide'));
  const form = within(await screen.findByRole('form', { name: 'Decision' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Decision' }), 'Hire');
  await userEvent.selectOptions(
    await form.findByRole('combobox', { name: 'Reason' }),
    'Best fit for the role',
  );
  await rejectCandidate(pages.server, pages.account, ids);
  await userEvent.click(form.getByRole('button', { name: 'Hire' }));
  await panel('Decision').findByText(/rejected this candidate meanwhile: Position filled/);
  await panel('Decision').findByText('Rejected: Position filled');
  await button('Reopen');
  expect(screen.queryByRole('button', { name: 'Edit tags' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull();
});

test('another stage is chosen, and taken back', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Review');
  await tabPanel('Timeline').findByText('Applied → Review');
  expect((await application()).stage_id).toBe('review');
  await userEvent.click(await button('Undo'));
  await waitFor(async () => expect((await application()).stage_id).toBe('applied'));
});

test('J and K lead through the list that one came from', async () => {
  await call('POST', `/workspaces/${ids.workspace_id}/applications`, {
    candidates: [
      { full_name: 'Bert Brown', email: 'bert@mail.example' },
      { full_name: 'Carl Cole', email: 'carl@mail.example' },
    ],
  });
  await open('?sort=name&at=1');
  await screen.findByText('1 of 3');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Bert Brown', level: 1 });
  await screen.findByText('2 of 3');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Carl Cole', level: 1 });
  await screen.findByText('3 of 3');
  expect((await button('Next candidate')).hasAttribute('disabled')).toBe(true);
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: 'Bert Brown', level: 1 });
});

test('who is decided about leaves the list, and nobody behind is passed over', async () => {
  await call('POST', `/workspaces/${ids.workspace_id}/applications`, {
    candidates: [
      { full_name: 'Bert Brown', email: 'bert@mail.example' },
      { full_name: 'Carl Cole', email: 'carl@mail.example' },
    ],
  });
  await open('?sort=name&status=active&at=1');
  await screen.findByText('1 of 3');
  await userEvent.keyboard('d');
  const form = within(await screen.findByRole('form', { name: 'Decision' }));
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Reason' }), 'No reply');
  await userEvent.click(form.getByRole('button', { name: 'Reject' }));
  await screen.findByText('1 of 2');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Bert Brown', level: 1 });
});

test('somebody of another company is missing', async () => {
  const stranger = await createAccount(pages.server, 'recruiter');
  await openHiring(pages.server, stranger);
  await pages.visit(`/recruiter${path}`, stranger);
  await screen.findByRole('heading', { name: 'This candidate could not be loaded' });
});

test('the company’s candidates are listed, searched and opened', async () => {
  await call('POST', `/workspaces/${ids.workspace_id}/applications`, {
    candidates: [{ full_name: 'Bert Brown', email: 'bert@mail.example', tags: ['navy'] }],
  });
  await pages.visit('/recruiter/candidates');
  const table = await screen.findByRole('table', { name: 'Candidates' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'Name', 'Email', 'Workspaces', 'Stage', 'Last activity']);
  await userEvent.type(screen.getByRole('searchbox'), 'navy');
  await waitFor(() => expect(within(table).queryByText('Ada Byron')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Bert Brown' }));
  await screen.findByRole('heading', { name: 'Bert Brown', level: 1 });
});

test('who is in no workspace is told so', async () => {
  await pages.signIn('recruiter');
  await pages.visit('/recruiter/candidates');
  await screen.findByRole('heading', { name: 'No candidates yet' });
});

test('the next step leads on: to an interview for who is to be invited', async () => {
  await open();
  const next = await screen.findByRole('link', { name: 'Invite' });
  expect(next.getAttribute('href')).toBe(`/recruiter/workspaces/${ids.workspace_id}/interviews/new`);
  const { _id } = await freezeInterview(pages.server, pages.account, ids.workspace_id);
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await screen.findByText(/^With candidate/);
  const interviews = await call<HiringInvitationPage>(
    'GET',
    `/workspaces/${ids.workspace_id}/interviews/${_id}/invitations`,
  );
  expect(interviews.body.total).toBe(1);
});

test('where a decision is next, its button opens the form', async () => {
  await open('#decide');
  await panel('Decision').findByRole('button', { name: 'Cancel' });
});
