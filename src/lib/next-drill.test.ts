import { expect, it } from 'vitest';
import { drillPath, nextDrill } from './next-drill.ts';

type Finding = Parameters<typeof nextDrill>[0]['competencies'][number];

/** Two checks, each found in so many of the questions. */
function checked(name: string, questions: number[], ...found: number[]): Finding {
  const checks = found.map((count) => ({ found: count }));
  return { _id: name, name, questions, checks, assessment: null };
}

const scored = (name: string, questions: number[], score: number | null, notJudged = 0): Finding => ({
  _id: name,
  name,
  questions,
  checks: [],
  assessment: { score, needs_human: 0, not_judged: notJudged },
});

/** So many questions, of which some have a key. */
const asked = (count: number, exact: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    exact: exact.includes(index + 1) ? { result: 'right' } : null,
  }));

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

it('is led to with all that it needs', () => {
  const report = { role_family: { _id: 'sales' }, level: 'senior' };
  const path = drillPath(report, checked('listening', [1]));
  expect(path).toBe(
    '/candidate/interviews/practice?role_family=sales&level=senior&question_type=mixed&competency=listening',
  );
});
