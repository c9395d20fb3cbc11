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

test('what the server found wrong is read, and follows live', async () => {
  const { app, logStore } = pages.server;
  app.log.error({ err: new Error('The disk was full'), queue: 'sweep-sound' }, 'A job failed\u202e');
  await logStore.flush();
  await pages.visit('/admin/logs?tab=system');
  const log = within(await screen.findByRole('table', { name: 'System log' }));
  log.getByText('A job failed⟨U+202E⟩');
  await userEvent.click(log.getByRole('button', { name: /^Open: A job failed/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Error: The disk was full');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Live' }));
  app.log.warn('Something new');
  await waitFor(() => log.getByText('Something new'), { timeout: 5000 });
});

test('AI calls are filtered by outcome, mail is found by its recipient', async () => {
  const { logStore } = pages.server;
  const call = { task: 'judgement', host: 'ai.example', model: 'small-model', milliseconds: 1234 };
  logStore.noteCall({ ...call, outcome: 'answered', promptTokens: 900, completionTokens: 80 });
  logStore.noteCall({ ...call, outcome: 'refused', reason: 'It answered 401.' });
  await logStore.flush();
  await pages.visit('/admin/logs?tab=ai');
  const calls = within(await screen.findByRole('table', { name: 'AI calls' }));
  calls.getByText('900');
  await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'Not answered');
  await waitFor(() => expect(calls.queryByText('Answered')).toBeNull());
  calls.getByText('Refused: It answered 401.');
  const other = await createAccount(pages.server);
  await pages.server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/forgot-password',
    payload: { email: other.email },
  });
  await pages.server.mailTo(other.email);
  await waitFor(() => pages.visit(`/admin/logs?tab=mail&q=${other.email}`));
  const mail = within(await screen.findByRole('table', { name: 'Email log' }));
  mail.getByText(other.email);
  mail.getByText('Sent');
});
