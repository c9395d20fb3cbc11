// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CompanyHiringDefaults } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();

test('an owner changes what hiring begins with; a member reads it', async () => {
  const owner = await pages.signIn('recruiter');
  const ids = await openHiring(pages.server, owner);
  await pages.visit('/recruiter/settings?tab=hiring');
  await user.type(await screen.findByLabelText('Time zone'), 'Nowhere/Land');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await user.click(screen.getByLabelText(day));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Choose a working day.')).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText('Sun'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Choose a time zone.')).length).toBeGreaterThan(0);
  const days = screen.getByLabelText('Days to review a session');
  await user.clear(days);
  await user.type(days, '31{Enter}');
  expect((await screen.findAllByText('Enter 1 to 30 days.')).length).toBeGreaterThan(0);
  await user.clear(days);
  await user.type(days, '5');
  await user.clear(screen.getByLabelText('Time zone'));
  await user.type(screen.getByLabelText('Time zone'), 'Asia/Jerusalem{Enter}');
  const stored = async () =>
    (await callAs(pages.server, owner)<CompanyHiringDefaults>('GET', '/company/hiring-defaults')).body
      .defaults;
  await waitFor(async () =>
    expect(await stored()).toEqual({
      time_zone: 'Asia/Jerusalem',
      working_days: [7],
      days_to_rate: 5,
      notes_signals: true,
      camera: 'none',
    }),
  );

  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, owner, colleague, ids, 'lead');
  await pages.visit('/recruiter/settings?tab=hiring', colleague);
  expect((await screen.findByLabelText<HTMLInputElement>('Time zone')).value).toBe('Asia/Jerusalem');
  expect(screen.getByLabelText('Time zone').closest('fieldset[disabled]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
