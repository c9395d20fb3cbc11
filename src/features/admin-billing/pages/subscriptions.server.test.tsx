// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { giveInvoice } from '../../../../tests/support/plans.ts';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  await pages.signIn('admin');
});

test('a subscription is found, credited and canceled, and its history says why', async () => {
  const owner = await createAccount(pages.server, 'recruiter');
  await openHiring(pages.server, owner);
  await giveInvoice(pages.server, owner);
  await pages.visit('/admin/subscriptions?status=active');
  await userEvent.click(
    (await screen.findAllByRole('link', { name: 'Analytical Engines' }))[0] as HTMLElement,
  );
  await screen.findByText('paid, version 1 · Active');
  await press('Add credit');
  const credit = within(await screen.findByRole('dialog', { name: 'Add credit: Analytical Engines' }));
  await userEvent.type(credit.getByLabelText('Amount in EUR'), 'ten');
  await userEvent.type(credit.getByLabelText('Reason'), 'Outage in May');
  await userEvent.click(credit.getByRole('button', { name: 'Add credit' }));
  expect(credit.getAllByText('Enter an amount, as 29.00.').length).toBeGreaterThan(0);
  await userEvent.clear(credit.getByLabelText('Amount in EUR'));
  await userEvent.type(credit.getByLabelText('Amount in EUR'), '10.50');
  await userEvent.click(credit.getByRole('button', { name: 'Add credit' }));
  await screen.findByText('€10.50');
  await press('Cancel now');
  const cancel = within(await screen.findByRole('alertdialog', { name: /^Cancel now/ }));
  await userEvent.type(cancel.getByLabelText('Reason'), 'Closed the company');
  await userEvent.click(cancel.getByRole('button', { name: 'Cancel now' }));
  await screen.findByText('paid, version 1 · Canceled');
  expect((await screen.findAllByText('Closed the company')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('Outage in May')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Cancel now' })).toBeNull();
});
