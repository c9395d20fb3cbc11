// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';

const practice = '/candidate/interviews/practice';
const DESCRIPTION = 'We look for somebody who debugs, tests and reviews code.';

const pages = servePages();
beforeEach(() => pages.signIn());

const littleToRead = /A report of fewer than 3 answers says that little can be read/;

const description = () => screen.findByLabelText<HTMLTextAreaElement>('Job description or resume (optional)');

async function pasteDescription() {
  await userEvent.click(await description());
  await userEvent.paste(DESCRIPTION);
}

const inTab = () => JSON.stringify({ ...window.sessionStorage });

it('a pasted job description outlasts a session that ends, until somebody else is signed in', async () => {
  const owner = pages.account;
  await pages.visit(practice);
  await pasteDescription();
  await pages.visit(practice);
  expect((await description()).value).toBe(DESCRIPTION);
  await pages.signIn();
  await pages.visit(practice);
  expect((await description()).value).toBe('');
  expect(inTab()).not.toContain(DESCRIPTION);
  await pages.visit(practice, owner);
  expect((await description()).value).toBe('');
});

it('a pasted job description is gone from the tab once the practice is started', async () => {
  await pages.visit(practice);
  await pasteDescription();
  await press('Start practice');
  await screen.findByText(/^Question 1 of/);
  expect(inTab()).not.toContain(DESCRIPTION);
  await pages.visit(practice);
  expect((await description()).value).toBe('');
});

it('a logout leaves nothing of it in the tab, be it kept already or still on the page', async () => {
  await pages.visit(practice);
  await pasteDescription();
  await pages.visit(practice);
  expect((await description()).value).toBe(DESCRIPTION);
  window.sessionStorage.setItem('unsaved:name:x', DESCRIPTION);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-pending-logout', newValue: 'signed-out' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Job description/)).toBeNull());
  expect(inTab()).not.toContain(DESCRIPTION);
});

const choices = () => screen.findByText('Customize');
const isOpen = async () => (await choices()).closest('details')?.open;

it('one click starts the usual practice, with its first question and its clock', async () => {
  await pages.visit(practice);
  await press('Start: Software engineering · Mid-level · 3 questions');
  await screen.findByText('Question 1 of 3');
  const id = window.location.pathname.split('/').at(-1);
  const session = await pages.ask('GET', `/api/v1/interviews/session/${id}`);
  expect([session.status, session.feedback_after_each, session.turns.length]).toEqual([
    'in_progress',
    true,
    1,
  ]);
});

it('choices are closed at first, and open where a text was pasted before', async () => {
  await pages.visit(practice);
  expect(await isOpen()).toBe(false);
  await pasteDescription();
  await pages.visit(practice);
  expect(await isOpen()).toBe(true);
});

it('a practice that could not be started says so, and starts with a click once it can be', async () => {
  const real = window.fetch.bind(window);
  const isDown = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (!url.endsWith('/start')) return real(input, init);
    return Response.json({ detail: 'Not now.', request_id: 'none' }, { status: 500 });
  });
  await pages.visit(practice);
  await press(/^Start: Software engineering .* 3 questions/);
  await screen.findByRole('heading', { level: 1, name: 'Ready to start' });
  await screen.findByText(/^The interview was not started\. Not now\./);
  isDown.mockRestore();
  await press('Start');
  await screen.findByText('Question 1 of 3');
});

it('a practice that is opened again before its start waits for a click', async () => {
  const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'practice', ...wish });
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Ready to start' });
  expect((await pages.ask('GET', `/api/v1/interviews/session/${_id}`)).status).toBe('created');
  await press('Start');
  await screen.findByText('Question 1 of 3');
});

it('one question says before it starts that little can be read from its report', async () => {
  await pages.visit(practice);
  await userEvent.click(await screen.findByLabelText('1, a drill'));
  screen.getByText(littleToRead);
  await userEvent.click(screen.getByLabelText('3'));
  expect(screen.queryByText(littleToRead)).toBeNull();
});

it('what was begun is offered before something new is started', async () => {
  await pages.visit(practice);
  await description();
  expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  await press(/^Start: Software engineering .* 3 questions/);
  await screen.findByText('Question 1 of 3');
  await pages.visit(practice);
  const begun = within(await screen.findByRole('region', { name: 'Continue' }));
  await userEvent.click(begun.getByRole('link'));
  await screen.findByText('Question 1 of 3');
});

it('the practice that was chosen last comes first, with how many of its questions are new', async () => {
  const wish = { role_family: 'data', level: 'senior', question_type: 'mixed', question_count: 5 };
  await pages.ask('POST', '/api/v1/interviews/session', { mode: 'practice', ...wish });
  await pages.visit(practice);
  const list = within(await screen.findByRole('list', { name: 'Ready to start' }));
  const [first] = list.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/ · Senior · 5 questions\d new/);
});

it('takes the default resume without whose it is', async () => {
  await pages.ask('POST', '/api/v1/resumes', resumeDraft());
  await pages.visit(practice);
  await userEvent.click(await choices());
  await press('Use my resume');
  await waitFor(async () => expect((await description()).value).toMatch(/^Registered nurse/));
  const { value } = await description();
  expect(value).toContain('Ward lead');
  expect(value).not.toMatch(/Zoë Zett|\+49/);
});
