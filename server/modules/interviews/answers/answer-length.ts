import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { type HttpProblem, invalidFields } from '../../../platform/problem.ts';
import { writtenSources } from '../../assessment/exact/code-answer.ts';

const mostOfWords = 20_000;
const mostOfCode = 12_000;

/**
 * The refusal of an answer or a draft with more characters than are stored; null where they are not more. Those of
 * code are counted as they are typed: what JSON makes of a line break or a quote takes nobody's room.
 */
export function whyTooLong(question: AskedQuestion, text: string): HttpProblem | null {
  const isCode = question.type === 'coding';
  const texts = isCode ? writtenSources(text) : [text];
  const most = isCode ? mostOfCode : mostOfWords;
  if (texts.every((one) => [...one].length <= most)) return null;
  return invalidFields({
    field: 'text',
    message: `Use at most ${most} characters${isCode ? ' of code' : ''}.`,
  });
}
