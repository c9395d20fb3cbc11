// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CompetencyFinding, Report, ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { ComparisonTable } from './comparison-table.tsx';

afterEach(cleanup);

function finding(_id: string, change: Partial<CompetencyFinding>): CompetencyFinding {
  const anchors = { '1': '', '3': '', '5': '' };
  const texts = { name: _id, description: '', indicators: [], must_not_infer: [], anchors };
  return { ...texts, _id, questions: [1], scorable: 1, checks: [], assessment: null, ...change };
}

const question = (number: number, outcome: string) => ({ number, turns: [{ outcome }] }) as ReportQuestion;

const checked = (found: number, of: number): Partial<CompetencyFinding> => ({
  checks: [
    { check: 'context', label: 'The situation', found, of },
    { check: 'result', label: 'What came of it', found: 0, of },
  ],
});

const scored = (score: number | null, change = {}): Partial<CompetencyFinding> => ({
  assessment: { score, scored: 1, skipped: 0, needs_human: 0, ...change },
});

/** The rows of the table, each as its header and its cells; the competencies are `then` and `now`. */
function rowsOf(then: CompetencyFinding[], now: CompetencyFinding[]): string[] {
  const questions = [question(1, 'answered'), question(2, 'unasked')];
  const report = (competencies: CompetencyFinding[]) => ({ competencies, questions }) as Report;
  render(<ComparisonTable earlier={report(then)} later={report(now)} />);
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

it('a checklist is compared check by check where both have an answer, and those come first', () => {
  const then = [finding('Testing', checked(1, 2)), finding('Debugging', checked(1, 1))];
  const now = [finding('Debugging', checked(0, 2)), finding('Design', { ...checked(0, 0), scorable: 0 })];
  expect(rowsOf(then, now)).toEqual([
    'Debugging',
    'CThe situation | 1 of 1 | 0 of 2',
    'RWhat came of it | 0 of 1 | 0 of 2',
    'Testing | 1 of 4 checks | Not asked',
    'Design | Not asked | Nothing counted',
  ]);
});

it('a score stands beside what it rests on', () => {
  const then = [finding('Debugging', scored(4))];
  const now = [finding('Debugging', scored(1, { scored: 0, skipped: 1 }))];
  expect(rowsOf(then, now)).toEqual([
    'Debugging | 4 of 51 of 1 answer | 1 of 50 of 1 answer, 1 skipped, which scores 1',
  ]);
});

it('an answer that could not be judged has no score, and says so', () => {
  const none = finding('Debugging', scored(null, { scored: 0, not_judged: 1 }));
  expect(rowsOf([none], [none])).toEqual([
    'Debugging | No score0 of 1 answer, 1 could not be judged | No score0 of 1 answer, 1 could not be judged',
  ]);
});

it('what could not be used is no low count, also where a report of before says so', () => {
  const unusable = finding('Debugging', { ...checked(0, 1), scorable: 0 });
  expect(rowsOf([unusable], [finding('Debugging', checked(1, 1))])).toEqual([
    'Debugging | Nothing counted | 1 of 2 checks',
  ]);
});

it('what was not asked before the end has neither a score nor an answer', () => {
  const unasked = finding('Debugging', { ...scored(null, { scored: 0 }), questions: [2] });
  expect(rowsOf([unasked], [finding('Debugging', scored(4))])).toEqual([
    'Debugging | Not asked | 4 of 51 of 1 answer',
  ]);
  cleanup();
  expect(rowsOf([unasked], [unasked])).toEqual([]);
});
