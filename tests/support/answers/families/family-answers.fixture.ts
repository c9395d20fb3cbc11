import { type FamilyAnswers, type GoldenAnswer, goldenAnswers } from '../golden-answers.fixture.ts';
import { designAnswers } from './design-answers.fixture.ts';
import { financeAnswers } from './finance-answers.fixture.ts';
import { marketingAnswers } from './marketing-answers.fixture.ts';
import { peopleAnswers } from './people-answers.fixture.ts';
import { productManagementAnswers } from './product-management-answers.fixture.ts';
import { projectManagementAnswers } from './project-management-answers.fixture.ts';

/** In the order of the bank; the first four families have theirs in fixtures by kind of answer. */
export const familyAnswers: readonly FamilyAnswers[] = [
  productManagementAnswers,
  designAnswers,
  marketingAnswers,
  projectManagementAnswers,
  peopleAnswers,
  financeAnswers,
];

export const allGoldenAnswers: readonly GoldenAnswer[] = [
  ...goldenAnswers,
  ...familyAnswers.flatMap(({ golden }) => golden),
];
