// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { TrendCompetency, TrendReport, TrendSeries } from '../../../../../openapi/gen/types.gen.ts';
import { TrendTable } from './trend-table.tsx';

afterEach(cleanup);

const figure = (_id: string, change: Partial<TrendCompetency> = {}): TrendCompetency => ({
  _id,
  name: _id,
  score: null,
  checks: null,
  ...change,
});

function report(number: number, competencies: TrendCompetency[]): TrendReport {
  return {
    report_id: String(number),
    created_at: '2026-01-05T09:00:00Z',
    interview: { _id: 'interview', company: 'Sample Company', title: 'Engineer' },
    attempt: { number, allowed: 2 },
    level: 'junior',
    question_type: 'mixed',
    coverage: { scorable: 1, planned: 3, percent: 33 },
    competencies,
  };
}

/** The cells of each row, the newest report first, without its header. */
function cellsOf(name: 'rules' | 'llm', ...reports: TrendReport[]): (string | null)[][] {
  const engine = { name, label: name, version: '1.0.0', reason: '' };
  const series = { _id: 'series', mode: 'ai', engine, bank_version: 1, reports } as unknown as TrendSeries;
  render(<TrendTable series={series} />, { wrapper: MemoryRouter });
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
}

it('what has no count is told as in its report, and what was not asked is told apart', () => {
  const counted = figure('Testing', { checks: { found: 3, of: 5 } });
  const waiting = figure('Design', { left_out: ['needs_human', 'skipped'] });
  expect(cellsOf('rules', report(1, [counted, waiting]), report(2, [counted]))).toEqual([
    ['3 of 5', 'Not asked'],
    ['3 of 5', 'Waits for a person, Skipped'],
  ]);
});

it('beside a count and a score it is said that an answer still waits for a person', () => {
  const waiting = { left_out: ['needs_human' as const] };
  const counted = figure('Testing', { checks: { found: 3, of: 5 }, ...waiting });
  expect(cellsOf('rules', report(1, [counted]))).toEqual([['3 of 5 (an answer waits for a person)']]);
  cleanup();
  const scored = figure('Testing', { score: 1, left_out: ['needs_human', 'skipped'] });
  expect(cellsOf('llm', report(1, [scored]))).toEqual([
    ['1 of 5 (a skip counts as 1; an answer waits for a person)'],
  ]);
});

it('a score in which a skip counts says so', () => {
  const skipped = figure('Testing', { score: 1, left_out: ['skipped'] });
  const scored = figure('Testing', { score: 3, left_out: ['unasked'] });
  expect(cellsOf('llm', report(1, [scored]), report(2, [skipped]))).toEqual([
    ['1 of 5 (a skip counts as 1)'],
    ['3 of 5'],
  ]);
});

it('a report that says nothing of any competency says so in one cell', () => {
  const scored = [figure('Testing', { score: 4 }), figure('Design', { left_out: ['no_evidence'] })];
  const unusable = ['Testing', 'Design'].map((name) => figure(name, { left_out: ['insufficient'] }));
  expect(cellsOf('llm', report(1, scored), report(2, unusable))).toEqual([
    ['Could not be used'],
    ['4 of 5', 'Not scored'],
  ]);
});

it('each report names its interview and its attempt', () => {
  cellsOf('rules', report(1, []), report(2, []));
  screen.getByText(/^Engineer · Sample Company · Attempt 1 of 2 · Junior · 1 of 3/);
  screen.getByText(/^Engineer · Sample Company · Attempt 2 of 2 · Junior · 1 of 3/);
});
