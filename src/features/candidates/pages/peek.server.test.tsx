// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let workspaceId: string;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  ({ workspace_id: workspaceId } = await openHiring(pages.server, recruiter));
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example', phone: '+1 555 0100' }];
  await callAs(pages.server, recruiter)('POST', `/workspaces/${workspaceId}/applications`, { candidates });
});

test('Space looks at a row, the arrows go on to the next, Escape closes it', async () => {
  await pages.visit('/recruiter/candidates?sort=-name');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  await userEvent.keyboard('{ArrowDown} ');
  const panel = within(await screen.findByRole('complementary', { name: 'Grace Hopper' }));
  await panel.findByText('+1 555 0100');
  await panel.findByText(/Added/);
  expect(window.location.search).toContain('peek=');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Grace Hopper' }));
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('complementary', { name: 'Ada Byron' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(window.location.search).toBe('?sort=-name');
  await userEvent.click(screen.getByRole('cell', { name: 'grace@mail.example' }));
  await screen.findByRole('complementary', { name: 'Grace Hopper' });
});

test('a card of the board is looked at, too', async () => {
  await pages.visit(`/recruiter/workspaces/${workspaceId}`);
  (await screen.findByRole('link', { name: 'Grace Hopper' })).focus();
  await userEvent.keyboard(' ');
  const panel = within(await screen.findByRole('complementary', { name: 'Grace Hopper' }));
  await panel.findByText('Ward nurse');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('Ctrl+K leads to pages, does what the page does, and finds candidates', async () => {
  await pages.visit('/recruiter/workspaces');
  await screen.findByRole('link', { name: 'Ward nurse' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search pages/ });
  await screen.findByRole('option', { name: /^New workspace/ });
  await userEvent.type(field, 'hop');
  await screen.findByRole('option', { name: 'Grace Hopper Ward nurse' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: /Grace Hopper/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'xyz');
  await screen.findByText('Nothing matches “xyz”.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search pages/ })).toBeNull());
});
