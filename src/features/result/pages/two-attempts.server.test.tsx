// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { CandidateRequest, InterviewResult, SessionPage } from '../../../../openapi/gen/types.gen.ts';
import { begunAttempt, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();
let id: string;

beforeEach(async () => {
  await pages.signIn();
  id = await inviteToInterview(pages.server, pages.account.email, { attemptsAllowed: 2 });
});

const invited = () => `/api/v1/interviews/invited/${id}`;

/** Hands in an attempt with one answer, and waits for its report. */
async function submitted(text: string): Promise<InterviewResult> {
  const { _id, turns } = await begunAttempt(pages.server, pages.account, id);
  const session = `/api/v1/interviews/session/${_id}`;
  await pages.ask('POST', `${session}/turns/${turns[0]?._id}/answer`, { text });
  await pages.ask('POST', `${session}/complete`);
  const read = () => pages.ask<InterviewResult>('GET', `${invited()}/result?session_id=${_id}`);
  await expect.poll(async () => (await read()).evaluation.state).toBe('done');
  return read();
}

const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
const eachByItself = /Each attempt is kept and evaluated by itself, with its own report\./;
const addressOf = (result: InterviewResult) => paths.candidate.result(id, result.session_id);

it('the first is shown as one of two, which is said before the second is begun', async () => {
  const first = await submitted('I rolled the release back.');
  await pages.visit(paths.candidate.result(id));
  await screen.findByText(/^Attempt 1 of 2\. Each attempt is kept and evaluated by itself/);
  expect(screen.queryByRole('tablist')).toBeNull();
  await screen.findByText(/^1 of 2 attempts left\. You can take another attempt \(optional\)\. Deadline:/);
  const another = screen.getByRole('link', { name: 'Take another attempt' });
  expect(another.getAttribute('href')).toBe(paths.candidate.interview(id));
  expect(screen.queryByText(/is in your own report/)).toBeNull();
  await pages.visit(paths.candidate.interview(id));
  await screen.findByText(/You can take another \(optional\)\./);
  await pages.visit(paths.candidate.dashboard);
  const recent = await section('History');
  const row = (await recent.findByRole('link', { name: 'Engineer (sample)' })).closest('li');
  expect(row?.textContent).toMatch(/Sample Company\s· Attempt 1 of 2\s· .*Evaluated$/);
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(addressOf(first));
  await userEvent.click(recent.getByRole('link', { name: 'All reports' }));
  const waiting = await section('Waiting for a report');
  const held = waiting.getByRole('link', { name: 'Engineer (sample)' });
  expect(held.getAttribute('href')).toBe(addressOf(first));
  expect(held.closest('li')?.textContent).toMatch(
    /Sample Company · Attempt 1 of 2 · .* · Evaluated\. Your report opens once this interview has closed for everyone/,
  );
});

it('each keeps its answers, what was asked about it and its report, at its own address', async () => {
  const first = await submitted('I rolled the release back.');
  const about = { session_id: first.session_id, text: 'A name was misheard.' };
  await pages.ask<CandidateRequest>('POST', `${invited()}/human-review`, about);
  const second = await submitted('I wrote the failing test first.');
  await pages.visit(paths.candidate.result(id));
  const tab = await screen.findByRole('tab', { name: 'Attempt 2 of 2' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Attempt 1 of 2',
    'Attempt 2 of 2',
  ]);
  expect(tab.getAttribute('aria-selected')).toBe('true');
  screen.getByText(eachByItself);
  expect(screen.queryByRole('link', { name: 'Take another attempt' })).toBeNull();
  expect(await screen.findByText('I wrote the failing test first.')).toBeTruthy();
  expect(screen.queryByText('You asked for a review by a person')).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: 'Attempt 1 of 2' }));
  expect(await screen.findByText('I rolled the release back.')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe(addressOf(first));
  expect(screen.queryByText('I wrote the failing test first.')).toBeNull();
  screen.getByText('You asked for a review by a person');
  screen.getByText('A name was misheard.');

  await pages.visit(addressOf(first));
  expect(await screen.findByText('I rolled the release back.')).toBeTruthy();
  await pages.visit(paths.candidate.dashboard);
  const recent = (await screen.findByRole('heading', { name: 'History' })).closest('section');
  await waitFor(() => expect(recent?.querySelectorAll('li')).toHaveLength(2));
  const links = within(recent as HTMLElement).getAllByRole('link', { name: 'Engineer (sample)' });
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    [first, second].map(addressOf).toSorted(),
  );
});

