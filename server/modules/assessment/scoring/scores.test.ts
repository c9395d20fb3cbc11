import { describe, expect, it } from 'vitest';
import type { Assessment, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { skippedAssessment } from '../llm/evaluation/assessment.ts';
import { coverageOf } from './coverage.ts';
import { competencyAssessment, overallAssessment } from './scores.ts';

const scored = (score: number): Assessment => ({ ...skippedAssessment, state: 'scored', score, note: null });
const unjudged: Assessment = { ...skippedAssessment, state: 'not_judged', score: null };
const forHuman: Assessment = { ...skippedAssessment, state: 'needs_human', score: null };

describe('competencyAssessment', () => {
  it.each([
    [[], { score: null, scored: 0, skipped: 0, needs_human: 0 }],
    [[scored(4), scored(5)], { score: 4.5, scored: 2, skipped: 0, needs_human: 0 }],
    [[scored(5), skippedAssessment], { score: 3, scored: 1, skipped: 1, needs_human: 0 }],
    [[scored(4), forHuman], { score: 4, scored: 1, skipped: 0, needs_human: 1 }],
    [[unjudged], { score: null, scored: 0, skipped: 0, needs_human: 0, not_judged: 1 }],
    [[forHuman], { score: null, scored: 0, skipped: 0, needs_human: 1 }],
  ])('of %j', (assessments, expected) => expect(competencyAssessment(assessments)).toEqual(expected));
});

describe('overallAssessment', () => {
  const at = (score: number | null, weight: number) => ({ score, weight });

  it.each([
    [[at(5, 0.5), at(5, 0.5)], 100],
    [[at(1, 1)], 0],
    [[at(3, 0.5), at(5, 0.5)], 75],
    [[at(5, 0.75), at(1, 0.25)], 75],
    [[at(5, 0.2), at(null, 0.8)], 100],
  ])('of %j is %i', (competencies, score) =>
    expect(overallAssessment(competencies, coverageOf(4, 5))).toEqual({ score, note: null }),
  );

  it.each([
    [2, 3],
    [3, 8],
    [0, 5],
  ])('there is none of %i answers to %i questions', (answers, planned) =>
    expect(overallAssessment([at(5, 1)], coverageOf(answers, planned))).toEqual({
      score: null,
      note: expect.stringMatching(/at least 3/),
    }),
  );

  const code: ExactResult = { result: 'right', points: 1, options: [], explanation: '' };
  const choice: ExactResult = { ...code, options: [{ _id: 'a', text: 'Yes', right: true, chosen: true }] };

  it.each([
    [2, [], 'here 2 of 5 have one.'],
    [1, [code], 'here 1 of 5 has one. Code is counted apart, in points.'],
    [2, [choice], 'here 2 of 5 have one. Choices are counted apart, in points.'],
    [0, [code, choice], 'here none of 5 has one. Choices and code are counted apart, in points.'],
  ])(
    'why there is none of %i scored answers is said in figures without what has points',
    (scored, exact, words) =>
      expect(overallAssessment([at(5, 1)], coverageOf(scored, 5), exact).note).toBe(
        `There is no overall score: it needs an AI score for at least 3 answers, and for at least half of the questions; ${words}`,
      ),
  );

  it('there is none where no competency has a score', () =>
    expect(overallAssessment([at(null, 1)], coverageOf(4, 5)).score).toBeNull());
});
