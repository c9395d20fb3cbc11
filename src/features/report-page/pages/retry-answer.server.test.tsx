// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ExactResult, Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { interviewSessions, reports } from '../../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import {
  type Answer,
  answeredReport,
  asStored,
  practisedReport,
  wronglyChosen,
} from '../../../../tests/support/reports.ts';
import { judged } from '../../../../tests/support/sessions.ts';

let earlier: Report;

const pages = servePages();
beforeAll(async () => {
  await pages.signIn();
  earlier = await practisedReport(pages.server, pages.account);
});

/** Retries the first answer of a report on its page; gives the new report. */
async function retried(before = earlier, answer?: Answer): Promise<Report> {
  await pages.visit(`/candidate/reports/${before._id}`);
  const buttons = await screen.findAllByRole('button', { name: 'Retry this answer' });
  expect(buttons).toHaveLength(before.questions.length);
  await userEvent.click(buttons[0] as HTMLElement);
  await screen.findByText('Question 1 of 1');
  const sessionId = window.location.pathname.split('/').at(-1) ?? '';
  cleanup();
  await waitFor(async () => expect(await activeClientOf(sessionId)).toBeNull());
  return answeredReport(pages.server, pages.account, sessionId, answer);
}

/** A practice of the first question of the report, not started yet. */
function setUpRetry() {
  const request = { mode: 'retry', report_id: earlier._id, question_id: earlier.questions[0]?.question_id };
  return pages.ask('POST', '/api/v1/interviews/session', request);
}

/** From where a session can be written in; null once the page that was closed has left it. */
async function activeClientOf(sessionId: string): Promise<string | null | undefined> {
  const { id, activeClient: client } = interviewSessions;
  const [row] = await pages.server.db.select({ client }).from(interviewSessions).where(eq(id, sessionId));
  return row?.client;
}

const isCreation = ({ method, url }: Request) => method === 'POST' && url.endsWith('/interviews/session');

const group = async (name: string) => within(await screen.findByRole('group', { name }));

it('one answer is retried, and its report shows the earlier one beside it with what was found', async () => {
  const report = await retried();
  await pages.visit(`/candidate/reports/${report._id}`);
  const said = earlier.questions[0]?.turns[0]?.answer;
  const [before, now] = [await group('Earlier answer'), await group('New answer')];
  for (const answer of [before, now]) {
    const [text] = await answer.findAllByRole('blockquote');
    expect(text?.textContent).toBe(said);
    answer.getByRole('heading', { name: /^Checklist/ });
  }
  expect(before.getByRole('link', { name: 'Open the earlier report' }).getAttribute('href')).toBe(
    `/candidate/reports/${earlier._id}`,
  );
  expect(screen.getAllByText(/20\d\d/, { selector: 'time *' }).length).toBeGreaterThanOrEqual(2);
  const submitted = [before, now].map((answer) => within(answer.getByText(/^Submitted/)).getByRole('time'));
  expect(submitted.map((time) => time.getAttribute('datetime'))).toEqual(
    [earlier, report].map(({ questions: [asked] }) => asked?.turns[0]?.submitted_at),
  );
  screen.getByText(
    /new answer; the earlier report stays as it is\. What is answered from a report is left out of the trend,/,
  );
  screen.getByRole('button', { name: 'Retry this answer' });
});

it('a double click sets up one retry, and one step back is the report again', async () => {
  await pages.visit(`/candidate/reports/${earlier._id}`);
  const [button] = await screen.findAllByRole('button', { name: 'Retry this answer' });
  const requests = vi.spyOn(window, 'fetch');
  const steps = window.history.length;
  // Both clicks come before the page has been drawn again.
  act(() => {
    button?.click();
    button?.click();
  });
  await screen.findByText('Question 1 of 1');
  const created = requests.mock.calls.map(([request]) => new Request(request)).filter(isCreation);
  expect(created).toHaveLength(1);
  expect(window.history.length).toBe(steps + 1);
});

it('a retry that was left before its start shows the question and the answer before, and can begin with it', async () => {
  const [question] = earlier.questions;
  const said = question?.turns[0]?.answer ?? '';
  const { _id } = await setUpRetry();
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Ready to start' });
  const again = within(await screen.findByRole('region', { name: question?.prompt }));
  const before = again.getByText('Your answer before').closest('details');
  expect(before?.open).toBe(false);
  expect(before?.textContent).toContain(said);
  await press('Start');
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect(screen.getByText('Your answer before').closest('details')?.textContent).toContain(said);
  await waitFor(() => expect(editor.value).toContain(said));
});

