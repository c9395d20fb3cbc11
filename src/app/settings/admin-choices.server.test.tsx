// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SettingsList } from '../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();

async function save(reason: string) {
  await user.type(screen.getByLabelText('Reason for the change'), reason);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const stored = async (section: string) => {
  const { items } = await pages.ask<SettingsList>('GET', '/api/v1/admin/settings');
  return items.find((one) => one.section === section)?.values;
};

test('an administrator chooses how long things are kept; what is wrong is said beside its field', async () => {
  await pages.signIn('admin');
  await pages.visit('/admin/settings?tab=retention');
  const months = await screen.findByLabelText<HTMLInputElement>('Ended applications, months');
  await user.clear(months);
  await user.type(months, '6');
  await save('A policy of ours');
  expect((await screen.findAllByText('Enter a whole number from 12 to 48.')).length).toBeGreaterThan(0);
  expect(await stored('retention')).toMatchObject({ application_months: 12 });
  await user.clear(months);
  await user.type(months, '24');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await stored('retention')).toMatchObject({ application_months: 24 }));
});

test('what is switched off is offered nowhere, and what was begun goes on', async () => {
  const practicing = await pages.signIn();
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'practice', ...choice });
  await pages.signIn('admin');
  await pages.visit('/admin/settings?tab=features');
  for (const label of [
    'New candidates without an invitation',
    'A question to try on the home page',
    'Practice interviews',
  ])
    await user.click(await screen.findByLabelText(label));
  await save('We hire by invitation');
  await waitFor(async () =>
    expect(await stored('features')).toMatchObject({ trial: false, practice: false }),
  );

  window.localStorage.clear();
  await pages.open('/auth/candidate/register');
  expect(await screen.findByText('New accounts are by invitation only here.')).toBeTruthy();
  await pages.open('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Try a real question')).toBeNull();
  await pages.visit('/candidate/interviews/practice', practicing);
  expect(await screen.findByText('New practice interviews are switched off here.')).toBeTruthy();
  const begun = within(screen.getByRole('region', { name: 'Continue' })).getByRole('link');
  expect(begun.getAttribute('href')).toContain(_id);
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});

test('an announcement reaches pages that are open', async () => {
  await pages.signIn('admin');
  await pages.visit('/admin/users');
  await screen.findByRole('heading', { level: 1 });
  const path = '/api/v1/admin/content/announcement/banner';
  await pages.ask('PUT', `${path}/draft`, { values: { text: 'Down on Sunday', link: '' }, revision: 0 });
  await pages.ask('POST', `${path}/publication`, { revision: 1, reason: 'We move to a new machine' });
  document.dispatchEvent(new Event('visibilitychange'));
  const banner = await screen.findByRole('complementary', { name: 'Announcement' });
  expect(banner.textContent).toContain('Down on Sunday');
});
