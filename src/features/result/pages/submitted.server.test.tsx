// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const sessions = '/api/v1/interviews/session';

const pages = servePages();
beforeEach(() => pages.signIn());

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Hands in an attempt at an interview for hiring; gives the attempt. */
async function submit(): Promise<Session> {
  const id = await inviteToInterview(pages.server, pages.account.email);
  await decideOnConsents(pages.server, pages.account, id);
  const session = await pages.ask('POST', sessions, { mode: 'ai', interview_id: id });
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  await press('Start interview');
  await press('Finish early…');
  await press('Finish now');
  return session;
}

it('the receipt of an interview for hiring stays until it was read, and the bell tells of it once', async () => {
  const { _id } = await submit();
  await title('Your answers are evaluated');
  screen.getByText(
    /^Your interview with Sample Company is evaluated\. A person reviews it next and decides\./,
  );
  await screen.findByText('Your report of this interview can be read. There is nothing else for you to do.');
  expect(screen.getByRole('link', { name: 'Read your report' }).getAttribute('href')).toMatch(
    /^\/candidate\/reports\/./,
  );
  expect(window.location.pathname).toBe(`/candidate/interviews/session/${_id}`);
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  await press('Notifications, 1 waiting');
  const bell = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  bell.getByText('Your interview is evaluated');
  bell.getByText(
    'Engineer (sample) at Sample Company. Your report can be read. A person reviews it and decides.',
  );
  await userEvent.click(bell.getByRole('link', { name: 'View status' }));
  await title('Results: Engineer (sample)');
  await screen.findByRole('button', { name: 'Notifications, 0 waiting' });
});

it('the bell still tells of it after a reload, until its page was opened or it is dismissed', async () => {
  const first = await submit();
  await title('Your answers are evaluated');
  await pages.visit('/candidate/dashboard');
  await screen.findByRole('button', { name: 'Notifications, 1 waiting' });
  await pages.visit(`/candidate/interviews/results/${first.interview?._id}`);
  const bell = await screen.findByRole('button', { name: 'Notifications, 0 waiting' });
  // A number that is not seen any more is read by nobody either.
  expect(bell.textContent).not.toContain('1');

  await submit();
  await title('Your answers are evaluated');
  await pages.visit('/candidate/dashboard');
  await press('Notifications, 1 waiting');
  await press('Dismiss');
  await screen.findByText('No open invitations');
  await pages.visit('/candidate/dashboard');
  await screen.findByRole('button', { name: 'Notifications, 0 waiting' });
});

it('who signs in after somebody else is not told their news', async () => {
  await submit();
  await title('Your answers are evaluated');
  await pages.signIn();
  await pages.visit('/candidate/dashboard');
  await screen.findByRole('button', { name: 'Notifications, 0 waiting' });
});

it('the receipt says what comes next before the evaluation is done, and the bell follows it', async () => {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const reply = await real.call(window, input, init);
    if (!new Request(input, init).url.includes(`${sessions}/`)) return reply;
    const body = (await reply.json()) as Session;
    const session = body.status === 'reported' ? { ...body, status: 'evaluating', report_id: null } : body;
    return new Response(JSON.stringify(session), reply);
  });
  const { _id } = await submit();
  await title('Your answers are stored');
  screen.getByText(
    /^Your interview with Sample Company has arrived\. It is evaluated next; then a person reviews it and decides\./,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  await press('Notifications, 1 waiting');
  await screen.findByText('Your interview has arrived');
  vi.restoreAllMocks();
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await title('Your answers are evaluated');
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  await press('Notifications, 1 waiting');
  await screen.findByText('Your interview is evaluated');
});

it('what was so when the page was opened is no news', async () => {
  const { _id } = await submit();
  await title('Your answers are evaluated');
  // As in another browser.
  window.localStorage.clear();
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await title('Your answers are evaluated');
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  await screen.findByRole('button', { name: 'Notifications, 0 waiting' });
});
