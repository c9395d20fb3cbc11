import type { CheckName } from '../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from './types.ts';

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

const missingOf: Readonly<Record<AskedQuestion['type'], Readonly<Record<CheckName, string>>>> = {
  behavioural: missingOfTold,
  situational: missingOfImagined,
  technical: {
    ...missingOfImagined,
    action: 'A sentence that says, beginning with "I", how you go about it, or what you have done with it.',
    result: 'A sentence on why it matters: what it shows you, or what goes wrong without it.',
  },
};

/** What would have shown a check; never what the answer is. */
export function missingText(check: CheckName, type: AskedQuestion['type']): string {
  return missingOf[type][check];
}

/** Said once, where nothing in an answer has to do with its question by its words. */
export const noConcept =
  'No concept of this question was recognised. Compare with what a strong answer shows.';
