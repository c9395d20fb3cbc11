import { expect, it } from 'vitest';
import type { TurnOutcome } from '../../../openapi/gen/types.gen.ts';
import { drillPath, nextDrill } from './next-drill.ts';

type Reported = Parameters<typeof nextDrill>[0];
type Finding = Reported['competencies'][number];

/** Two checks, each found in so many of the usable answers. */
function checked(name: string, scorable: number, ...found: number[]): Finding {
  const checks = found.map((count) => ({ found: count }));
  return { _id: name, name, questions: [], scorable, checks, assessment: null };
}

const scored = (name: string, score: number | null, scorable = 1): Finding => ({
  _id: name,
  name,
  questions: [],
  scorable,
  checks: [],
  assessment: { score },
});

it.each([
  ['where the fewest checks were found', [checked('a', 1, 1, 1), checked('b', 1, 1, 0)], 'b'],
  ['by the share and not the count', [checked('a', 2, 2, 1), checked('b', 1, 1, 0)], 'b'],
  ['with a usable answer, where another has none', [checked('a', 1, 1, 0), checked('b', 0, 0, 0)], 'a'],
  ['the first of two that are alike', [checked('a', 1, 1, 0), checked('b', 1, 0, 1)], 'a'],
  ['with the lowest score', [scored('a', 4), scored('b', 2.5)], 'b'],
  ['that was scored, where another was not', [scored('a', 4), scored('b', null, 0)], 'a'],
  ['none where none was judged', [scored('a', null, 0), checked('b', 0, 0, 0)], undefined],
  ['none where all was found', [checked('a', 1, 1, 1), scored('b', 5)], undefined],
  ['none where nothing was asked', [], undefined],
])('is the competency %s', (_case, competencies, expected) =>
  expect(nextDrill({ competencies, questions: [] })?.competency.name).toBe(expected),
);

it('is the one that the report names first, where two are alike', () => {
  const competencies = [
    { ...scored('unasked', 3), questions: [] },
    { ...scored('second', 3), questions: [2, 4] },
    { ...scored('first', 3), questions: [3, 1] },
  ];
  const next = nextDrill({ competencies, questions: [] });
  expect(next?.competency.name).toBe('first');
  expect(next?.words).toBe('Next: practice “first”.');
});

it('is the skipped one that the report names first', () => {
  const skipped = (number: number) => ({
    number,
    turns: [{ outcome: 'skipped' as const }],
    checklist: null,
    assessment: null,
  });
  const competencies = [
    { ...scored('second', null, 0), questions: [2] },
    { ...scored('first', null, 0), questions: [1] },
  ];
  const next = nextDrill({ competencies, questions: [skipped(1), skipped(2)] });
  expect(next?.competency.name).toBe('first');
});

const nothingFound = 'Nothing was found in “b” yet.';

it.each<[string, TurnOutcome[], string, string?]>([
  ['was skipped', ['skipped'], 'b', 'You skipped “b”.'],
  ['was skipped twice', ['skipped', 'unasked', 'skipped'], 'b', 'You skipped “b”.'],
  ['was skipped, or could not be used', ['skipped', 'insufficient'], 'b', nothingFound],
  ['could not be used', ['unasked', 'insufficient'], 'b', nothingFound],
  ['was not asked', ['unasked', 'unasked'], 'a'],
  ['waits to be judged', ['answered', 'skipped'], 'a'],
  ['was hardly heard', ['poor_audio'], 'a'],
])('of a competency of which nothing was judged, what %s', (_case, outcomes, expected, words) => {
  const questions = (['answered', ...outcomes] as const).map((outcome, index) => ({
    number: index + 1,
    turns: [{ outcome }],
    checklist: null,
    assessment: null,
  }));
  const answered = { ...checked('a', 1, 1, 0), questions: [1] };
  const other = { ...checked('b', 0, 0, 0), questions: questions.slice(1).map(({ number }) => number) };
  const next = nextDrill({ competencies: [answered, other], questions });
  expect(next?.competency.name).toBe(expected);
  if (words) expect(next?.words).toBe(words);
});

it.each<[string, object, string]>([
  ['the AI found nothing to score in', { assessment: { state: 'no_evidence' } }, 'b'],
  ['nothing is counted of', { checklist: { is_unclear: true } }, 'b'],
  ['the AI did not judge', { assessment: { state: 'not_judged' } }, 'a'],
  ['a person looks at', { checklist: { is_unclear: true, needs_human: true } }, 'a'],
])('of a competency whose one answer %s', (_case, found, expected) => {
  const question = { turns: [{ outcome: 'answered' as const }], checklist: null, assessment: null };
  const weak = { ...scored('a', 2), questions: [1] };
  const empty = { ...scored('b', null, 0), questions: [2] };
  const questions = [
    { ...question, number: 1, assessment: { state: 'scored' as const } },
    { ...question, number: 2, ...found },
  ];
  expect(nextDrill({ competencies: [weak, empty], questions })?.competency.name).toBe(expected);
});

it('says that most is missing only where there is something to hold it against', () => {
  const least = checked('listening', 1, 1, 0);
  const words = (...others: Finding[]) =>
    nextDrill({ competencies: [least, ...others], questions: [] })?.words;
  expect(words(checked('pricing', 1, 1, 1))).toBe('Most is missing in “listening”.');
  expect(words(checked('pricing', 1, 0, 1), checked('closing', 1, 1, 1))).toBe('Next: practice “listening”.');
  expect(words(checked('pricing', 0, 0, 0))).toBe('Next: practice “listening”.');
});

it('is led to with all that it needs', () => {
  const report = { role_family: { _id: 'sales' }, level: 'senior' } as const;
  const path = drillPath(report, checked('listening', 1));
  expect(path).toBe(
    '/candidate/interviews/practice?role_family=sales&level=senior&question_type=mixed&competency=listening',
  );
});
