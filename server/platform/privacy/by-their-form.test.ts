import { describe, expect, it } from 'vitest';
import { allGoldenAnswers } from '../../../tests/support/answers/families/family-answers.fixture.ts';
import { allQuestions } from '../../../tests/support/judging-bank.ts';
import { givenAway, longRuns, ofWork } from './by-their-form.fixture.ts';
import { named, unnamed } from './names-and-schools.fixture.ts';
import { findPersonalData, withoutPersonalData } from './personal-data.ts';

/** Of processor time for all long runs: it takes seconds, but minutes where one is read anew from each letter. */
const PATIENCE_MS = 30_000;

describe('what the form gives away', () => {
  it.each(givenAway)('is taken out: %j', (text, shown) => expect(withoutPersonalData(text, [])).toBe(shown));

  it.each(named)('is taken out with all of its name: %j', (text, shown) =>
    expect(withoutPersonalData(text, [])).toBe(shown),
  );

  it.each(unnamed)('names nobody: %j', (text) =>
    expect(withoutPersonalData(text, [])).not.toMatch(/\[(?:name|school)\]/),
  );

  it.each(ofWork)('is not: %j', (text) => expect(withoutPersonalData(text, [])).toBe(text));

  it('is in no golden answer and in no question', () => {
    const texts = [
      ...allGoldenAnswers.flatMap(({ strong, weak, short, learner }) => [strong, weak, short, learner]),
      ...allQuestions.map(({ prompt }) => prompt),
    ];
    expect(texts.filter((text) => findPersonalData(text, []).length > 0)).toEqual([]);
  });

  it('is looked for in a time that grows with the text alone', () => {
    const before = process.cpuUsage();
    for (const text of longRuns) withoutPersonalData(text, []);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(PATIENCE_MS);
  });
});
