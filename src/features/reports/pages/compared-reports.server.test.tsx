// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import {
  hiringTerms,
  interviewSessions,
  reports,
} from '../../../../server/platform/database/schema/index.ts';
import type { StoredReport } from '../../../../server/platform/database/schema/reports.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { asStored, practisedReport } from '../../../../tests/support/reports.ts';

let earlier: Report;
let later: Report;

const pages = servePages();
beforeAll(async () => {
  await pages.signIn();
  earlier = await practisedReport(pages.server, pages.account);
  later = await practisedReport(pages.server, pages.account);
  await change(earlier, { created_at: '2026-01-05T09:00:00.000Z' });
});

/** Changes what is stored of a report, in the list and in itself. */
async function change(report: Report, part: Partial<StoredReport>): Promise<void> {
  const body = { ...asStored(report), ...part };
  const { mode, level } = body;
  const columns = { engine: body.engine, mode, level, createdAt: new Date(body.created_at) };
  await pages.server.db
    .update(reports)
    .set({ body, ...columns })
    .where(eq(reports.id, report._id));
}

/** Makes the session of a report an attempt at an interview that somebody was invited to. */
async function makeAttempt({ session_id }: Report): Promise<void> {
  const { db } = pages.server;
  const isIt = eq(interviewSessions.id, session_id);
  const [session] = await db.select().from(interviewSessions).where(isIt);
  await db.insert(hiringTerms).values({
    interviewId: session?.interviewId ?? '',
    company: 'Sample Company',
    title: 'Engineer (sample)',
    attemptsAllowed: 3,
    opensAt: new Date('2026-01-01T09:00:00.000Z'),
    closesAt: new Date('2026-01-31T09:00:00.000Z'),
    integrity: { signals: [], camera: 'none', may_decline_signals: true },
    retentionDays: 90,
  });
}

it('two reports are chosen in the list, and stand side by side, the older one first', async () => {
  await pages.visit('/candidate/reports');
  const table = async () => within(await screen.findByRole('table', { name: 'Reports' }));
  const [newest] = (await table()).getAllByRole('link', { name: /^Compare: Software/ });
  await userEvent.click(newest as HTMLElement);
  await screen.findByText(/Choose the report to compare it with/);
  expect(window.location.search).toBe(`?compare=${later._id}`);
  await (await table()).findByText('Chosen');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(
      /^Software.* is chosen\. Choose the report to compare it with/,
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Do not compare' }));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Compare: Software/),
  );
  await userEvent.keyboard('{Enter}');
  await (await table()).findByText('Chosen');
  await userEvent.click((await table()).getByRole('link', { name: /^Compare with this: Software/ }));

  await screen.findByRole('heading', { level: 1, name: 'Two reports compared' });
  expect(window.location.search).toBe(`?compare=${later._id}%2C${earlier._id}`);
  const [then, now] = await screen.findAllByRole('link', { name: 'Open the report' });
  expect(then?.getAttribute('href')).toBe(`/candidate/reports/${earlier._id}`);
  expect(now?.getAttribute('href')).toBe(`/candidate/reports/${later._id}`);

  const compared = within(screen.getByRole('table', { name: 'What was found by competency, then and now' }));
  const named = (one: Report) => one.competencies.map(({ name }) => name);
  for (const name of [...named(earlier), ...named(later)]) compared.getByRole('rowheader', { name });
});

it('a search that finds nothing says so; clearing it leads back to the field and to all reports', async () => {
  await pages.visit('/candidate/reports');
  await screen.findByText('2 reports');
  const field = screen.getByRole<HTMLInputElement>('searchbox', {
    name: 'Search by role, position or company',
  });
  await userEvent.type(field, 'astronaut{Enter}');
  await screen.findByRole('heading', { name: 'No report matches “astronaut”' });
  expect(document.activeElement === field).toBe(true);
  expect(window.location.search).toBe('?q=astronaut');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('2 reports');
  expect([window.location.search, field.value]).toEqual(['', '']);
  expect(document.activeElement === field).toBe(true);
});

it('what was asked both times shows both answers', async () => {
  const [asked] = earlier.questions;
  const questions = later.questions.map((question, index) => ({
    ...question,
    question_id: index === 0 ? (asked?.question_id ?? '') : `other-${index}`,
    prompt: index === 0 ? 'The question of both' : question.prompt,
  }));
  await change(later, { questions });
  await pages.visit(`/candidate/reports?compare=${earlier._id},${later._id}`);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Asked both times' });
  const section = within(heading.closest('section') as HTMLElement);
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'The question of both',
  ]);
  const marked = [asked, questions[0]].map((question) => question?.checklist);
  expect(section.getAllByText(/^Checklist \d/).map(({ textContent }) => textContent)).toEqual(
    marked.map((checklist) => `Checklist ${checklist?.found}/${checklist?.of}`),
  );
});

it('another level and an interview are named, with what that means', async () => {
  await change(later, { level: 'senior', mode: 'ai' });
  await makeAttempt(later);
  await pages.visit(`/candidate/reports?compare=${earlier._id},${later._id}`);
  await screen.findByText(/different levels.* One is a practice and the other an interview/);
  screen.getByText(/^Junior · .+ · Practice · version 1$/);
  screen.getByText('Engineer (sample)');
  screen.getByText(/^Sample Company · Attempt 1 of 3 · Senior · Interview · version 1$/);
  await pages.visit('/candidate/reports');
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  table.getByText(/^Junior · .+ · Practice$/);
  table.getByText(/Senior · Interview$/);
});

it('another engine is refused with the reason, in the list and at the address', async () => {
  const label = 'Another engine';
  await change(later, { engine: { ...asStored(later).engine, name: 'llm', label } });
  await pages.visit('/candidate/reports');
  const list = within(await screen.findByRole('table', { name: 'Reports' }));
  expect(list.getAllByText('No other to compare with')).toHaveLength(2);
  await pages.visit(`/candidate/reports?compare=${earlier._id}`);
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  await table.findByText('Made by another engine');
  expect(table.queryByRole('link', { name: /^Compare with this/ })).toBeNull();
  await pages.visit(`/candidate/reports?compare=${earlier._id},${later._id}`);
  await screen.findByText('These two cannot be compared');
  screen.getByText(/different engines/);
  await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
});
