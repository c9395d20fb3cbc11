// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Overview } from '../../../../openapi/gen/types.gen.ts';
import { renderPage, stubOfEachTest, withQueries } from '../../../testing/render-page.tsx';
import { AdminDashboardPage } from './dashboard-page.tsx';

const pathFor = (days: number) => `/api/v1/admin/overview?days=${days}`;

const overview: Overview = {
  alerts: [],
  accounts: [
    { role: 'candidate', active: 1200, unverified: 3, deactivated: 4 },
    { role: 'recruiter', active: 0, unverified: 0, deactivated: 0 },
    { role: 'admin', active: 1, unverified: 0, deactivated: 0 },
  ],
  days: [
    { date: '2026-11-19', sign_ins: 5, failed_sign_ins: 2, interviews_started: 0, interviews_completed: 0 },
    { date: '2026-11-20', sign_ins: 7, failed_sign_ins: 0, interviews_started: 0, interviews_completed: 0 },
  ],
  evaluations: { waiting: 11, running: 12, failed: 13 },
  mails: { waiting: 0, running: 0, failed: 0 },
  failed_jobs: [],
  counted_at: '2026-11-20T10:42:00Z',
};
const failedJob = {
  _id: 'j1',
  queue: 'evaluate-session',
  failed_at: '2026-11-20T10:00:00Z',
  attempts: 5,
  reason: 'job timed out',
};

const stub = stubOfEachTest();

function open(search = '') {
  return renderPage(withQueries(<AdminDashboardPage />), {
    origin: stub.origin,
    url: `/admin/dashboard${search}`,
  });
}

const answer = (days: number, change: Partial<Overview> = {}) =>
  stub.reply(pathFor(days), { status: 200, body: { ...overview, ...change } });

test('shows every number', async () => {
  answer(14);
  open();
  const accounts = await screen.findByRole('table', { name: 'Accounts by role' });
  const [, candidates] = within(accounts).getAllByRole('row');
  expect(candidates?.textContent).toBe(['Candidates', '1,200', '3', '4', '1,207'].join(''));
  const [signIns, failures, started] = screen.getAllByRole('figure');
  expect(signIns?.textContent).toMatch(/^Sign-ins12.*At most 7 a day/);
  expect(failures?.textContent).toMatch(/^Failed sign-ins2.*At most 2 a day/);
  expect(started?.textContent).toMatch(/^Interviews started0.*None/);
  for (const text of ['11', '12', '13']) expect(screen.getByText(text, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/No job has been given up/)).toBeTruthy();
  expect(screen.getByText(/^Counted/)).toBeTruthy();
});

test('says what has to be mended, and where', async () => {
  answer(14, {
    alerts: [
      { kind: 'ai', since: '2026-11-20T10:00:00Z', count: null },
      { kind: 'mail', since: null, count: 3 },
    ],
  });
  open();
  const alerts = await screen.findByRole('region', { name: 'Alerts' });
  const [ai, mail] = within(alerts).getAllByRole('listitem');
  expect(ai?.textContent).toContain('can’t be used, since');
  expect(
    within(ai as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin/settings?tab=ai');
  expect(mail?.textContent).toContain('could not be sent: 3');
});

test('has every number of the days in a table, newest first', async () => {
  answer(14);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const table = await screen.findByRole('table', { name: 'Sign-ins and interviews by day' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([expect.stringMatching(/20.*7000$/), expect.stringMatching(/19.*5200$/)]);
});

test('counts the days that the address asks for', async () => {
  answer(90);
  answer(7);
  open('?days=90');
  expect((await screen.findByRole('link', { current: true })).textContent).toBe('90 days');
  await userEvent.click(await screen.findByRole('link', { name: '7 days' }));
  expect(screen.getByTestId('address').textContent).toBe('/admin/dashboard?days=7');
  await waitFor(() => expect(stub.received.map(({ path }) => path)).toEqual([pathFor(90), pathFor(7)]));
});

test('lists what was given up, and why', async () => {
  answer(14, { failed_jobs: [failedJob, { ...failedJob, _id: 'j2', queue: 'new-kind', reason: '' }] });
  open();
  const table = await screen.findByRole('table', { name: 'Failed jobs' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/^Evaluation of an interview.*5job timed out$/);
  expect(second?.textContent).toMatch(/^new-kind.*5Not recorded$/);
});

test('a failure stands in its place and can be tried again', async () => {
  stub.reply(pathFor(14), { status: 500, body: { detail: 'Broken.' } });
  const { stores } = open();
  await screen.findByText('The numbers could not be counted');
  expect(stores.notifications.items).toMatchObject([{ title: 'Error 500', message: 'Broken.' }]);
  answer(14);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Accounts by role' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refresh that fails leaves the numbers', async () => {
  answer(14);
  open();
  await screen.findByRole('table', { name: 'Accounts by role' });
  stub.reply(pathFor(14), { status: 503, body: { detail: 'Busy.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('The numbers could not be counted');
  expect(screen.getByRole('table', { name: 'Accounts by role' })).toBeTruthy();
});
