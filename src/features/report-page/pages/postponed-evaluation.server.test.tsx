// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { interviewSessions, reports } from '../../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { reportedSession } from '../../../../tests/support/sessions.ts';
import { paths } from '../../../lib/paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const pages = servePages();
beforeEach(() => pages.signIn());

/** A practice that was submitted while the AI was away; it is asked again at times, and is not given up. */
async function postponed(): Promise<string> {
  const { _id } = await reportedSession(pages.server, pages.account);
  await pages.server.db.delete(reports).where(eq(reports.sessionId, _id));
  await pages.server.db
    .update(interviewSessions)
    .set({
      status: 'evaluating',
      evaluationState: 'running',
      evaluationMessage: 'The AI cannot be reached at the moment.',
      evaluationSeenAt: new Date(Date.now() + DAY_MS),
    })
    .where(eq(interviewSessions.id, _id));
  return _id;
}

it('end, dashboard and reports say alike that a practice waits for the AI, also while that is asked again', async () => {
  await reportedSession(pages.server, pages.account);
  const way = paths.candidate.session(await postponed());
  await pages.visit(way);
  await screen.findByText(/waits for the AI/);

  await pages.visit(paths.candidate.dashboard);
  const recent = within(await screen.findByRole('region', { name: 'History' }));
  const row = (await recent.findByText('Waits for the AI')).closest('li');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(way);

  await pages.visit(paths.candidate.reports);
  const reportCount = await screen.findByText('1 report');
  const panel = screen.getByRole('region', { name: 'Waiting for a report' });
  const waiting = within(panel).getByText(/Your answers wait for the AI\.$/);
  expect(waiting.closest('li')?.querySelector('a')?.getAttribute('href')).toBe(way);
  // What is looked for first stands above all that was read before.
  expect(panel.compareDocumentPosition(reportCount) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('recent interviews stand in the order of the time that they show', async () => {
  const first = await postponed();
  const second = await postponed();
  const touch = (id: string, minute: number) =>
    pages.server.db
      .update(interviewSessions)
      .set({ updatedAt: new Date(Date.UTC(2026, 0, 5, 9, minute)) })
      .where(eq(interviewSessions.id, id));
  await touch(first, 40);
  await touch(second, 33);
  await pages.visit(paths.candidate.dashboard);
  const recent = within(await screen.findByRole('region', { name: 'History' }));
  const rows = (await recent.findAllByRole('listitem')).map((row) => row.querySelector('a'));
  expect(rows.map((link) => link?.getAttribute('href'))).toEqual(
    [first, second].map((id) => paths.candidate.session(id)),
  );
});
