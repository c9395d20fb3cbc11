// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { SettingsList } from '../../../openapi/gen/types.gen.ts';
import { interviewSessions, interviews, reports } from '../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../tests/support/pages.tsx';

/** Of the window's own origin: the server of this process asks with the window's `fetch`, which knows no other. */
function serveModel(app: FastifyInstance) {
  app.get('/ai/v1/models', () => ({ data: [{ id: 'small-model' }] }));
  app.post('/ai/v1/chat/completions', () => ({ choices: [{ message: { content: '{"sum": 42}' } }] }));
}

const pages = servePages({
  env: { settingsKey: 'a-key-of-this-test-that-is-long-enough' },
  extend: serveModel,
});
const address = () => `${pages.server.url}/ai/v1`;
const user = userEvent.setup();

async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

test('an administrator tries an endpoint, saves it with a reason, and it is used', async () => {
  await pages.signIn('admin');
  await pages.visit('/admin/settings?tab=ai');
  await user.selectOptions(await screen.findByLabelText('Service'), 'Another OpenAI-compatible endpoint');
  await fill('Address', 'nonsense');
  await fill('Model that evaluates', 'small-model');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/Enter an address such as/)).toBeTruthy();

  await fill('Address', address());
  await fill('API key', 'sk-secret-of-this-test');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  const [table] = await screen.findAllByRole('table', { name: 'Test of the endpoint' });
  const row = within(table as HTMLElement)
    .getByText('JSON schema')
    .closest('tr') as HTMLElement;
  expect(within(row).getByText('Works')).toBeTruthy();
  expect(within(row).getByText('{"sum": 42}')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Say why, for the audit log.')).length).toBeGreaterThan(0);
  await fill('Reason for the change', 'We have a contract now');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { items } = await pages.ask<SettingsList>('GET', '/api/v1/admin/settings');
    expect(items.find(({ section }) => section === 'ai')).toMatchObject({
      version: 1,
      values: { base_url: address(), model: 'small-model' },
      secrets: [{ name: 'api_key', state: 'set' }],
    });
  });
  expect(await screen.findByText('Stored. Leave empty to keep it.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('');

  // What is wrong stays in the form, beside its field.
  await fill('Model that evaluates', '');
  await fill('Reason for the change', 'By mistake');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter the model that evaluates answers.')).length).toBeGreaterThan(0);
});

test('an earlier version is retired with a reason, once it was said who waits; its rounds are evaluated again', async () => {
  const { server } = pages;
  const candidate = await createAccount(server);
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const { sessionId, interviewId } = await completedInterview(server, recruiter, { workspaceId, candidate });
  const versions = () => server.db.$count(reports, eq(reports.sessionId, sessionId));
  await waitFor(async () => expect(await versions()).toBe(1));
  const ai = {
    model: 'former-model',
    host: 'former.example',
    temperature: 0,
    prompt_version: '1',
    configuration: 99,
  };
  const engine = { name: 'llm', label: 'AI', version: '1.0.0', reason: 'AI is configured', ai } as const;
  await server.db.update(interviews).set({ engine }).where(eq(interviews.id, interviewId));

  await pages.signIn('admin');
  await pages.visit('/admin/settings?tab=ai');
  await user.click(await screen.findByRole('button', { name: 'Retire former-model, former.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire former-model' }));
  expect(within(dialog.getByRole('list', { name: 'Interviews' })).getByText(/1 evaluated/)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  dialog.getAllByText('Say why, in three characters or more.');
  await user.type(dialog.getByLabelText('Reason'), 'The contract ends');
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.queryByText('Earlier versions in use')).toBeNull());
  await waitFor(async () => expect(await versions()).toBe(2), { timeout: 10_000 });

  // How far a round is.
  const setStatus = (status: 'evaluating' | 'reported') =>
    server.db.update(interviewSessions).set({ status }).where(eq(interviewSessions.id, sessionId));
  await setStatus('evaluating');
  const progress = /^Ward nurse, .*: 0 of 1 evaluated$/;
  const wait = { timeout: 10_000 };
  await screen.findByText(progress, {}, wait);
  screen.getByRole('progressbar', { name: progress });
  await setStatus('reported');
  await waitFor(() => expect(screen.queryByText(progress)).toBeNull(), wait);
});

test('a recruiter has no such page', async () => {
  await pages.signIn('recruiter');
  await pages.visit('/admin/settings?tab=ai');
  expect(await screen.findByText('403')).toBeTruthy();
});
