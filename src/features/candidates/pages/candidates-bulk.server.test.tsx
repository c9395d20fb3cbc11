// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CompanyCandidatePage, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { applications } from '../../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let ids: Awaited<ReturnType<typeof openHiring>>;
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  ids = await openHiring(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example', tags: ['York'] }];
  await call('POST', `/workspaces/${ids.workspace_id}/applications`, { candidates });
  await pages.visit('/recruiter/candidates');
  await screen.findByRole('link', { name: 'Grace Hopper' });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const selectAll = async () => {
  const [all] = await screen.findAllByRole('checkbox', { name: 'Select all on this page' });
  await userEvent.click(all as HTMLElement);
};
const listed = async () => (await call<CompanyCandidatePage>('GET', '/candidates?sort=name')).body.items;

test('a tag is given to several by keys alone, and taken back', async () => {
  await userEvent.keyboard('{ArrowDown}x{ArrowDown}x');
  await screen.findByText('2 of 2 selected');
  await press('Tag…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 candidates' }));
  await userEvent.keyboard('{Enter}');
  await dialog.findAllByText('Enter a tag.');
  await userEvent.keyboard('York');
  dialog.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('1 candidate: tag “York” added.');
  await waitFor(() => expect(screen.queryByText('2 of 2 selected')).toBeNull());
  expect((await listed()).map(({ tags }) => tags)).toEqual([['York'], ['York']]);
  await userEvent.keyboard('z');
  await screen.findByText('1 candidate: tag “York” removed.');
  expect((await listed()).map(({ tags }) => tags)).toEqual([[], ['York']]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('several are written to, as the preview shows', async () => {
  await selectAll();
  await press('Email…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email 2 candidates' }));
  await userEvent.type(dialog.getByLabelText('Subject'), 'News');
  await userEvent.click(dialog.getByLabelText('Text'));
  await userEvent.paste('Dear {nmae}, there is news.');
  await dialog.findByText('Not ready to send yet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2' }));
  await dialog.findAllByText('Line 1: {nmae} is no variable.');
  await userEvent.clear(dialog.getByLabelText('Text'));
  await userEvent.click(dialog.getByLabelText('Text'));
  await userEvent.paste('Dear {name}, there is news of {title}.');
  await dialog.findByText(/there is news of Ward nurse/);
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await screen.findByText('2 candidates emailed.');
  const { text } = await pages.server.mailTo('grace@mail.example');
  expect(text).toContain('Dear Grace Hopper, there is news of Ward nurse.');
});

test('who has no open application is named and left out before it is sent', async () => {
  const ended = { status: 'rejected', endedAt: new Date() } as const;
  await pages.server.db.update(applications).set(ended).where(eq(applications.id, ids.application_id));
  await pages.visit('/recruiter/candidates');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  await selectAll();
  await press('Email…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email 1 candidate' }));
  dialog.getByText('Left out: Ada Byron (no open application).');
  await userEvent.type(dialog.getByLabelText('Subject'), 'News');
  await userEvent.type(dialog.getByLabelText('Text'), 'There is news.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 1' }));
  await screen.findByText('1 candidate emailed. Left out: Ada Byron (no open application).');
});

test('those who are selected are stored as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:candidates';
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /Grace Hopper/ }));
  await screen.findByText('1 of 2 selected');
  const bar = within(await screen.findByRole('group', { name: 'Selected' }));
  await userEvent.click(await bar.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^.?Name,Email,[^\r]*\r\nGrace Hopper,[^\r]*\r\n$/);
});

test('several are added to another workspace; who is there stays', async () => {
  const { body: other } = await call<Workspace>('POST', '/workspaces', {
    ...nurseWorkspace,
    title: 'Night ward',
  });
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }];
  await call('POST', `/workspaces/${other._id}/applications`, { candidates });
  await pages.visit('/recruiter/candidates');
  await selectAll();
  await press('Add to workspace…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 candidates to a workspace' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2' }));
  await dialog.findAllByText('Choose a workspace.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Workspace' }), 'Night ward');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2' }));
  await screen.findByText('1 candidate added to Night ward. 1 is there already.');
  expect((await listed()).map(({ applications }) => applications.length)).toEqual([2, 2]);
});

test('two are compared and merged, and are two again', async () => {
  await selectAll();
  await press('Merge…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge these candidates?' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Ada Byron' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText(/ merged\.$/);
  expect((await listed()).map(({ full_name }) => full_name)).toEqual(['Ada Byron']);
  await press('Undo');
  await screen.findByText('They are two candidates again.');
  expect(await listed()).toHaveLength(2);
  // Of one alone there is nothing to merge.
  await userEvent.keyboard('{ArrowDown}x');
  await screen.findByText('1 of 2 selected');
  expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
});

test('who works with nobody selects nobody', async () => {
  const manager = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, pages.account, manager, ids, 'hiring_manager');
  await pages.visit('/recruiter/candidates', manager);
  await screen.findByRole('link', { name: 'Grace Hopper' });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
