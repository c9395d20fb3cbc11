// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { addPlan } from '../../../tests/support/plans.ts';
import { press } from '../../../tests/support/press.ts';
import { type StripeServer, startStripeServer } from '../../../tests/support/stripe-server.ts';

const stripe: StripeServer = await startStripeServer();
const pages = servePages({ env: { stripe: stripe.settings } });

beforeAll(() => {
  stripe.webhook = pages.server.url;
});
afterAll(() => stripe.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  await openHiring(pages.server, await pages.signIn('recruiter'));
});

test('a company goes to pay, comes back before the payment is confirmed, and sees its plan once it is', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await addPlan(pages.server, 'Team', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 1500 }],
    isPerSeat: true,
  });
  await pages.visit('/recruiter/billing');
  await press('Choose a plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await dialog.findByText('Due now: €30.00');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/pay/')));
  await pages.visit('/recruiter/billing?checkout=done');
  await screen.findByText('Your payment is being confirmed. Your plan changes once it is.');
  await stripe.pay(String(assign.mock.calls[0]?.[0]));
  await screen.findByText('Team · Active');
  await screen.findByText('You’re on Team.');
  expect(screen.queryByText(/being confirmed/)).toBeNull();
  await press('Payment method');
  await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith(expect.stringContaining('/portal/')));
  await userEvent.click(await screen.findByRole('link', { name: 'STRIPE-0001' }));
  await screen.findByText('Analytical Engines');
  expect(screen.queryByText(/bank transfer/)).toBeNull();
});

test('an administrator sees how customers pay, where Stripe tells it, and since when it does not answer', async () => {
  await pages.signIn('admin');
  await pages.visit('/admin/billing?tab=payments');
  await screen.findByText('By card through Stripe, in test mode');
  screen.getByText(/\/api\/v1\/billing\/stripe-events$/);
  screen.getByText('Working');
  for (const secret of [stripe.settings.secretKey, stripe.settings.webhookSecret])
    expect(document.body.textContent).not.toContain(secret);
});

test('a provider that does not answer is named where the plan is, and nothing is changed', async () => {
  await addPlan(pages.server, 'Crew', { prices: [{ currency: 'EUR', interval: 'month', amount: 900 }] });
  await pages.visit('/recruiter/billing');
  await press('Choose a plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await dialog.findByText(/^Due now/);
  stripe.trouble = 'down';
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  await dialog.findByText(/The payment provider does not answer\. Try again in a few minutes/);
  await pages.visit('/recruiter/billing');
  await screen.findByText(/The payment provider doesn’t answer at the moment/);
  await screen.findByText('Free · Active');
  stripe.trouble = null;
});
