import { expect, test } from 'vitest';
import type { Assessment, ExactResult } from '../../../openapi/gen/types.gen.ts';
import { codingSets } from '../../content/coding/coding-sets.ts';
import { asQuestion } from '../assessment/exact/code-question.ts';
import { anInterview, aSession, moment } from '../interviews/session/session-state.fixture.ts';
import { buildReport } from './report-builder.ts';

const scored: Assessment = { state: 'scored', score: 5, anchor: 5, evidence: [], missing: [], note: null };
const open: Assessment = { ...scored, state: 'needs_human', score: null, anchor: null };
const right: ExactResult = { result: 'right', points: 1, options: [], explanation: 'It holds.' };
const unread: ExactResult = { ...right, result: 'needs_human', points: null };

const nothing = { checklist: null, assessment: null, exact: null };

/** A report of three questions in words and, after them, one with code. */
function reportOf(
  words: readonly (Assessment | null)[],
  code: ExactResult,
  change: Parameters<typeof aSession>[1] = {},
) {
  const problems = codingSets.flatMap((set) => set.problems.map(asQuestion));
  const questions = [...anInterview().questions, ...problems.slice(0, 1)];
  return buildReport({
    id: 'report',
    version: 1,
    createdAt: moment(0),
    state: aSession({}, { questions, ...change }),
    engine: { ...anInterview().engine, name: 'llm' },
    judged: [
      ...words.map((assessment) => ({ findings: { ...nothing, assessment }, retries: [] })),
      { findings: { ...nothing, exact: code }, retries: [] },
    ],
  });
}

test('code is covered as any question is, and scores no competency', () => {
  const report = reportOf([scored, scored, scored], right);
  expect(report).toMatchObject({
    coverage: { scorable: 4, planned: 4 },
    overall: { score: 100 },
    exact: { right: 1, planned: 1 },
    competencies: [{ questions: [1, 2, 3], scorable: 3 }],
  });
  expect(report.questions[3]).toMatchObject({ anchors: null, assessment: null, exact: right });
});

test('it names the version of each list of questions that was asked from beside that of the bank', () => {
  const selection = {
    method: 'bank',
    matchedTerms: [],
    codingSetVersion: 7,
    choiceSetVersion: 5,
  } as const;
  expect(reportOf([scored, scored, scored], right, { selection })).toMatchObject({
    bank_version: anInterview().bankVersion,
    coding_set_version: 7,
    choice_set_version: 5,
  });
  const words = reportOf([scored, scored, scored], right);
  expect(words).not.toHaveProperty('coding_set_version');
  expect(words).not.toHaveProperty('choice_set_version');
});

test('it does not help two answers to an overall score', () => {
  const report = reportOf([scored, scored, null], right);
  expect(report).toMatchObject({ coverage: { scorable: 3, planned: 4 }, overall: { score: null } });
  expect(report.overall?.note).toMatch(/here 2 of 3 have one\. Code is counted apart, in points\.$/);
});

test('what waits for a person counts neither for nor against', () => {
  const report = reportOf([scored, scored, scored], unread);
  expect(report).toMatchObject({
    coverage: { scorable: 3, planned: 4 },
    overall: { score: 100 },
    exact: { right: 0, partly: 0, wrong: 0, needs_human: 1, planned: 1 },
  });
});

test('an answer that the AI could not judge is not called unusable', () => {
  const { coverage, coverage_note } = reportOf([open, open, scored], right);
  expect(coverage).toMatchObject({ scorable: 2, planned: 4, needs_human: 2 });
  expect(coverage_note).toMatch(/^2 answers wait for a person\. This rests on 2 of 4 answers/);
});

test('the best answer of a practice counts, and what the trend reads is the first', () => {
  const low: Assessment = { ...scored, score: 2, anchor: 1 };
  const state = aSession();
  const [first] = state.interview.questions;
  const source = {
    id: 'report',
    version: 1,
    createdAt: moment(0),
    engine: { ...anInterview().engine, name: 'llm' as const },
    judged: [low, scored, low].map((assessment, index) => ({
      findings: { ...nothing, assessment },
      retries: index === 0 ? [{ turns: [], findings: { ...nothing, assessment: scored } }] : [],
    })),
  };
  const report = buildReport({ ...source, state });
  expect(report.questions[0]).toMatchObject({ question_id: first?.id, counted_try: 1, assessment: scored });
  expect(report.questions[0]?.retries).toMatchObject([{ assessment: low }]);
  expect([report.overall?.score, report.competencies[0]?.assessment?.score]).toEqual([75, 4]);
  expect(report.first_answers).toMatchObject({
    coverage: { scorable: 3, planned: 3 },
    competencies: [{ assessment: { score: 3 } }],
    questions: [{ number: 1, assessment: { state: 'scored' } }, {}, {}],
  });
  const forHiring = buildReport({ ...source, state: aSession({}, { mode: 'ai' }) });
  expect(forHiring.questions[0]).toMatchObject({ assessment: low });
  expect(forHiring).not.toHaveProperty('first_answers');
});
