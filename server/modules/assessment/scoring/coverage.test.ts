import { describe, expect, it } from 'vitest';
import { coverageNote, coverageOf } from './coverage.ts';

const none = { notJudged: 0, needsHuman: 0, apart: 0, unaddressed: 0, notRun: 0 };

describe('coverage', () => {
  it.each([
    [0, 0, 0, true],
    [0, 5, 0, true],
    [2, 3, 67, true],
    [2, 2, 100, true],
    [3, 8, 38, true],
    [3, 6, 50, false],
    [5, 5, 100, false],
  ])('%i of %i is %i %%, said to be little: %s', (scorable, planned, percent, isLittle) => {
    const coverage = coverageOf(scorable, planned);
    expect(coverage).toEqual({ scorable, planned, percent });
    expect(coverageNote(coverage, none)?.includes('too little to read much into this report') ?? false).toBe(
      isLittle,
    );
  });

  it('tells what the AI failed to judge, whether it is much or little', () => {
    expect(coverageNote(coverageOf(3, 4), { ...none, notJudged: 1 })).toMatch(
      /^1 answer was not judged.* says nothing about the answer\.$/,
    );
    expect(coverageNote(coverageOf(0, 3), { ...none, notJudged: 3 })).toMatch(
      /^3 answers were not judged.* nothing about the answers\. This rests on no judged answers to 3/,
    );
    expect(coverageNote(coverageOf(0, 5), { ...none, needsHuman: 5 })).toMatch(
      /^5 answers wait for a person.* no judged answers to 5/,
    );
  });

  it('tells what does not address its question from what was judged in vain', () => {
    expect(coverageNote(coverageOf(4, 5), { ...none, unaddressed: 1 })).toBe(
      '1 answer waits for a person, because the AI does not see how it answers its question.',
    );
    expect(coverageNote(coverageOf(3, 6), { ...none, needsHuman: 1, unaddressed: 2 })).toMatch(
      /^1 answer waits .* no judgement that holds.* 2 answers wait .* their questions\.$/,
    );
    expect(coverageNote(coverageOf(1, 5), { ...none, unaddressed: 2 })).toMatch(
      /rests on 1 usable answer to 5 /,
    );
  });

  it('decides on the share, not on the rounded percentage', () => {
    expect(coverageNote(coverageOf(100, 201), none)).not.toBeNull();
  });
});
