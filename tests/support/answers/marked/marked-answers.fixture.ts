import { imaginedAnswers } from './imagined-answers.fixture.ts';
import type { MarkedAnswer } from './marked-answer.fixture.ts';
import { technicalAnswers } from './technical-answers.fixture.ts';
import { toldAnswers } from './told-answers.fixture.ts';

/** Ten questions, each answered weakly, well and brilliantly, in everyday words, a few by learners of English. */
export const markedAnswers: readonly MarkedAnswer[] = [
  ...toldAnswers,
  ...imaginedAnswers,
  ...technicalAnswers,
];
