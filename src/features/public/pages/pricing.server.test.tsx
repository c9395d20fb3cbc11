// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pricingText } from '../../../../server/modules/billing/pricing-text.ts';
import { planVersions } from '../../../../server/platform/database/schema/index.ts';
import { openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { addPlan, giveInvoice } from '../../../../tests/support/plans.ts';

const pages = servePages();
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the published plans are compared by audience and interval, and one’s own is marked', async () => {
  const owner = await pages.signIn('recruiter');
  await addPlan(pages.server, 'team', {
    prices: [
      { currency: 'EUR', interval: 'month', amount: 4900 },
      { currency: 'EUR', interval: 'year', amount: 49_000 },
    ],
  });
  await pages.server.db.update(planVersions).set({ name: 'Team <b>' }).where(eq(planVersions.id, 'team-1'));
  window.localStorage.clear();
  await pages.open('/pricing');
  const team = await card('Team <b>');
  team.getByText('€49.00 a month');
  expect(team.getByRole('link').getAttribute('href')).toMatch(/^\/auth\/recruiter\/register\?next=/);
  await userEvent.click(screen.getByRole('button', { name: 'Yearly' }));
  (await card('Team <b>')).getByText('€490.00 a year');
  await userEvent.click(screen.getByRole('button', { name: 'For candidates' }));
  (await card('Free')).getByText('Practice interviews a month');
  expect(screen.queryByRole('region', { name: 'Team <b>' })).toBeNull();

  await openHiring(pages.server, owner);
  await giveInvoice(pages.server, owner);
  await pages.visit('/pricing');
  await (await card('paid')).findByText('Your plan');
  expect(await pricingText(pages.server.db)).toContain('<strong>Team &lt;b></strong>: €49.00 a month');
});

test('a candidate sees their plan and its use in the settings', async () => {
  await pages.signIn('candidate');
  await pages.visit('/candidate/settings?tab=plan');
  await screen.findByText('Free · Active');
  await screen.findByText('Practice interviews this month');
  expect(screen.queryByRole('button', { name: 'Choose a plan' })).toBeNull();
});
