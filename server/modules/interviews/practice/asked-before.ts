import { seededRandom, shuffled } from '../../assessment/selection/seeded-random.ts';

/** A question that somebody was asked in a practice. */
export interface AskedBefore {
  readonly id: string;
  /** The last time. */
  readonly at: Date;
  /** Whether little came of it then. */
  readonly isWeak: boolean;
}

interface Draw {
  readonly count: number;
  readonly seed: string;
  readonly at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEAK_AGAIN_MS = 3 * DAY_MS;
const OTHERS_AGAIN_MS = 14 * DAY_MS;

/**
 * The questions to choose from: those that are new, then weak ones that are due again, then others that are due, then
 * what is due next. Where the first of these are enough it is all of them; else exactly `count`.
 */
export function dueQuestions<Asked extends { readonly id: string }>(
  questions: readonly Asked[],
  askedBefore: readonly AskedBefore[],
  { count, seed, at }: Draw,
): readonly Asked[] {
  const known = new Map(askedBefore.map((one) => [one.id, one]));
  const dueAt = ({ id }: Asked) => dueTime(known.get(id));
  const isDue = (question: Asked) => known.has(question.id) && dueAt(question) <= at.getTime();
  const isWeak = ({ id }: Asked) => known.get(id)?.isWeak === true;
  const random = seededRandom(seed);
  const mixed = shuffled(questions, random);
  const tiers = [
    mixed.filter(({ id }) => !known.has(id)),
    mixed.filter((question) => isDue(question) && isWeak(question)),
    mixed.filter((question) => isDue(question) && !isWeak(question)),
    mixed
      .filter((question) => known.has(question.id) && !isDue(question))
      .toSorted((a, b) => dueAt(a) - dueAt(b)),
  ];
  const [first = [], ...others] = tiers.filter((tier) => tier.length > 0);
  const hasChoice = first.length >= count && first !== tiers[3];
  return hasChoice ? first : [first, ...others].flat().slice(0, count);
}

function dueTime(asked: AskedBefore | undefined): number {
  if (!asked) return Number.NEGATIVE_INFINITY;
  return asked.at.getTime() + (asked.isWeak ? WEAK_AGAIN_MS : OTHERS_AGAIN_MS);
}
