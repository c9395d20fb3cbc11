import { customerSupport } from './families/customer-support/family.ts';
import { data } from './families/data/family.ts';
import { design } from './families/design/family.ts';
import { finance } from './families/finance/family.ts';
import { marketing } from './families/marketing/family.ts';
import { people } from './families/people/family.ts';
import { productManagement } from './families/product-management/family.ts';
import { projectManagement } from './families/project-management/family.ts';
import { sales } from './families/sales/family.ts';
import { software } from './families/software/family.ts';
import type { Question, RoleFamily } from './question-bank.ts';

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
