import type { ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import type { ExactResult, ExactSummary } from '../../../gen/types/types.gen.ts';
import { chosenOptions } from './choice-question.ts';

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

/** How many questions with a key were answered how; null where there is no such question. */
export function exactSummary(results: readonly (ExactResult | null)[]): ExactSummary | null {
  const keyed = results.flatMap((result) => result ?? []);
  if (keyed.length === 0) return null;
  const count = (verdict: ExactResult['result']) => keyed.filter(({ result }) => result === verdict).length;
  return { right: count('right'), partly: count('partly'), wrong: count('wrong'), planned: keyed.length };
}

function verdictOn(points: number) {
  if (points === 1) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}
