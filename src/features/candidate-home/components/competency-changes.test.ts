import { expect, it } from 'vitest';
import type { TrendCompetency, TrendSeries } from '../../../../openapi/gen/types.gen.ts';
import { competencyChanges } from './competency-changes.ts';

const score = (_id: string, value: number | null): TrendCompetency => ({
  _id,
  name: _id,
  score: value,
  checks: null,
});
const checks = (_id: string, found: number, of: number): TrendCompetency => ({
  _id,
  name: _id,
  score: null,
  checks: { found, of },
});

function series(...reports: TrendCompetency[][]): TrendSeries {
  return {
    _id: 'series',
    mode: 'practice',
    role_family: { _id: 'software', name: 'Software' },
    engine: { name: 'rules', label: 'Checklist', version: '1.0.0', reason: 'AI is not configured' },
    bank_version: 1,
    reports: reports.map((competencies, index) => ({
      report_id: `report-${index}`,
      created_at: `2026-01-0${index + 1}T09:00:00Z`,
      interview: null,
      attempt: null,
      level: 'junior',
      question_type: 'mixed',
      coverage: { scorable: 3, planned: 3, percent: 100 },
      competencies,
    })),
  };
}

const words = (one: TrendSeries) =>
  competencyChanges(one).map(({ name, reportId, words }) => [name, reportId, words]);

it('holds the last two figures of a competency against each other, whatever lies between', () => {
  const reports = series(
    [score('a', 1), score('b', 2)],
    [score('a', 2)],
    [score('b', 3.5), score('a', null)],
  );
  expect(words(reports)).toEqual([
    ['b', 'report-2', '3.5 of 5, before 2 of 5'],
    ['a', 'report-1', '2 of 5, before 1 of 5'],
  ]);
});

it('says of a score that a skip counts in it', () => {
  const skipped = { ...score('a', 1), left_out: ['skipped' as const] };
  expect(words(series([score('a', 3)], [skipped]))).toEqual([
    ['a', 'report-1', '1 of 5 (a skip counts as 1), before 3 of 5'],
  ]);
});

it('counts what a checklist found, and calls it no score', () => {
  expect(words(series([checks('a', 3, 5)], [checks('a', 8, 10)]))).toEqual([
    ['a', 'report-1', '8 of 10 checks, before 3 of 5'],
  ]);
});

it('has nothing of what was looked at once', () => {
  expect(words(series([score('a', 1)], [score('b', 2)]))).toEqual([]);
});
