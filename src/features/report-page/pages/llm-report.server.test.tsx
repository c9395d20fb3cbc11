// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { createEngine } from '../../../../server/modules/assessment/engine.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { QuotingChat } from '../../../../tests/support/quoting-chat.ts';
import { practisedReport } from '../../../../tests/support/reports.ts';

const chat = new QuotingChat();
const pages = servePages({ judging: createEngine({ ai: chat }) });
beforeAll(() => pages.signIn());
beforeEach(() => {
  chat.isUsable = true;
});

it('a report by a language model shows scores by competency, what they rest on, and who wrote them', async () => {
  const { _id, questions } = await practisedReport(pages.server, pages.account);
  await pages.visit(`/candidate/reports/${_id}`);

  await screen.findByText('75/100');
  const table = within(await screen.findByRole('table', { name: 'AI scores by competency, 1 to 5' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.textContent).toMatch(/4 of 5.*answers?$/);
  screen.getByText(/An AI wrote these scores, with prompt version \d+/);
  screen.getByText(/Answers go to a language model, without names/);
  expect(screen.queryByText(/Checklist \d/)).toBeNull();

  const quote = questions[0]?.assessment?.evidence[0]?.quote ?? '';
  const [toQuote] = screen.getAllByRole('button', { name: `Show in the answer: ${quote}` });
  if (!toQuote) throw new Error('No quote leads to the transcript.');
  await userEvent.click(toQuote);
  expect(document.querySelector('mark[data-shown]')?.textContent).toContain(quote);
});

it('a model whose replies cannot be used has judged nothing, and nothing is made of that', async () => {
  chat.isUsable = false;
  const { _id } = await practisedReport(pages.server, pages.account);
  await pages.visit(`/candidate/reports/${_id}`);
  await screen.findByText('0 of 3 answers judged, 3 not judged');
  screen.getByText(/^3 answers could not be judged by the AI\. /);
  screen.getByText('The AI scored no answer of this report.');
  expect(screen.getAllByText(/^The AI’s reply could not be used/)).toHaveLength(3);
  expect(screen.queryByText(/usable answer|[Ww]aits? for a person|a person has to look/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Next drill' })).toBeNull();
  const again = await screen.findByRole('button', { name: 'Evaluate again' });
  screen.getByText('An answer could not be judged.');
  const way = await screen.findByRole('link', { name: 'Evaluate again' });
  expect(way.getAttribute('href')).toBe('#versions');
  chat.isUsable = true;
  await userEvent.click(again);
  const [newer] = await screen.findAllByRole('link', { name: 'version 2' });
  await waitFor(() => expect(screen.queryByText(/Evaluate again/)).toBeNull());
  if (!newer) throw new Error('Nothing leads to the newer version.');
  await userEvent.click(newer);
  await screen.findByText('3 of 3 answers judged');
});

it('the list, a comparison and the dashboard tell the same of answers that could not be judged', async () => {
  const judged = await practisedReport(pages.server, pages.account);
  chat.isUsable = false;
  const failed = await practisedReport(pages.server, pages.account);
  const told = '0 of 3 answers judged, 3 not judged';
  await pages.visit('/candidate/reports');
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  const rows = table.getAllByRole('row');
  const rowOf = ({ _id }: Report) => rows.find((row) => row.querySelector(`a[href$="/reports/${_id}"]`));
  expect(rowOf(failed)?.textContent).toContain('3 not judged');
  expect(rowOf(judged)?.textContent).toContain('AI score 75/100');
  expect(table.queryByText(/usable/)).toBeNull();
  await pages.visit(`/candidate/reports?compare=${judged._id},${failed._id}`);
  await screen.findByText(told);
  screen.getByText('3 of 3 answers judged');
  await pages.visit('/candidate/dashboard');
  const recent = within(await screen.findByRole('region', { name: 'History' }));
  expect((await recent.findAllByText('3 not judged')).length).toBeGreaterThan(0);
});

it('names the model that will look at the answers before a practice starts', async () => {
  await pages.visit('/candidate/interviews/practice');
  await screen.findByText(/Answers go to a language model, without names/);
  screen.getByText(/^Evaluated by .*\.$/);
});
