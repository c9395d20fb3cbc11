// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type {
  CompetencyFinding,
  ExactVerdict,
  Report,
  ReportQuestion,
} from '../../../../openapi/gen/types.gen.ts';
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

function show(change: Partial<Report>, isAgainOffered = false): void {
  const report: Report = {
    _id: 'report',
    version: 1,
    session_id: 'session',
    created_at: '2026-01-05T09:00:00.000Z',
    mode: 'ai',
    interview: { _id: 'interview', company: 'Sample Company', title: 'Engineer' },
    attempt: { number: 1, allowed: 1 },
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
  render(<ReportSummary report={report} isAgainOffered={isAgainOffered} />);
}

const questionWith = (result: ExactVerdict | null, points: number | null) =>
  ({
    exact: { result, points, options: [], explanation: 'Because.' },
  }) as Partial<ReportQuestion> as ReportQuestion;
const right = questionWith('right', 1);
const notSubmitted = questionWith(null, null);

const oneRight = { right: 1, partly: 0, wrong: 0, planned: 1 };

it('a report of code alone, and of Python alone, counts nothing and says why', () => {
  const coverage = { scorable: 0, planned: 0, percent: 0, not_counted: 2 };
  const exact = { ...oneRight, right: 0, not_counted: 2, planned: 2 };
  show({ question_type: 'coding', competencies: [], coverage, exact });
  screen.getByText('0 of 2 answers counted, 2 in Python not counted');
  expect(screen.queryByText(/Nothing counted|Left out|points?$/)).toBeNull();
  expect(screen.queryByText(/0 of 0|\(0%\)/)).toBeNull();
});

it('what was run or held against a key comes to points, and only what there is is counted out', () => {
  const exact = { right: 1, partly: 1, wrong: 0, planned: 2 };
  show({ exact, questions: [right, questionWith('partly', 0.9)] });
  screen.getByText('3 of 3 answers usable');
  screen.getByText('1.9 of 2 points');
  screen.getByText('1 right, 1 partly right.');
});

it('an answer that was not submitted before the end is left out, neither right nor wrong', () => {
  const exact = { ...oneRight, planned: 2 };
  show({ question_type: 'multiple_choice', competencies: [], exact, questions: [right, notSubmitted] });
  screen.getByText('1 of 1 point');
  screen.getByText('1 right.');
  screen.getByText('Left out of this: 1 interrupted or not asked.');
});

it('an overall score says which competencies it leaves out', () => {
  const assessment = { score: 4, scored: 1, skipped: 0, needs_human: 0 };
  const delivery = { ...debugging, _id: 'delivery', name: 'Delivery' };
  const competencies = [
    { ...debugging, assessment },
    { ...delivery, assessment: { ...assessment, score: null, scored: 0 } },
  ];
  show({ overall: { score: 75, note: null }, competencies });
  screen.getByText('75/100');
  screen.getByText(/Rests on 1 of 2 competencies: without Delivery\.$/);
});

it.each<[string, boolean, number | undefined, number]>([
  ['where an answer was not judged', true, 1, 1],
  ['not where nothing on the page does that', false, 1, 0],
  ['not where every answer was', true, undefined, 0],
])('that it can be evaluated again is said %s', (_case, isAgainOffered, notJudged, links) => {
  const coverage = { scorable: 1, planned: 2, percent: 50, ...(notJudged && { not_judged: notJudged }) };
  show({ coverage, coverage_note: 'This rests on 1 judged answer.' }, isAgainOffered);
  expect(screen.queryAllByRole('link', { name: 'Evaluate again' })).toHaveLength(links);
});
