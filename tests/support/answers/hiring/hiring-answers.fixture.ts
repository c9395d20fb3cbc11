import { customerSupportHiringAnswers } from './customer-support-hiring-answers.fixture.ts';
import { dataHiringAnswers } from './data-hiring-answers.fixture.ts';
import { designHiringAnswers } from './design-hiring-answers.fixture.ts';
import { financeHiringAnswers } from './finance-hiring-answers.fixture.ts';
import type { HiringAnswer } from './hiring-answer.fixture.ts';
import { marketingHiringAnswers } from './marketing-hiring-answers.fixture.ts';
import { peopleHiringAnswers } from './people-hiring-answers.fixture.ts';
import { productManagementHiringAnswers } from './product-management-hiring-answers.fixture.ts';
import { projectManagementHiringAnswers } from './project-management-hiring-answers.fixture.ts';
import { salesHiringAnswers } from './sales-hiring-answers.fixture.ts';
import { softwareHiringAnswers } from './software-hiring-answers.fixture.ts';

/** In the order of the bank. */
export const hiringAnswers: readonly HiringAnswer[] = [
  ...softwareHiringAnswers,
  ...dataHiringAnswers,
  ...salesHiringAnswers,
  ...customerSupportHiringAnswers,
  ...productManagementHiringAnswers,
  ...designHiringAnswers,
  ...marketingHiringAnswers,
  ...projectManagementHiringAnswers,
  ...peopleHiringAnswers,
  ...financeHiringAnswers,
];
