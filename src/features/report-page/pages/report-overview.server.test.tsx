// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { answeredReport, practisedReport, soundly } from '../../../../tests/support/reports.ts';
import {
  type QuestionStatus,
  questionStatusOf,
} from '../../../capabilities/report-view/question/question-status.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

/** Where the links of the table of contents lead to, which is drawn on wide screens only. */
async function contents(): Promise<(string | null)[]> {
  const nav = (await screen.findByText('On this page')).closest('nav');
  return [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}

const wordsOf = (standing: QuestionStatus) =>
  standing.kind === 'checklist'
    ? `${standing.found}/${standing.of} checks found`
    : standing.kind === 'words'
      ? standing.words
      : `${standing.score}`;

it('a report begins with a line for each question that leads to it, and the contents are in the order of the page', async () => {
  const usedOnce = (turn: Turn) => (turn.question_number === 1 ? soundly(turn) : 'fine');
  const report = await practisedReport(pages.server, pages.candidate, usedOnce);
  await pages.visit(`/candidate/reports/${report._id}`);
  const lines = within(await screen.findByRole('region', { name: 'Your answers' })).getAllByRole('listitem');
  expect(lines).toHaveLength(report.questions.length);
  for (const [index, question] of report.questions.entries()) {
    const line = lines[index] as HTMLElement;
    expect(within(line).getByRole('link').getAttribute('href')).toBe(`#question-${question.number}`);
    expect(line.textContent).toContain(question.prompt);
    expect(line.textContent).toContain(wordsOf(questionStatusOf(question)));
  }
  expect(lines.slice(1).map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Could not be used$/),
    expect.stringMatching(/Could not be used$/),
  ]);

  const places = await contents();
  const onPage = places.map((place) => document.querySelector(place ?? '')).filter((found) => found !== null);
  expect(onPage).toHaveLength(places.length);
  const nav = screen.getByText('On this page').closest('nav');
  expect(nav?.compareDocumentPosition(onPage[0] as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const [index, place] of onPage.slice(1).entries())
    expect(onPage[index]?.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(places.slice(0, 2)).toEqual(['#summary', '#next']);
  expect(places.slice(-2)).toEqual(['#origin', '#keep']);
  expect(screen.queryByRole('table', { name: /^Checks found for/ })).toBeNull();
});

it('a report for hiring is called by its interview and leads to the results of its attempt', async () => {
  const { server, candidate } = pages;
  const id = await inviteToInterview(server, candidate.email);
  await decideOnConsents(server, candidate, id);
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'ai', interview_id: id });
  const report = await answeredReport(server, candidate, _id);
  expect(report.interview?._id).toBe(id);
  await pages.visit(`/candidate/reports/${report._id}`);
  const { title, company } = report.interview ?? {};
  await screen.findByRole('heading', { level: 1, name: `Report: ${title}` });
  screen.getByText(new RegExp(`^${company} · .* · Interview ·`));
  const result = screen.getByRole('link', { name: 'Results of this attempt' });
  expect(result.getAttribute('href')).toContain(`/candidate/interviews/results/${id}?tab=${_id}`);
  await screen.findByText(/There you can also ask for a review by a person\.$/);

  const asked = { session_id: _id, text: 'A name was misheard.' };
  const turnId = report.questions[0]?.turns[0]?._id;
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/human-review`, asked);
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/corrections`, { ...asked, turn_id: turnId });
  await pages.visit(`/candidate/reports/${report._id}`);
  await screen.findByText(
    /You asked for a review by a person; .* The corrections you asked for stand beside/,
  );
});
