// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CompetencyFinding, Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { ReportOrigin } from './report-origin.tsx';

afterEach(cleanup);

const code = { function_name: 'total' };
const aFunction = { exact: { result: 'right', points: 1, options: [], code, explanation: '' } };

function show(change: Partial<Report>): void {
  const report = {
    version: 1,
    mode: 'ai',
    question_type: 'mixed',
    engine: { name: 'rules', label: 'Evidence checklist', version: '1.0.0', reason: 'AI is not configured' },
    bank_version: 2,
    exact: null,
    competencies: [{ _id: 'debugging' } as CompetencyFinding],
    questions: [],
    ...change,
  } as Partial<Report> as Report;
  render(<ReportOrigin report={report} />);
}

const withCode = {
  exact: { right: 1, partly: 0, wrong: 0, planned: 1 },
  questions: [aFunction as unknown as ReportQuestion],
};

it('a report of words and code names the engine of the words, how the code was scored, and every list', () => {
  show({ ...withCode, choice_set_version: 5, coding_set_version: 7 });
  screen.getByText('Evidence checklist');
  screen.getByText(/^Of the answers in words this report says what was found/);
  screen.getByText(/Python is not run here: a person looks at it\.$/);
  screen.getByText(
    'Report version 1 · question bank version 2 · multiple-choice questions version 5 · coding questions version 7',
  );
});

it('a report of an older version names the lists that it knows of', () => {
  show({});
  screen.getByText('Report version 1 · question bank version 2');
});

it('a practice of code alone names no engine, and no person who would look', () => {
  show({ ...withCode, mode: 'practice', question_type: 'coding', competencies: [] });
  screen.getByRole('heading', { name: 'How code is scored' });
  expect(screen.queryByText('Evidence checklist')).toBeNull();
  expect(screen.queryByText(/a person/)).toBeNull();
});

it.each([
  ['1.6.0', /An answer counts once it speaks of two concepts/],
  ['2.0.0', /what was not\. What is told in words that the checklist does not know/],
])('what version %s of the checklist asked of an answer is what is said', (version, words) => {
  show({ engine: { name: 'rules', label: 'Evidence checklist', version, reason: 'AI is not configured' } });
  screen.getByText(words);
  expect(screen.queryAllByText(/two concepts/)).toHaveLength(version === '1.6.0' ? 1 : 0);
});
