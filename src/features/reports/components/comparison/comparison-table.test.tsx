// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CompetencyFinding, Report, ReportQuestion } from '../../../../../openapi/gen/types.gen.ts';
import { ComparisonTable } from './comparison-table.tsx';

afterEach(cleanup);

function finding(_id: string, change: Partial<CompetencyFinding>): CompetencyFinding {
  const anchors = { '1': '', '3': '', '5': '' };
  const texts = { name: _id, description: '', indicators: [], must_not_infer: [], anchors };
  return { ...texts, _id, questions: [1], scorable: 1, checks: [], assessment: null, ...change };
}

const question = (number: number, outcome: string, found = {}) =>
  ({ number, turns: [{ outcome }], ...found }) as ReportQuestion;

const checked = (found: number, of: number): Partial<CompetencyFinding> => ({
  scorable: of,
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
  const checklist = { found: 0, of: 5, items: [], concepts: [], is_unclear: true, needs_human: true };
  const questions = [
    question(1, 'answered'),
    question(2, 'unasked'),
    question(3, 'skipped'),
    question(4, 'answered', { checklist }),
    question(5, 'answered', { competency_id: 'Scripting', exact: { result: 'needs_human' } }),
    question(6, 'answered', { competency_id: 'Scripting', scorable: true, exact: { result: 'right' } }),
  ];
  const report = (competencies: CompetencyFinding[]) => ({ competencies, questions }) as Report;
  render(<ComparisonTable earlier={report(then)} later={report(now)} />);
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

it('a checklist is compared by its counts with what was not found, and what both have comes first', () => {
  const then = [finding('Testing', checked(1, 2)), finding('Debugging', checked(1, 1))];
  const now = [finding('Debugging', checked(2, 2)), finding('Design', { ...checked(0, 0), scorable: 0 })];
  expect(rowsOf(then, now)).toEqual([
    'Debugging | 1 of 2 checksNot found: What came of it | 2 of 4 checksNot found in each answer: What came of it',
    'Testing | 1 of 4 checksNot found in each answer: The situation, What came of it | Not asked',
    'Design | Not asked | Could not be used',
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
    'Debugging | No score0 of 1 answer, 1 not judged | No score0 of 1 answer, 1 not judged',
  ]);
});

it('an answer of which nothing counts has no low count, and the state that its report tells', () => {
  const unusable = finding('Debugging', { ...checked(0, 1), scorable: 0 });
  const both = finding('Debugging', { ...checked(0, 1), scorable: 0, questions: [1, 3, 4] });
  expect(rowsOf([unusable], [both])).toEqual([
    'Debugging | Could not be used | Could not be used, Skipped, Waits for a person',
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

it('code under a competency that waits for a person is told as in its report, also where nothing else was asked', () => {
  const nothing = { ...checked(0, 0), scorable: 0 };
  const skipped = finding('Scripting', { ...nothing, questions: [3] });
  const unasked = finding('Scripting', { ...nothing, questions: [2] });
  expect(rowsOf([skipped], [unasked])).toEqual([
    'Scripting | Skipped, Waits for a person | Not asked, Waits for a person',
  ]);
  cleanup();
  const counted = finding('Scripting', checked(1, 1));
  expect(rowsOf([counted], [skipped])).toEqual([
    'Scripting | 1 of 2 checksNot found: What came of it1 waits for a person | Skipped, Waits for a person',
  ]);
});

it('the columns of then and now are of one width', () => {
  rowsOf([finding('Debugging', scored(4))], [finding('Debugging', scored(4))]);
  expect(getComputedStyle(screen.getByRole('table')).tableLayout).toBe('fixed');
});
