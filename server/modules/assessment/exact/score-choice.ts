import type { ExactResult, TurnOutcome } from '../../../../openapi/gen/types.gen.ts';
import type { ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import { chosenOptions } from './choice-question.ts';
import { isLeftOut } from './left-out.ts';
import { verdictOn } from './verdict.ts';

/** The result of a turn; what was chosen and not submitted before the session ended is shown, and counts nothing. */
export function judgeChoice(
  question: ChoiceQuestion,
  { text, outcome }: { readonly text: string | null; readonly outcome: TurnOutcome | null },
): ExactResult {
  const scored = scoreChoice(question, text);
  return isLeftOut(outcome) ? { ...scored, result: null, points: null } : scored;
}

/**
 * Holds an answer against the key; null stands for none. Each right choice earns its share of a point
 * and each wrong one takes one share away, never below 0.
 */
export function scoreChoice(question: ChoiceQuestion, answer: string | null): ExactResult {
  const chosen = answer === null ? null : chosenOptions(question, answer);
  const options = question.options.map(({ id, text, isRight }) => ({
    _id: id,
    text,
    right: isRight,
    chosen: chosen?.has(id) ?? false,
  }));
  const sought = options.filter(({ right }) => right).length;
  const hits = options.filter((option) => option.chosen && option.right).length;
  const misses = options.filter((option) => option.chosen && !option.right).length;
  const points = Math.max(0, hits - misses) / sought;
  return {
    result: chosen && verdictOn(points),
    points,
    options,
    explanation: question.explanation,
  };
}
