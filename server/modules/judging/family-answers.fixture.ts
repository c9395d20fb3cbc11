import { type FamilyAnswers, type GoldenAnswer, goldenAnswers } from './golden-answers.fixture.ts';

/** In the order of the bank; the first four families have theirs in fixtures by kind of answer. */
export const familyAnswers: readonly FamilyAnswers[] = [];

export const allGoldenAnswers: readonly GoldenAnswer[] = [
  ...goldenAnswers,
  ...familyAnswers.flatMap(({ golden }) => golden),
];
