// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  decideOnConsents,
  type InterviewWish,
  inviteToInterview,
} from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const sessions = '/api/v1/interviews/session';
const DAY_MS = 24 * 60 * 60 * 1000;

const pages = servePages();
beforeEach(() => pages.signIn());

const invite = (wish?: InterviewWish) => inviteToInterview(pages.server, pages.account.email, wish);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A card or a list of the dashboard. */
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** What stands in the bell, which says how much that is. */
async function bell(waiting: number) {
  await press(`Notifications, ${waiting} waiting`);
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

it('an invitation waits in the bell as on the dashboard, on every page', async () => {
  const id = await invite();
  await pages.visit(paths.candidate.dashboard);
  await part('You are invited: Engineer (sample)');
  await pages.visit(paths.candidate.profile);
  const waiting = await bell(1);
  waiting.getByText('You are invited: Engineer (sample)');
  waiting.getByText(/^Deadline/);
  const way = waiting.getByRole('link', { name: 'View invitation' });
  expect(way.getAttribute('href')).toBe(paths.candidate.interview(id));
});

it('what was declined is not pressed on anybody, and says until when it can be changed', async () => {
  const id = await invite();
  await decideOnConsents(pages.server, pages.account, id, () => false);
  await pages.visit(paths.candidate.dashboard);
  await part('Your first practice');
  const row = (await (await part('Invitations')).findByRole('link', { name: 'Engineer (sample)' })).closest(
    'li',
  );
  // The clock of a page may be a second behind, and seven whole days are left by it.
  expect(row?.textContent).toMatch(/Deadline in [67] days .* You can still change that\.Declined/);
  (await bell(0)).getByText('No open invitations');
  await pages.visit(`${paths.candidate.interviews}?tab=all`);
  await screen.findByText('Declined', { selector: 'td' });
});

it('an attempt that is left is named at the end of the one before, on the dashboard and in the bell', async () => {
  const id = await invite({ attemptsAllowed: 2 });
  await decideOnConsents(pages.server, pages.account, id);
  const { _id } = await pages.ask('POST', sessions, { mode: 'ai', interview_id: id });
  await pages.visit(paths.candidate.session(_id));
  await press('Start interview');
  await press('Finish early…');
  await press('Finish now');
  await screen.findByText(/^1 of 2 attempts left\. You can take another attempt \(optional\)\. Deadline:/);
  expect(screen.queryByText(/nothing for you to do/)).toBeNull();
  const way = await screen.findByRole('link', { name: 'Take another attempt' });
  expect(way.getAttribute('href')).toBe(paths.candidate.interview(id));

  await screen.findByRole('heading', { level: 1, name: 'Your answers are evaluated' });
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  const row = (await (await part('Invitations')).findByRole('link', { name: 'Engineer (sample)' })).closest(
    'li',
  );
  expect(row?.textContent).toMatch(/You can take another attempt \(optional\)\.1 of 2 attempts left$/);
  const waiting = await bell(2);
  waiting.getByText('Your interview is evaluated');
  waiting.getByText('1 of 2 attempts left: Engineer (sample)');
});

it('a practice that was left is gone on with from below what is more urgent', async () => {
  const urgent = await invite({ closesAt: inDays(1) });
  const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const { _id } = await pages.ask('POST', sessions, { mode: 'practice', ...wish });
  await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.ask('POST', `${sessions}/${_id}/pause`);
  await pages.visit(paths.candidate.dashboard);
  const next = await part('You are invited: Engineer (sample)');
  const [way] = next.getAllByRole('link');
  expect(way?.getAttribute('href')).toBe(paths.candidate.interview(urgent));
  const practice = await part('Practice');
  practice.getByText(/^Junior · 0 of 3 questions done/);
  practice.getByText('Paused');
  const resume = practice.getByRole('link', { name: 'Software engineering' });
  expect(resume.getAttribute('href')).toBe(paths.candidate.session(_id));
  const another = practice.getByRole('link', { name: 'New practice' });
  expect(another.getAttribute('href')).toBe(paths.candidate.practice);
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
});

it('the list of all interviews begins with what is due next, as the dashboard does', async () => {
  await invite({ title: 'Later', closesAt: inDays(13) });
  await invite({ title: 'Past', opensAt: inDays(-9), closesAt: inDays(-1) });
  await invite({ title: 'Soon', closesAt: inDays(1) });
  await pages.visit(paths.candidate.interviews);
  await screen.findByText('3 interviews');
  const names = screen.getAllByRole('link', { name: /^(Later|Past|Soon)$/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Soon', 'Later', 'Past']);
});
