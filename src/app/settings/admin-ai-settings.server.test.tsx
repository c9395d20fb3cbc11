// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { SettingsList } from '../../../openapi/gen/types.gen.ts';
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

test('a recruiter has no such page', async () => {
  await pages.signIn('recruiter');
  await pages.visit('/admin/settings?tab=ai');
  expect(await screen.findByText('403')).toBeTruthy();
});
