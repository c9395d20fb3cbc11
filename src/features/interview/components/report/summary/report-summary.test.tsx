// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type {
  CompetencyFinding,
  ExactVerdict,
  Report,
  ReportQuestion,
} from '../../../../../api/gen/types.gen.ts';
import { ReportSummary } from './report-summary.tsx';

afterEach(cleanup);

const anchors = { '1': 'Names nothing.', '3': 'Names a step.', '5': 'Names a step and its effect.' };

const debugging: CompetencyFinding = {
  _id: 'debugging',
  name: 'Debugging',
  description: 'Finds the cause of a fault.',
  indicators: [],
  must_not_infer: [],
  anchors,
  questions: [1],
  scorable: 1,
  checks: [],
  assessment: null,
};

function show(change: Partial<Report>): void {
  const report: Report = {
    _id: 'report',
    version: 1,
    session_id: 'session',
    created_at: '2026-01-05T09:00:00.000Z',
    mode: 'ai',
    role_family: { _id: 'software', name: 'Software engineering' },
    level: 'mid',
    question_type: 'mixed',
    engine: { name: 'rules', label: 'Evidence checklist', version: '1.0.0', reason: 'AI is not configured' },
    bank_version: 2,
    coverage: { scorable: 3, planned: 3, percent: 100 },
    coverage_note: null,
    overall: null,
    exact: null,
    competencies: [debugging],
    questions: [],
    ...change,
  };
  render(<ReportSummary report={report} />);
}

const questionWith = (result: ExactVerdict | null, points: number | null) =>
  ({
    exact: { result, points, options: [], explanation: 'Because.' },
  }) as Partial<ReportQuestion> as ReportQuestion;
const right = questionWith('right', 1);
const notHandedIn = questionWith(null, null);

const oneRight = { right: 1, partly: 0, wrong: 0, planned: 1 };

it('a report of words and code names the engine of the words, how the code was scored, and every list', () => {
  show({ exact: oneRight, choice_set_version: 5, coding_set_version: 7 });
  screen.getByText('3 of 3 answers usable (100%)');
  screen.getByText('Evidence checklist');
  screen.getByText(/^Of the answers in words this report says what was found/);
  screen.getByText('1 of 1 right');
  screen.getByText(
    'Report version 1 · question bank version 2 · multiple-choice questions version 5 · coding questions version 7',
  );
});

it('a report of an older version names the lists that it knows of', () => {
  show({});
  screen.getByText('Report version 1 · question bank version 2');
});

it('a report of code alone names no engine, and of Python alone that nothing is counted', () => {
  const coverage = { scorable: 0, planned: 0, percent: 0, not_counted: 2 };
  const exact = { ...oneRight, right: 0, not_counted: 2, planned: 2 };
  show({ question_type: 'coding', competencies: [], coverage, exact });
  screen.getByText('Not counted');
  screen.getByText('checked by the visible cases only.');
  screen.getByRole('heading', { name: 'How code is scored' });
  expect(screen.queryByText(/Nothing counted|Left out/)).toBeNull();
  expect(screen.queryByText('Evidence checklist')).toBeNull();
  expect(screen.queryByText(/0 of 0|\(0%\)/)).toBeNull();
});

it('an answer that was not handed in before the end is left out, neither right nor wrong', () => {
  const exact = { ...oneRight, planned: 2 };
  show({ question_type: 'multiple_choice', competencies: [], exact, questions: [right, notHandedIn] });
  screen.getByText('1 of 1 right');
  screen.getByText('0 partly right, 0 wrong, 0 without an answer. Together 1 of 1 point.');
  screen.getByText('Left out of this: 1 not handed in before the end.');
});
