// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { PlanList } from '../../../../openapi/gen/types.gen.ts';
import { auditEntries } from '../../../../server/platform/database/schema/index.ts';
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

async function because(name: RegExp, confirm: string) {
  const dialog = within(await screen.findByRole(/^Void/.test(confirm) ? 'alertdialog' : 'dialog', { name }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed with the board');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

test('a plan is drafted, published with a reason, and changed by a new version only', async () => {
  await pages.visit('/admin/subscription-plans');
  await press('New plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'New plan' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Team');
  await userEvent.type(dialog.getByLabelText('Price a month'), '29.5');
  await userEvent.type(dialog.getByLabelText('Seats'), '5');
  await userEvent.type(dialog.getByLabelText('Minutes of speech a month'), '600');
  await userEvent.type(dialog.getByLabelText('Storage in MB'), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  await dialog.findAllByText('Enter 1 or more, or nothing.');
  await userEvent.clear(dialog.getByLabelText('Storage in MB'));
  await userEvent.type(dialog.getByLabelText('Storage in MB'), '5000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  await press('Publish Team, version 1');
  await because(/^Publish Team, version 1/, 'Publish');
  await screen.findByRole('button', { name: 'New version Team, version 1' });
  expect(screen.getAllByText('$29.50 a month').length).toBeGreaterThan(0);
  const offered = await fetch(`${pages.server.url}/api/v1/plans?audience=recruiter`);
  expect(((await offered.json()) as PlanList).items.find(({ name }) => name === 'Team')?.limits).toEqual({
    ...{ interviews: null, workspaces: null, seats: 5 },
    ...{ speech_minutes: 600, storage_megabytes: 5000 },
  });
  const [entry] = await pages.server.db.select().from(auditEntries);
  expect(entry).toMatchObject({ action: 'plan.published', actorId: pages.account.userId });
});

test('an invoice that was paid by transfer is marked paid, with a reason', async () => {
  const owner = await createAccount(pages.server, 'recruiter');
  await openHiring(pages.server, owner);
  await giveInvoice(pages.server, owner);
  await pages.visit('/admin/billing');
  await screen.findByText('Open: €29.00');
  await press(/^Mark paid INV-/);
  await because(/^Mark paid: INV-/, 'Mark paid');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark paid INV-/ })).toBeNull());
  await waitFor(() => expect(screen.queryByText('Open: €29.00')).toBeNull());
  await press(/^Refund INV-/);
  const refund = within(await screen.findByRole('dialog', { name: /^Refund: INV-/ }));
  await userEvent.clear(refund.getByLabelText('Amount in EUR'));
  await userEvent.type(refund.getByLabelText('Amount in EUR'), '30');
  await userEvent.type(refund.getByLabelText('Reason'), 'Charged by mistake');
  await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
  expect(refund.getAllByText('Enter at most €29.00.').length).toBeGreaterThan(0);
  await userEvent.clear(refund.getByLabelText('Amount in EUR'));
  await userEvent.type(refund.getByLabelText('Amount in EUR'), '9');
  await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getAllByRole('link', { name: 'INV-000001' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Invoice INV-000001' });
  await screen.findByText(/^€9.00 refunded, /);
  screen.getByRole('button', { name: 'Download PDF of CN-000001' });
  screen.getByRole('button', { name: 'Download PDF' });
  await pages.visit('/admin/billing?tab=revenue');
  await screen.findByText('€29.00 before tax');
  expect(screen.getAllByText('€9.00').length).toBeGreaterThan(0);
});
