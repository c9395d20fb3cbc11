import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { chosenOptions } from '../../assessment/exact/choice-question.ts';
import { answeredCode } from '../../assessment/exact/code-answer.ts';
import { type Refusal, refuse } from '../session/refusal.ts';

/** Why a text cannot be held against the key of a question; null where it can, and for any answer in words. */
export function whyNoAnswer(question: AskedQuestion, answer: string): Refusal | null {
  if (question.type === 'coding') return answeredCode(question, answer) ? null : refuse('no_code');
  if (question.type === 'multiple_choice')
    return chosenOptions(question, answer) ? null : refuse('no_option');
  return null;
}