it('a retry whose earlier report cannot be loaded says so in its place, before the start and beside the question', async () => {
  const { _id } = await setUpRetry();
  const fetch = window.fetch.bind(window);
  const isDown = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (!url.endsWith(`/reports/${earlier._id}`)) return fetch(input, init);
    return Response.json({ detail: 'It cannot be read now.', request_id: 'none' }, { status: 500 });
  });
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByRole('heading', { name: 'The question you answer again could not be loaded' });
  await press('Start');
  await screen.findByRole('heading', { name: 'Your answer before could not be loaded' });
  isDown.mockRestore();
  await press('Retry');
  await screen.findByText('Your answer before');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('a retry without an answer does not say that its report rests on one', async () => {
  const { _id } = await setUpRetry();
  await pages.ask('POST', `/api/v1/interviews/session/${_id}/start`);
  await pages.ask('POST', `/api/v1/interviews/session/${_id}/complete`);
  const { report_id } = await judged(pages.server, pages.account, _id);
  await pages.visit(`/candidate/reports/${report_id}`);
  await screen.findByText(/^No new answer was submitted; the earlier report stays as it is\./);
  expect(screen.queryByText(/rests on the new answer/)).toBeNull();
});

it('of several answers the last is the earlier one, as where the new one began', async () => {
  const report = await practisedReport(pages.server, pages.account);
  const words = 'At last I rang them all myself.';
  const [first, ...others] = report.questions as [ReportQuestion, ...ReportQuestion[]];
  const turns = first.turns.map((turn) => ({ ...turn, _id: `${turn._id}-again`, answer: words }));
  const body = { ...asStored(report), questions: [{ ...first, retries: [{ ...first, turns }] }, ...others] };
  await pages.server.db.update(reports).set({ body }).where(eq(reports.id, report._id));
  const later = await retried(report);
  await pages.visit(`/candidate/reports/${later._id}`);
  const before = await group('Earlier answer');
  const [text] = await before.findAllByRole('blockquote');
  expect(text?.textContent).toBe(words);
});

it('a choice is made again, and both stand beside their key', async () => {
  const wish = { question_type: 'multiple_choice', question_count: 1 } as const;
  const chosen = await practisedReport(pages.server, pages.account, wronglyChosen, wish);
  const report = await retried(chosen, () => 'b');
  await pages.visit(`/candidate/reports/${report._id}`);
  for (const answer of [await group('Earlier answer'), await group('New answer')]) {
    await answer.findByText(/· you chose it$/);
    expect(answer.getAllByText(/^Right answer ·/).length).toBeGreaterThan(0);
  }
  expect(screen.queryByText(/only the words are shown/)).toBeNull();
});

it('of an earlier answer that another engine looked at only the words are shown', async () => {
  const report = await retried();
  const stored = asStored(earlier);
  const engine = { ...stored.engine, name: 'llm' as const, label: 'Another engine' };
  const body = { ...stored, engine };
  await pages.server.db.update(reports).set({ body, engine }).where(eq(reports.id, earlier._id));
  await pages.visit(`/candidate/reports/${report._id}`);
  await screen.findByText(/^Of the earlier answer only the words are shown/);
  const before = await group('Earlier answer');
  const said = earlier.questions[0]?.turns[0]?.answer;
  await waitFor(() => expect(before.getAllByRole('blockquote')[0]?.textContent).toBe(said));
  expect(before.queryByText(/Checklist|Nothing is said/)).toBeNull();
});

it('what was skipped is answered now, what was answered since is retried, and a choice that was right is not offered again', async () => {
  const report = await practisedReport(pages.server, pages.account);
  const exact: ExactResult = { result: 'right', points: 1, options: [], explanation: 'It holds.' };
  const questions = report.questions.map((question, index) => {
    if (index === 0) return { ...question, checklist: null, exact };
    const turns = question.turns.map((turn) => ({ ...turn, outcome: 'skipped' as const, answer: null }));
    const skipped = { ...question, checklist: null, turns };
    if (index === 1) return skipped;
    const again = question.turns.map((turn) => ({ ...turn, _id: `${turn._id}-again` }));
    return { ...skipped, retries: [{ ...question, turns: again }] };
  });
  const body = { ...asStored(report), questions };
  await pages.server.db.update(reports).set({ body }).where(eq(reports.id, report._id));
  await pages.visit(`/candidate/reports/${report._id}`);
  const buttons = await screen.findAllByRole('button', {
    name: /^(Retry this answer|Answer this question now)$/,
  });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Answer this question now',
    'Retry this answer',
  ]);
});
