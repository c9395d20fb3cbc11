import { expect, it } from 'vitest';
import type { ExactResult, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { exactText, exactTitle } from './exact-points.ts';

const code: ExactResult = { result: 'right', points: null, options: [], explanation: 'It holds.' };
const earned = (points: number | null) => ({ exact: { ...code, points } }) as ReportQuestion;
const notRun = { exact: { ...code, result: 'needs_human' } } as ReportQuestion;
const written = { exact: null } as ReportQuestion;
const summary = { right: 1, partly: 1, wrong: 0, planned: 3 };

it.each([
  ['of all that counts', summary, [earned(1), written, earned(0.67), earned(0)], '1.67 of 3 points'],
  [
    'without what a person looks at',
    { ...summary, needs_human: 2 },
    [earned(1), earned(null)],
    '1 of 1 point, 2 wait for a person',
  ],
  [
    'where all of it waits for a person',
    { ...summary, right: 0, partly: 0, needs_human: 1, planned: 1 },
    [notRun],
    '1 waits for a person',
  ],
])('says what was earned %s', (_case, exact, questions, text) =>
  expect(exactText({ exact, questions })).toBe(`Run against its cases: ${text}`),
);

it('says nothing where nothing of the kind was asked', () => {
  expect(exactText({ exact: null, questions: [written] })).toBeNull();
});

const chosen = {
  exact: { ...code, options: [{ _id: 'a', text: 'Yes', right: true, chosen: true }] },
} as ReportQuestion;

it.each([
  ['Held against the key', [chosen, written]],
  ['Run against its cases', [written, earned(1)]],
  ['Held against the key, and run', [chosen, earned(null)]],
])('is called “%s” wherever it stands', (title, questions) => expect(exactTitle(questions)).toBe(title));
