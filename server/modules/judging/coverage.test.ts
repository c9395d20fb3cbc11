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
    expect(coverageNote(coverage)?.includes('too little to read much into this report') ?? false).toBe(
      isLittle,
    );
  });

  it('decides on the share, not on the rounded percentage', () => {
    expect(coverageNote(coverageOf(100, 201))).not.toBeNull();
  });
});