it('a report that waits for the last attempt says so at its own address, and opens with it', async () => {
  const first = await submitted('I rolled the release back.');
  const [row] = (await pages.ask<SessionPage>('GET', '/api/v1/interviews/sessions')).items;
  const address = paths.candidate.report(row?.report_id ?? '');
  await pages.visit(address);
  await screen.findByRole('heading', { name: 'This report is not open yet' });
  screen.getByText(/^Your report opens once this interview has closed for everyone/);
  screen.getByText('Engineer (sample) at Sample Company · Attempt 1 of 2');
  screen.getByText(/^Expected:/);
  const way = screen.getByRole('link', { name: 'View status' });
  expect(way.getAttribute('href')).toBe(addressOf(first));
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Retry' })]).toEqual([
    null,
    null,
  ]);
  await submitted('I wrote the failing test first.');
  await pages.visit(address);
  await screen.findByRole('heading', { name: 'Your answers' });
});

it('the end of the last attempt leads to the reports that have opened with it', async () => {
  await submitted('I rolled the release back.');
  const last = await submitted('I wrote the failing test first.');
  await pages.visit(paths.candidate.session(last.session_id));
  await screen.findByText(
    'Your 2 reports of this interview can be read. There is nothing else for you to do.',
  );
  for (const number of [1, 2]) screen.getByRole('link', { name: `Report: Attempt ${number} of 2` });
  await userEvent.click(screen.getByRole('link', { name: 'Report: Attempt 1 of 2' }));
  await screen.findByRole('heading', { level: 1, name: 'Report: Engineer (sample)' });
});

it('reports in lists are named by their interview and attempt', async () => {
  await submitted('I rolled the release back.');
  await submitted('I wrote the failing test first.');
  const named = (number: number) =>
    new RegExp(`^Sample Company · Attempt ${number} of 2 · Junior · Interview`);
  await pages.visit(paths.candidate.reports);
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  expect(table.getAllByRole('link', { name: 'Engineer (sample)' })).toHaveLength(2);
  for (const number of [1, 2]) table.getByText(named(number));
  await pages.visit(paths.candidate.dashboard);
  const recent = await section('History');
  for (const number of [1, 2]) await recent.findByText(named(number));
  expect(recent.getAllByRole('listitem')).toHaveLength(2);
});

it('a correction that was sent closes its form and says so; an empty one has its field focused', async () => {
  await submitted('I rolled the release back.');
  await pages.visit(paths.candidate.result(id));
  const transcript = await section('Transcript');
  const summary = transcript.getByText('Ask for a correction');
  await userEvent.click(summary);
  expect(summary.closest('details')?.open).toBe(true);
  const send = () => userEvent.click(transcript.getByRole('button', { name: 'Send the correction' }));
  await send();
  const field = transcript.getByLabelText(/^What your answer to question/);
  await waitFor(() => expect(document.activeElement === field).toBe(true));
  transcript.getByText(/^Write what it should say\./);
  await userEvent.paste('I rolled it back myself.');
  await send();
  const sent = await transcript.findByText('Your correction was sent.');
  const status = sent.closest('[role=status]');
  await waitFor(() => expect(document.activeElement === status).toBe(true));
  expect(status?.textContent).toContain('I rolled it back myself.');
  expect(transcript.getByText('Ask for a correction').closest('details')?.open).toBe(false);
});
