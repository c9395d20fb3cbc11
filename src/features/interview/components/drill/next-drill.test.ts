import { expect, it } from 'vitest';
import type { CompetencyFinding, Report, ReportQuestion } from '../../../../api/gen/types.gen.ts';
import { nextDrill } from './next-drill.ts';

type Finding = Parameters<typeof nextDrill>[0]['competencies'][number];

/** Two checks, each found in so many of the questions. */
function checked(name: string, questions: number[], ...found: number[]): Finding {
  const checks: CompetencyFinding['checks'] = found.map((count, index) => ({
    check: index === 0 ? 'action' : 'result',
    label: '',
    found: count,
    of: questions.length,
  }));
  return { _id: name, name, questions, checks, assessment: null };
}

const scored = (name: string, questions: number[], score: number | null, notJudged = 0): Finding => ({
  _id: name,
  name,
  questions,
  checks: [],
  assessment: { score, scored: 1, skipped: 0, needs_human: 0, not_judged: notJudged },
});

function asked(count: number, exact: readonly number[] = []): Report['questions'] {
  return Array.from({ length: count }, (_, index): ReportQuestion => {
    const number = index + 1;
    const result = { points: 1, possible: 1, verdict: 'right', choices: null, code: null };
    return {
      number,
      question_id: `q${number}`,
      prompt: '',
      competency_id: '',
      anchors: null,
      scorable: true,
      checklist: null,
      assessment: null,
      exact: exact.includes(number) ? (result as unknown as ReportQuestion['exact']) : null,
      turns: [],
    };
  });
}

it.each([
  ['where the fewest checks were found', [checked('a', [1], 1, 1), checked('b', [2], 1, 0)], 'b'],
  ['by the share and not the count', [checked('a', [1, 3], 2, 1), checked('b', [2], 1, 0)], 'b'],
  ['where no answer was usable', [checked('a', [1], 0, 1), checked('b', [2])], 'b'],
  ['where one of two answers was not', [checked('a', [1, 2], 1, 1), checked('b', [3], 1, 1)], 'a'],
  ['the first of two that are alike', [checked('a', [1], 1, 0), checked('b', [2], 0, 1)], 'a'],
  ['with the lowest score', [scored('a', [1], 4), scored('b', [2], 2.5)], 'b'],
  ['without a score', [scored('a', [1], 2), scored('b', [2], null)], 'b'],
  ['that was judged, where another was not', [scored('a', [1], null, 1), scored('b', [2], 4)], 'b'],
  ['none where none was judged', [scored('a', [1], null, 1), scored('b', [2], null, 1)], undefined],
  ['none where all was found', [checked('a', [1], 1, 1), scored('b', [2], 5)], undefined],
  ['none where nothing was asked', [], undefined],
])('is the competency %s', (_case, competencies, expected) =>
  expect(nextDrill({ competencies, questions: asked(3) })?.name).toBe(expected),
);

it('leaves out what has a key', () => {
  const competencies = [checked('a', [1], 1, 0), checked('b', [2])];
  expect(nextDrill({ competencies, questions: asked(2, [2]) })?.name).toBe('a');
});
