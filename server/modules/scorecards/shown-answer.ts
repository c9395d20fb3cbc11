import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { chosenOptions } from '../assessment/exact/choice-question.ts';
import { writtenCode } from '../assessment/exact/code-answer.ts';

/** An answer as it is read and cited: the words of the options that were chosen, code without its language. */
export function shownAnswer(question: AskedQuestion, answer: string | null): string | null {
  if (answer === null) return null;
  if (question.type === 'coding') return writtenCode(answer)?.source ?? answer;
  if (question.type !== 'multiple_choice') return answer;
  const chosen = chosenOptions(question, answer);
  return question.options.flatMap(({ id, text }) => (chosen?.has(id) ? [text] : [])).join('\n');
}
