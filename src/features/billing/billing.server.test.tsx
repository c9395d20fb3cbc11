// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { addPlan } from '../../../tests/support/plans.ts';
import { press } from '../../../tests/support/press.ts';

const pages = servePages();

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  await openHiring(pages.server, await pages.signIn('recruiter'));
});

test('a company sees its plan, the price before it changes, and its invoice; and cancels', async () => {
  await addPlan(pages.server, 'Team', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 1500 }],
    isPerSeat: true,
  });
  await pages.visit('/recruiter/billing');
  await screen.findByText('Free · Active');
  await screen.findByText('No invoices yet');
  await press('Choose a plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await dialog.findByText('Due now: €30.00');
  await userEvent.clear(dialog.getByLabelText('Seats'));
  await userEvent.type(dialog.getByLabelText('Seats'), '1');
  await dialog.findByText('Due now: €15.00');
  await userEvent.clear(dialog.getByLabelText('Seats'));
  await userEvent.type(dialog.getByLabelText('Seats'), '3');
  await dialog.findByText('Due now: €45.00');
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await screen.findByText('Team · Active');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /^INV-/ }));
  await screen.findByRole('heading', { level: 1, name: /^Invoice INV-/ });
  await screen.findByText('Analytical Engines');
  await userEvent.click(screen.getByRole('link', { name: 'All invoices' }));
  await press('Cancel plan');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel plan' }));
  await screen.findByText('Team · Ends with its period');
  await press('Keep plan');
  await screen.findByText('Team · Active');
});
