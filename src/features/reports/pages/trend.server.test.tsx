// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { reports } from '../../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { practisedReport, wronglyChosen } from '../../../../tests/support/reports.ts';
import { reportedSession } from '../../../../tests/support/sessions.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const ai = { model: 'small', host: 'ai.example', temperature: 0, prompt_version: '1' };

/** Stores a report like one that was made, with these scores of its first two competencies. */
async function scored(scores: readonly (number | null)[], model = 'small'): Promise<string> {
  const { _id: sessionId, report_id } = await reportedSession(pages.server, pages.account);
  const made = await pages.ask<Report>('GET', `/api/v1/reports/${report_id}`);
  const engine = { ...made.engine, name: 'llm' as const, label: `AI (${model})`, ai: { ...ai, model } };
  const competencies = made.competencies.slice(0, scores.length).map((competency, index) => ({
    ...competency,
    _id: `competency-${index + 1}`,
    name: `Competency ${index + 1}`,
    questions: [1],
    checks: [],
    assessment: { score: scores[index] ?? null, scored: 1, skipped: 0, needs_human: 0 },
  }));
  const body = { ...made, _id: `${made._id}-2`, version: 2, engine, competencies };
  await pages.server.db.insert(reports).values({
    id: body._id,
    sessionId,
    candidateId: pages.account.userId,
    version: 2,
    createdAt: new Date(made.created_at),
    mode: 'practice',
    roleFamilyId: made.role_family._id,
    roleFamilyName: made.role_family.name,
    level: made.level,
    questionType: made.question_type,
    engine,
    coverage: made.coverage,
    body,
  });
  return body._id;
}

const open = (path = '/candidate/reports?view=trend') => pages.visit(path);
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

it('says what is missing before there are reports, and what to do', async () => {
  await open('/candidate/reports');
  await userEvent.click(await screen.findByRole('link', { name: 'Trend' }));
  await screen.findByRole('heading', { level: 1, name: 'Trend' });
  await screen.findByRole('heading', { name: 'No trend yet' });
  expect(screen.getByRole('link', { name: 'Practice an interview' })).toBeTruthy();
});

it('says where there are only reports of choices that their points have no trend', async () => {
  for (const _ of [1, 2]) {
    await practisedReport(pages.server, pages.account, wronglyChosen, { question_type: 'multiple_choice' });
  }
  await open();
  await screen.findByRole('heading', { name: 'No trend yet' });
  screen.getByText(/^It begins with two reports on answers in words, of one role family/);
  screen.getByText(/Points of choices and code are left out/);
});

it('shows a checklist as counts, and says that one report is no trend', async () => {
  await reportedSession(pages.server, pages.account);
  await open();
  await screen.findByText('There is one such report so far. A trend begins with the second one.');
  screen.getByText(/They are no scores/);
  expect(await rowsOf('Checks found by report')).toHaveLength(1);
  expect(screen.queryByRole('img', { name: /AI scores/ })).toBeNull();
});

it('keeps models apart, each with its scores, and the choice in the address', async () => {
  await scored([2, 3]);
  await scored([4, null]);
  await scored([5, 5], 'large');
  await open();
  const rows = await rowsOf('AI scores by report, 1 to 5');
  expect(rows).toHaveLength(2);
  expect(rows.map(({ textContent }) => textContent).join()).not.toContain('5 of 5');
  expect(rows.some(({ textContent }) => textContent?.includes('Interrupted'))).toBe(true);
  await screen.findByRole('img', { name: /^AI scores by competency over time/ });

  const choice = screen.getByLabelText<HTMLSelectElement>('Show');
  const [large] = [...choice.options].filter(({ text }) => text.endsWith('AI model 2'));
  await userEvent.selectOptions(choice, large?.value ?? '');
  await screen.findByRole('heading', { level: 2, name: /AI model 2$/ });
  expect(window.location.search).toBe(`?view=trend&series=${large?.value}`);
  expect(await rowsOf('AI scores by report, 1 to 5')).toHaveLength(1);
  await open(window.location.pathname + window.location.search);
  expect(await rowsOf('AI scores by report, 1 to 5')).toHaveLength(1);
});

it('the dashboard holds the last two scores against each other and leads to the whole', async () => {
  await scored([2]);
  await scored([4]);
  await open('/candidate/dashboard');
  const section = within(await screen.findByRole('region', { name: /^Trend/ }));
  section.getByText('4 of 5, before 2 of 5');
  await userEvent.click(section.getByRole('link', { name: 'Full trend' }));
  expect(await rowsOf('AI scores by report, 1 to 5')).toHaveLength(2);
});
