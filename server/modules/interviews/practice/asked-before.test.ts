import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedBefore, dueQuestions } from './asked-before.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = new Date(100 * DAY);
const questions = Array.from({ length: 24 }, (_, index) => ({ id: `question-${index}` }));
const daysAgo = (days: number) => new Date(at.getTime() - days * DAY);

const histories = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...questions, { id: 'gone' }).map(({ id }) => id),
    at: fc.integer({ min: 0, max: 60 }).map(daysAgo),
    isWeak: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

describe('dueQuestions', () => {
  it('gives enough, nothing twice, the same for the same seed, and new ones before any other', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 12 }), fc.string(), (before, count, seed) => {
        const ids = dueQuestions(questions, before, { count, seed, at }).map(({ id }) => id);
        expect(ids.length).toBeGreaterThanOrEqual(count);
        expect(new Set(ids).size).toBe(ids.length);
        expect(dueQuestions(questions, before, { count, seed, at }).map(({ id }) => id)).toEqual(ids);
        const known = new Set(before.map(({ id }) => id));
        const unseen = questions.filter(({ id }) => !known.has(id));
        const repeated = ids.filter((id) => known.has(id));
        expect(repeated.length).toBe(unseen.length >= count ? 0 : count - unseen.length);
      }),
    );
  });

  it('repeats what is due before what is not', () => {
    const isDue = ({ at: asked, isWeak }: AskedBefore) =>
      at.getTime() - asked.getTime() >= (isWeak ? 3 : 14) * DAY;
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 12 }), fc.string(), (before, count, seed) => {
        const ids = new Set(dueQuestions(questions, before, { count, seed, at }).map(({ id }) => id));
        const inBank = before.filter(({ id }) => id !== 'gone');
        const early = inBank.filter((one) => ids.has(one.id) && !isDue(one));
        if (early.length > 0) expect(inBank.filter(isDue).filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
    );
  });

  it('asks each of 24 once in eight practices of three', () => {
    let before: AskedBefore[] = [];
    for (let practice = 0; practice < 8; practice++) {
      const drawn = dueQuestions(questions, before, { count: 3, seed: `${practice}`, at }).slice(0, 3);
      before = [...before, ...drawn.map(({ id }) => ({ id, at, isWeak: practice === 0 }))];
    }
    expect(new Set(before.map(({ id }) => id)).size).toBe(24);
    const later = new Date(at.getTime() + 4 * DAY);
    const weak = before.filter(({ isWeak }) => isWeak).map(({ id }) => id);
    const again = dueQuestions(questions, before, { count: 3, seed: 'again', at: later }).map(({ id }) => id);
    expect(again.toSorted()).toEqual(weak.toSorted());
  });
});
