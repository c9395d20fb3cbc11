// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { practisedReport, unfinished } from '../../../../tests/support/reports.ts';
import { judged } from '../../../../tests/support/sessions.ts';
import { drillPath, nextDrill } from '../../../capabilities/interview/next-drill.ts';
import { paths } from '../../../lib/paths.ts';

const sessions = '/api/v1/interviews/session';

const pages = servePages();
beforeEach(() => pages.signIn());

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('leads from the last report to the drill that the report itself leads to', async () => {
  const report = await practisedReport(pages.server, pages.account, unfinished);
  const drill = nextDrill(report);
  if (!drill) throw new Error('Nothing is missing in the report.');
  const { competency, words } = drill;
  await pages.visit('/candidate/dashboard');
  const next = await card('Practice again');
  next.getByText(`By your last report, on Software engineering: ${words}`);
  const link = next.getByRole('link', { name: `Drill: ${competency.name}` });
  expect(link.getAttribute('href')).toBe(drillPath(report, competency));
  await userEvent.click(link);
  await screen.findByRole('button', { name: `Start: Drill: ${competency.name} · Junior` });
});

it('goes on with the role, level and type of a report that names no drill', async () => {
  const choices = { role_family: 'software', level: 'mid', question_type: 'multiple_choice' };
  const { _id, role_family } = await pages.ask('POST', sessions, {
    mode: 'practice',
    ...choices,
    question_count: 3,
  });
  await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.ask('POST', `${sessions}/${_id}/complete`);
  await judged(pages.server, pages.account, _id);
  await pages.visit('/candidate/dashboard');
  const next = await card('Practice again');
  next.getByText(`Go on where your last report was: ${role_family.name}, Mid-level, with other questions.`);
  expect(next.getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe(
    paths.candidate.practiceOf(choices),
  );
});

it('has somebody without a report set up a first one', async () => {
  await pages.visit('/candidate/dashboard');
  const next = await card('Take your first practice interview');
  expect(next.getByRole('link', { name: 'Set up an interview' }).getAttribute('href')).toBe(
    paths.candidate.practice,
  );
});
