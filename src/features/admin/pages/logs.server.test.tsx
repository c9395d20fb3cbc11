// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let ada: TestAccount;

beforeEach(async () => {
  await pages.signIn('admin');
  ada = await createAccount(pages.server);
});

const act = (action: 'suspend' | 'restore', reason: string) =>
  pages.ask('POST', `/api/v1/admin/users/${ada.userId}/actions`, { action, reason });
const table = async () => within(await screen.findByRole('table', { name: 'Audit log' }));

test('an entry tells who did what, why, and what changed; it is found by address', async () => {
  await act('suspend', 'Shared the questions');
  await act('restore', 'It was somebody else');
  await pages.visit(`/admin/logs?q=${ada.email}`);
  const log = await table();
  expect(log.getAllByRole('row')).toHaveLength(3);
  log.getByText('It was somebody else');
  await userEvent.click(log.getAllByRole('button', { name: /^Open entry/ })[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Shared the questions');
  const changes = within(dialog.getByRole('table', { name: 'Changes' }));
  changes.getByRole('row', { name: 'is_active true false' });
});

test('nothing that matches leads back to all', async () => {
  await act('suspend', 'Shared the questions');
  await pages.visit('/admin/logs?q=nobody@mail.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await table();
});

test('the chain is verified, and a changed entry is found', async () => {
  await act('suspend', 'Shared the questions');
  await pages.visit('/admin/logs');
  await userEvent.click(await screen.findByRole('button', { name: 'Verify chain' }));
  await waitFor(() => screen.getByText(/^Chain whole up to entry \d+, verified/), { timeout: 10_000 });
  const { db } = pages.server;
  await db.execute(sql`alter table audit_entries disable trigger user`);
  await db.execute(
    sql`update audit_entries set body = replace(body, 'suspended', 'restored') where number = (select max(number) from audit_entries)`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verify chain' }));
  await waitFor(() => screen.getByText(/^Entry \d+ was changed\.$/), { timeout: 10_000 });
  screen.getByText(/^Chain broken/);
});

test('a failed job is tried again, with a reason', async () => {
  const { db } = pages.server;
  await db.execute(sql`insert into pgboss.job (name, state, output, completed_on)
    values ('sweep-sound', 'failed', '{"message":"The disk was full"}', now())`);
  await pages.visit('/admin/logs?tab=jobs');
  const jobs = within(await screen.findByRole('table', { name: 'Failed jobs' }));
  jobs.getByText('The disk was full');
  await userEvent.click(jobs.getByRole('button', { name: 'Try again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'There is room again');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Job waits for its turn');
  await screen.findByText('No failed jobs');
});
