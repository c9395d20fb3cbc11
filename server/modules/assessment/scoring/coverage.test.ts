import { describe, expect, it } from 'vitest';
import { coverageNote, coverageOf } from './coverage.ts';

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
    expect(coverageNote(coverage)?.includes('too little to read much into it') ?? false).toBe(isLittle);
  });

  it('tells how many the AI failed to judge and how many wait for a person, whether it is much or little', () => {
    expect(coverageNote({ ...coverageOf(3, 4), not_judged: 1 })).toBe(
      '1 answer could not be judged by the AI.',
    );
    expect(coverageNote({ ...coverageOf(0, 3), not_judged: 1, needs_human: 2, not_counted: 1 })).toBe(
      '1 answer could not be judged by the AI. 2 answers wait for a person. This rests on none of 4 answers: too little to read much into it.',
    );
    expect(coverageNote({ ...coverageOf(4, 5), needs_human: 1 })).toBe('1 answer waits for a person.');
  });

  it('decides on the share, not on the rounded percentage', () => {
    expect(coverageNote(coverageOf(100, 201))).not.toBeNull();
  });
});
