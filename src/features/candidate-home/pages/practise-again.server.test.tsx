// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { practisedReport, unfinished } from '../../../../tests/support/reports.ts';
import { judged } from '../../../../tests/support/sessions.ts';
import { drillPath, nextDrill } from '../../../capabilities/interview/next-drill.ts';
import { paths } from '../../../lib/paths.ts';

const sessions = '/api/v1/interviews/session';

const pages = servePages();
beforeEach(() => pages.signIn());

const openSession = () => pages.ask('GET', `${sessions}/${window.location.pathname.split('/').at(-1)}`);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('starts the drill that the last report leads to with one click', async () => {
  const report = await practisedReport(pages.server, pages.account, unfinished);
  const drill = nextDrill(report);
  if (!drill) throw new Error('Nothing is missing in the report.');
  const { competency } = drill;
  await pages.visit(paths.candidate.dashboard);
  const next = await card(`Drill: ${competency.name}`);
  next.getByText('Software engineering · Junior · from your last report');
  const another = next.getByRole('link', { name: 'Choose another' });
  expect(another.getAttribute('href')).toBe(drillPath(report, competency));
  await userEvent.click(next.getByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 1');
  const session = await openSession();
  expect(session.current_turn?.competency.name).toBe(competency.name);
});

it('starts a practice with the choices of the last one, where its report names no drill', async () => {
  const choices = { role_family: 'software', level: 'mid', question_type: 'multiple_choice' };
  const { _id } = await pages.ask('POST', sessions, { mode: 'practice', ...choices, question_count: 3 });
  await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.ask('POST', `${sessions}/${_id}/complete`);
  await judged(pages.server, pages.account, _id);
  await pages.visit(paths.candidate.dashboard);
  const next = await card('Software engineering · Mid-level · Multiple choice · 3 questions');
  next.getByText('3 new questions');
  await userEvent.click(next.getByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 3');
  expect((await openSession()).question_type).toBe('multiple_choice');
});

it('has somebody without a report start a first one, of the role that the headline names', async () => {
  const headline = { headline: 'Data scientist', skills: [], links: [] };
  await pages.ask('PUT', '/api/v1/candidate/profile', headline);
  await pages.visit(paths.candidate.dashboard);
  const next = await card('Your first practice');
  next.getByText('Data analysis and data science · Mid-level · 3 questions. Only you see it.');
  const another = next.getByRole('link', { name: 'Choose another' });
  expect(another.getAttribute('href')).toBe(paths.candidate.practice);
});

it('a practice that could not be started says so, and is started again', async () => {
  const real = window.fetch.bind(window);
  const isDown = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST' || !request.url.endsWith(sessions)) return real(input, init);
    return Response.json({ detail: 'Not now.', request_id: 'none' }, { status: 500 });
  });
  await pages.visit(paths.candidate.dashboard);
  const next = await card('Your first practice');
  await userEvent.click(next.getByRole('button', { name: 'Start' }));
  await next.findByText('Not now.', { exact: false });
  isDown.mockRestore();
  await userEvent.click(next.getByRole('button', { name: 'Start' }));
  await screen.findByText('Question 1 of 3');
});

it('says on how many days of this week somebody practiced, and nothing of none', async () => {
  await pages.visit(paths.candidate.dashboard);
  await card('Your first practice');
  expect(screen.queryByText(/^Practiced/)).toBeNull();
  await practisedReport(pages.server, pages.account, unfinished);
  await pages.visit(paths.candidate.dashboard);
  await screen.findByText('Practiced 1 day this week');
});
