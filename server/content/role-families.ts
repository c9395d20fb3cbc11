import type { Question, RoleFamily } from './question-bank.ts';
import { customerSupport } from './questions/customer-support.ts';
import { data } from './questions/data.ts';
import { design } from './questions/design.ts';
import { finance } from './questions/finance.ts';
import { marketing } from './questions/marketing.ts';
import { people } from './questions/people.ts';
import { productManagement } from './questions/product-management.ts';
import { projectManagement } from './questions/project-management.ts';
import { sales } from './questions/sales.ts';
import { software } from './questions/software.ts';

/** Every family that can be practised, in the order offered. */
export const roleFamilies: readonly RoleFamily[] = [
  software,
  data,
  sales,
  customerSupport,
  productManagement,
  design,
  marketing,
  projectManagement,
  people,
  finance,
];

/** Those of practice and those of hiring: to find one that was asked, never to choose one. */
export function everyQuestionOf({ questions, hiringQuestions }: RoleFamily): readonly Question[] {
  return [...questions, ...hiringQuestions];
}
