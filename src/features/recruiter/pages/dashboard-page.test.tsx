// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
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
  stages: [{ _id: 'applied', name: 'Applied', limit_days: null, active: 2, stuck: 1 }],
  created_at: '2026-11-20T10:00:00Z',
  active_at: '2026-11-20T10:00:00Z',
};

const EXPIRING =
  '/api/v1/recruiter/invitations?status=scheduled&status=sent&status=opened&sort=deadline&page_size=8';
const hour = 3_600_000;
const ada = { _id: 'c1', full_name: 'Ada Byron', email: 'ada@mail.example' };
const work = [
  { application_id: 'a1', kind: 'invite', session_id: null, interview_id: 'i1', due_at: null },
  {
    application_id: 'a2',
    kind: 'rate',
    session_id: 's1',
    interview_id: 'i1',
    due_at: '2026-11-20T10:00:00Z',
  },
].map(({ application_id, ...step }) => ({
  application_id,
  candidate: ada,
  workspace: { _id: 'w1', title: 'Ward nurse' },
  next_step: { ...step, since: '2026-11-20T10:00:00Z', who: null, is_mine: true },
}));
const expiring = [1, 90].map((hours) => ({
  _id: `i${hours}`,
  candidate: { ...ada, full_name: `In ${hours} hours` },
  workspace: { _id: 'w1', title: 'Ward nurse' },
  interview: { _id: 'i1', title: 'Ward nurse' },
  deadline: new Date(Date.now() + hours * hour).toISOString(),
}));

const LIVE = '/api/v1/interviews/live?upcoming=true&page_size=8';
const held = [
  ['Now Novak', 0, 'open'],
  ['Next week', 7 * 24, 'early'],
].map(([full_name, hours, access]) => ({
  _id: `live ${hours}`,
  people: [{ full_name }],
  starts_at: new Date(Date.now() + Number(hours) * hour).toISOString(),
  access,
}));
const usage = [
  { meter: 'interviews', used: 12, limit: 50 },
  { meter: 'workspaces', used: 3, limit: null },
];

type Reply = Parameters<typeof stub.reply>[1];
const none: Reply = { status: 200, body: { items: [], total: 0 } };

interface Replies {
  readonly profile?: Reply;
  readonly security?: Reply;
  readonly events?: Reply;
  readonly workspaces?: Reply;
  readonly work?: Reply;
}

function open(replies: Replies = {}) {
  const answers = {
    '/api/v1/recruiter/profile': replies.profile ?? { status: 200, body: acme },
    '/api/v1/account/security': replies.security ?? { status: 200, body: security },
    [WORKSPACES]: replies.workspaces ?? { status: 200, body: { items: [nurse], total: 1 } },
    '/api/v1/recruiter/work': replies.work ?? { status: 200, body: { items: work, total: 2 } },
    [EXPIRING]: { status: 200, body: { items: expiring, total: 2, counts: [] } },
    [LIVE]: { status: 200, body: { items: held, total: 2 } },
    '/api/v1/billing': { status: 200, body: { usage } },
    [EVENTS]: replies.events ?? { status: 200, body: events },
  };
  for (const [path, answer] of Object.entries(answers)) stub.reply(path, answer);
  return renderPage(withQueries(<RecruiterDashboardPage />), {
    origin: stub.origin,
    url: '/recruiter/dashboard',
  });
}

test('says what waits, what is stuck and what expires', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Your work' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toHaveLength(3);
  const hrefs = ['Invite', 'Rate'].map((name) => table.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/recruiter/workspaces/w1/interviews/i1?invite=a1', '/recruiter/interviews/s1']);
  await screen.findByRole('link', { name: 'In 1 hours' });
  expect(screen.queryByText('In 90 hours')).toBeNull();
  expect(screen.getByRole('link', { name: '1 in Applied' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Funnel' }).textContent).toContain('Applied2');
  expect(screen.queryByRole('link', { name: 'New workspace' })).toBeNull();
  const next = screen.getByRole('link', { name: 'Review next' });
  expect(next.getAttribute('href')).toBe('/recruiter/interviews/s1');
});

test('says which live interviews are today and how much of the plan is used', async () => {
  open();
  const today = within(await screen.findByRole('region', { name: 'Live today' }));
  expect(today.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Now Novak.*Enter the room$/),
  ]);
  const way = today.getByRole('link', { name: 'Enter the room' }).getAttribute('href');
  expect(way).toBe('/candidate/interviews/recruiter-session/live%200');
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  expect(plan.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Invitations this month12 of 50',
  ]);
});

test('nothing waits, and the primary action is gone', async () => {
  open({ work: none });
  await screen.findByText('Nothing waits for you');
  expect(screen.queryByRole('link', { name: 'Review next' })).toBeNull();
});

test('without a workspace: what to do first, the company and who signed in', async () => {
  open({ workspaces: none, work: none });
  await screen.findByText('2 of 4 done');
  expect(await screen.findByText('11 to 50 people')).toBeTruthy();
  for (const text of ['Sign-in failed', 'Firefox on Windows', '192.0.2.7']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('New workspace')).toBe('/recruiter/workspaces/new');
  expect(hrefOf('Open a workspace')).toBe('/recruiter/workspaces/new');
  expect(hrefOf('Add a passkey')).toBe('/recruiter/settings?tab=passkeys');
  expect(hrefOf('Turn on two-factor authentication')).toBe('/recruiter/settings?tab=two-factor');
  expect(hrefOf('See all devices')).toBe('/recruiter/settings?tab=devices');
});

test('asks for the company profile where there is none; that is no failure', async () => {
  const { stores } = open({
    profile: { status: 404, body: { detail: 'None.' } },
    workspaces: none,
    work: none,
  });
  await screen.findByText('1 of 4 done');
  expect(screen.getByRole('heading', { name: 'No company profile yet' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stores.notifications.items).toEqual([]);
});

test('a part that fails leaves the others, and can be tried again', async () => {
  open({ work: { status: 500, body: { detail: 'Broken.' } } });
  await screen.findByRole('region', { name: 'Funnel' });
  expect(await screen.findByText('Your work could not be loaded')).toBeTruthy();
  stub.reply('/api/v1/recruiter/work', none);
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  await screen.findByText('Nothing waits for you');
});
