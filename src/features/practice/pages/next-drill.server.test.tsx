// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { practisedReport, unfinished } from '../../../../tests/support/reports.ts';
import { nextDrill } from '../../../capabilities/interview/next-drill.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

it('a report leads to one question about the competency with the most missing', async () => {
  const report = await practisedReport(pages.server, pages.account, unfinished);
  const drill = nextDrill(report);
  const name = drill?.competency.name ?? '';
  await pages.visit(`/candidate/reports/${report._id}`);
  const next = within(await screen.findByRole('region', { name: 'Next drill' }));
  next.getByText(drill?.words ?? '');
  await userEvent.click(next.getByRole('button', { name: 'Start drill' }));
  await screen.findByText('Question 1 of 1');
  const id = window.location.pathname.split('/').at(-1);
  const session = await pages.ask('GET', `/api/v1/interviews/session/${id}`);
  expect([session.progress.total, session.current_turn?.competency.name]).toEqual([1, name]);
  expect(report.questions.map(({ prompt }) => prompt)).not.toContain(session.current_turn?.prompt);
});

it.each(['juggling', ''])('an address with the competency "%s" offers all choices', async (competency) => {
  await pages.visit(
    `/candidate/interviews/practice?role_family=software&level=junior&competency=${competency}`,
  );
  await screen.findByRole('group', { name: 'Number of questions' });
  expect(screen.queryByRole('button', { name: /^Start: Drill/ })).toBeNull();
});
