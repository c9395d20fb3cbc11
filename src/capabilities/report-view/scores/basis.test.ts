import { describe, expect, it } from 'vitest';
import type { CompetencyFinding, ExactVerdict, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { overallBasis } from './overall-basis.ts';
import { scoreBasis } from './score-basis.ts';

const assessment = { score: 4, scored: 1, skipped: 0, needs_human: 0 };
const asked = (number: number, outcome: string) => ({ number, turns: [{ outcome }] }) as ReportQuestion;

describe('a score of a competency rests', () => {
  it.each([
    ['on its answers', {}, ['answered', 'insufficient'], '1 of 2 answers, 1 could not be used'],
    ['on a skip', { scored: 0, skipped: 1 }, ['skipped'], '0 of 1 answer, 1 skipped, which scores 1'],
    ['on what was asked', {}, ['answered', 'unasked'], '1 of 1 answer, 1 not asked'],
    ['on nothing that was asked', { score: null, scored: 0 }, ['unasked'], 'Not asked'],
    [
      'on what others wait for',
      { needs_human: 1 },
      ['answered', 'answered'],
      '1 of 2 answers, 1 waits for a person',
    ],
  ])('%s', (_case, change, outcomes, words) => {
    const questions = outcomes.map((outcome, index) => asked(index + 1, outcome));
    const numbers = questions.map(({ number }) => number);
    // One of another competency.
    const all = [...questions, asked(9, 'unasked')];
    const finding = { _id: 'debugging', assessment: { ...assessment, ...change }, questions: numbers };
    expect(scoreBasis(finding, all)).toBe(words);
  });

  it('on no code that is not run, and says what becomes of it', () => {
    const ofCode = (number: number, competency_id: string, result: ExactVerdict) =>
      ({ ...asked(number, 'answered'), competency_id, exact: { result } }) as ReportQuestion;
    const finding = { _id: 'debugging', assessment, questions: [1] };
    const all = [
      asked(1, 'answered'),
      ofCode(2, 'debugging', 'needs_human'),
      ofCode(3, 'design', 'needs_human'),
    ];
    expect(scoreBasis(finding, all)).toBe('1 of 1 answer, in code 1 waits for a person');
    const [, waiting] = all;
    const unasked = [asked(1, 'unasked'), ...(waiting ? [waiting] : [])];
    expect(scoreBasis(finding, unasked)).toBe('Not asked, in code 1 waits for a person');
  });
});

it.each([
  [[4, 3], 'Rests on all 2 competencies.'],
  [[4], 'Rests on 1 competency.'],
  [[4, null, 3, null], 'Rests on 2 of 4 competencies: without C2 and C4.'],
])('an overall score of %j says on what it rests', (scores, words) => {
  const competencies = scores.map((score, index) => ({
    name: `C${index + 1}`,
    assessment: { ...assessment, score },
  })) as CompetencyFinding[];
  expect(overallBasis({ competencies })).toBe(words);
});
