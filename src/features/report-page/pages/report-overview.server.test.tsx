// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { reports } from '../../../../server/platform/database/schema/index.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { answeredReport, asStored, practisedReport, soundly } from '../../../../tests/support/reports.ts';
import {
  type QuestionStatus,
  questionStatusOf,
} from '../../../capabilities/report-view/question/question-status.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const wordsOf = (standing: QuestionStatus) =>
  standing.kind === 'checklist'
    ? `${standing.found}/${standing.of} checks found`
    : standing.kind === 'words'
      ? standing.words
      : `${standing.score}`;

it('a report has a row for each question with how it stands, and its answers for who opens it', async () => {
  const usedOnce = (turn: Turn) => (turn.question_number === 1 ? soundly(turn) : 'fine');
  const report = await practisedReport(pages.server, pages.account, usedOnce);
  await pages.visit(`/candidate/reports/${report._id}`);
  const list = within(await screen.findByRole('region', { name: 'Your answers' }));
  const rows = list.getAllByRole('heading', { level: 3 }).map((title) => title.closest('details'));
  expect(rows).toHaveLength(report.questions.length);
  for (const [index, question] of report.questions.entries()) {
    const line = rows[index]?.querySelector('summary')?.textContent;
    expect(rows[index]?.open).toBe(false);
    expect(line).toContain(question.prompt);
    expect(line).toContain(wordsOf(questionStatusOf(question)));
    expect(rows[index]?.querySelector(`#question-${question.number}`)).not.toBeNull();
  }
  expect(rows[1]?.querySelector('summary')?.textContent).toMatch(/Could not be used$/);
  const made = screen.getByText('How this was made').closest('details');
  expect(made?.open).toBe(false);
  screen.getByText('1 of 3 answers usable, 2 could not be used');
  expect(screen.queryByRole('table', { name: /^Checks found for/ })).toBeNull();
});

it('a better retry is what counts: the row goes from the first answer to it, and says what was added', async () => {
  const report = await practisedReport(pages.server, pages.account);
  const [question, ...others] = report.questions;
  const better = question?.checklist;
  if (!question || !better) throw new Error('The first answer was not looked at.');
  const gone = better.items.find(({ found }) => found);
  const items = better.items.map((item) => (item === gone ? { ...item, found: false } : item));
  const first = { ...question, checklist: { ...better, items, found: better.found - 1 } };
  const improved = { ...question, counted_try: 1, retries: [first] };
  const body = { ...asStored(report), questions: [improved, ...others] };
  await pages.server.db.update(reports).set({ body }).where(eq(reports.id, report._id));
  await pages.visit(`/candidate/reports/${report._id}`);
  await screen.findByText('1 answer improved');
  const row = document.getElementById('question-1-title')?.closest('summary')?.textContent;
  expect(row).toContain(`First ${better.found - 1}/5, now `);
  expect(row).toContain(`${better.found}/5 checks found`);
  expect(row).toContain(`Added: ${gone?.label.toLowerCase()}`);
  await pages.visit('/candidate/reports');
  const list = await screen.findByRole('table', { name: 'Reports' });
  await within(list).findByText('1 improved');
});

it('a report for hiring is called by its interview and leads to the results of its attempt', async () => {
  const { server, account: candidate } = pages;
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
  await screen.findByText(/You can ask for a review with your results\.$/);

  const asked = { session_id: _id, text: 'A name was misheard.' };
  const turnId = report.questions[0]?.turns[0]?._id;
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/human-review`, asked);
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/corrections`, { ...asked, turn_id: turnId });
  await pages.visit(`/candidate/reports/${report._id}`);
  await screen.findByText(
    /You asked for a review by a person\. Your corrections are beside your answers there\.$/,
  );
});
