import type { QuestionType } from '../../../content/question-bank.ts';
import type { CheckName } from '../../../gen/types/types.gen.ts';

/** In the order in which a report shows them. */
export const checkNames: readonly CheckName[] = ['context', 'action', 'result', 'specifics', 'concepts'];

/** What each check looks for, in words for the candidate. */
export const checkLabels: Readonly<Record<CheckName, string>> = {
  context: 'The situation',
  action: 'What you did yourself',
  result: 'What came of it',
  specifics: 'Numbers, dates and names of things',
  concepts: 'What this question is about',
};

const missingOfTold: Readonly<Record<CheckName, string>> = {
  context: 'A sentence on when and where this was, or what the situation was.',
  action: 'A sentence that says, beginning with "I", what you did yourself.',
  result: 'A sentence on how it ended, or what was different afterwards.',
  specifics: 'A number, a date, an amount, or the name of a tool or product.',
  concepts: 'Sentences that speak about more sides of what the question asks.',
};

const missingOfImagined: Readonly<Record<CheckName, string>> = {
  ...missingOfTold,
  context: 'A sentence on the conditions: when, or in which case, your answer holds.',
  action: 'A sentence that says, beginning with "I", what you would do yourself.',
  result: 'A sentence on what each step is for, or what it would change.',
};

const missingOf: Readonly<Record<QuestionType, Readonly<Record<CheckName, string>>>> = {
  behavioural: missingOfTold,
  situational: missingOfImagined,
  technical: {
    ...missingOfImagined,
    action: 'A sentence that says, beginning with "I", how you go about it, or what you have done with it.',
    result: 'A sentence on why it matters: what it shows you, or what goes wrong without it.',
  },
};

/** Beside what was found in an answer of which it is not clear whether it is about its question. */
export const notCounted =
  'This is here, but not counted: from the words alone we could not tell whether the answer is about the question. A person can.';

/** What would have shown a check; never what the answer is. */
export function missingText(check: CheckName, type: QuestionType): string {
  return missingOf[type][check];
}
