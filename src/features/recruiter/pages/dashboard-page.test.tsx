// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, stubOfEachTest, withQueries } from '../../../testing/render-page.tsx';
import { RecruiterDashboardPage } from './dashboard-page.tsx';

const EVENTS = '/api/v1/account/events?group=sign_ins&page_size=5';
const acme = { company: 'Acme', company_size: '11-50', job_title: 'Recruiter' };
const security = {
  has_password: true,
  second_factor: {
    is_enabled: true,
    enabled_at: '2026-11-20T10:00:00Z',
    email_codes: false,
    recovery_codes_left: 10,
    trusted_devices: 0,
  },
  passkeys: [],
  social_logins: [],
  email_change: null,
};
const events = {
  items: [
    {
      _id: 'e1',
      type: 'login_failed',
      at: '2026-11-20T10:00:00Z',
      ip: '192.0.2.7',
      user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  ],
  total: 1,
};

const stub = stubOfEachTest();

const WORKSPACES = '/api/v1/recruiter/workspaces?status=open&page_size=20';
const nurse = {
  _id: 'w1',
  title: 'Ward nurse',
  department: '',
  location: '',
  status: 'open',
  my_role: 'lead',
  lead: null,
  members: 1,
  stages: [{ _id: 'applied', name: 'Applied', limit_days: null, active: 2, stuck: 0 }],
  created_at: '2026-11-20T10:00:00Z',
  active_at: '2026-11-20T10:00:00Z',
};

type Reply = Parameters<typeof stub.reply>[1];

function open(replies: { profile?: Reply; security?: Reply; events?: Reply; workspaces?: Reply } = {}) {
  const answers = {
    '/api/v1/recruiter/profile': replies.profile ?? { status: 200, body: acme },
    '/api/v1/account/security': replies.security ?? { status: 200, body: security },
    [WORKSPACES]: replies.workspaces ?? { status: 200, body: { items: [nurse], total: 1 } },
    [EVENTS]: replies.events ?? { status: 200, body: events },
  };
  for (const [path, answer] of Object.entries(answers)) stub.reply(path, answer);
  return renderPage(withQueries(<RecruiterDashboardPage />), {
    origin: stub.origin,
    url: '/recruiter/dashboard',
  });
}

test('shows what is done, the company and who signed in', async () => {
  open();
  await screen.findByText('3 of 4 done');
  expect(await screen.findByText('11 to 50 people')).toBeTruthy();
  for (const text of ['Sign-in failed', 'Firefox on Windows', '192.0.2.7']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add a passkey')).toBe('/recruiter/settings?tab=passkeys');
  expect(hrefOf('Turn on two-factor authentication')).toBe('/recruiter/settings?tab=two-factor');
  expect(hrefOf('See all devices')).toBe('/recruiter/settings?tab=devices');
});

test('says what waits, and leads a company without a workspace to the first', async () => {
  open();
  const work = await screen.findByRole('link', { name: '2 in Applied' });
  expect(work.getAttribute('href')).toBe('/recruiter/workspaces/w1?view=table&stage=applied');
  cleanup();
  open({ workspaces: { status: 200, body: { items: [], total: 0 } } });
  const step = await screen.findByRole('link', { name: 'Open a workspace' });
  expect(step.getAttribute('href')).toBe('/recruiter/workspaces/new');
  expect(screen.queryByRole('heading', { name: 'Your work' })).toBeNull();
});

test('asks for the company profile where there is none; that is no failure', async () => {
  const { stores } = open({ profile: { status: 404, body: { detail: 'None.' } } });
  await screen.findByText('2 of 4 done');
  expect(screen.getByRole('heading', { name: 'No company profile yet' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stores.notifications.items).toEqual([]);
});

test('a part that fails leaves the others, and can be tried again', async () => {
  open({ profile: { status: 500, body: { detail: 'Broken.' } } });
  await screen.findByText('Sign-in failed');
  expect(await screen.findByText('Your company profile could not be loaded')).toBeTruthy();
  stub.reply('/api/v1/recruiter/profile', { status: 200, body: acme });
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  await screen.findByText('3 of 4 done');
  expect(await screen.findByText('Acme')).toBeTruthy();
});
