// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepFigures } from '../../../../server/modules/admin/analytics/figures-service.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

test('figures stand beside their bars, and too few of them say so', async () => {
  await pages.signIn('admin');
  for (let index = 0; index < 4; index++) await createAccount(pages.server);
  const count = () => keepFigures({ db: pages.server.db, now: () => new Date() });
  await count();
  await pages.visit('/admin/analytics');
  const funnel = within(await screen.findByRole('table', { name: 'Funnel' }));
  funnel.getByRole('row', { name: 'Registered 4 Not enough data' });
  await createAccount(pages.server);
  await count();
  await userEvent.selectOptions(screen.getByLabelText('Range'), 'Last 30 days');
  await screen.findByRole('row', { name: 'Verified 5 100%' });
  expect(window.location.search).toBe('?days=30');
  expect(screen.getAllByText('Not enough data.')).toHaveLength(7);
});
