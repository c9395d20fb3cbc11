// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { interviewSessions, reports } from '../../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { asStored, practisedReport } from '../../../../tests/support/reports.ts';

let report: Report;

const pages = servePages();
beforeEach(async () => {
  await pages.signIn();
  report = await practisedReport(pages.server, pages.account);
});

const versions = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Versions of this report' })).closest(
      'section',
    ) as HTMLElement,
  );

it('says why there is no new version to make, where nothing has changed', async () => {
  await pages.visit(`/candidate/reports/${report._id}`);
  const panel = await versions();
  await panel.findByText(/Neither the engine nor the question bank has changed/);
  panel.getByText('Version 1, on this page');
  expect(panel.queryByRole('button')).toBeNull();
});

it('makes a new version by a newer engine, and keeps the old one readable', async () => {
  const body = asStored(report);
  const engine = { ...body.engine, version: '0.9.0' };
  await pages.server.db
    .update(reports)
    .set({ engine, body: { ...body, engine } })
    .where(eq(reports.id, report._id));
  await pages.visit(`/candidate/reports/${report._id}`);
  const panel = await versions();
  const again = await panel.findByRole('button', { name: 'Evaluate again' });
  panel.getByText('The engine changed since the last version.');
  await userEvent.click(again);
  const status = panel.getByRole('status');
  await waitFor(() => expect(document.activeElement).toBe(status));
  const link = await panel.findByRole('link', { name: 'Version 2' });
  await waitFor(() => expect(status.textContent).toBe('There is a newer version: version 2.'));
  const [atTop] = screen.getAllByRole('link', { name: 'version 2' });
  expect(atTop?.closest('[role="note"]')?.textContent).toContain('There is a newer version: version 2.');
  panel.getByText(/engine version 0\.9\.0/);

  await userEvent.click(link);
  await (await versions()).findByText('Version 2, on this page');
  expect(screen.queryByText(/newer version/)).toBeNull();
  expect((await versions()).getByRole('link', { name: 'Version 1' })).toBeTruthy();
  await screen.findByText(/Report version 2/);
});

it('a session that was left to a person is evaluated again from its page', async () => {
  await pages.server.db.delete(reports).where(eq(reports.sessionId, report.session_id));
  await pages.server.db
    .update(interviewSessions)
    .set({ status: 'evaluating', evaluationState: 'needs_human', evaluationMessage: sql`null` })
    .where(eq(interviewSessions.id, report.session_id));
  await pages.visit(`/candidate/interviews/session/${report.session_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Your answers could not be evaluated yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Evaluate again' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/candidate\/reports\//));
  await screen.findByRole('heading', { level: 1, name: /^Report: / });
});
