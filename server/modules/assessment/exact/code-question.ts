import type { CodeLanguage, CodeTask } from '../../../../openapi/gen/types.gen.ts';
import type { BankProblem, CodeQuestion } from '../../../content/coding/coding-set.ts';
import { seededRandom, shuffled } from '../selection/seeded-random.ts';

const TIME_LIMIT_MS = 1000;

const LANGUAGES: readonly CodeLanguage[] = ['javascript', 'python'];

/** Some of the problems, in an order that is the same for the same seed. */
export function drawProblems(bank: readonly BankProblem[], count: number, seed: string): CodeQuestion[] {
  return shuffled(bank, seededRandom(seed)).slice(0, count).map(asQuestion);
}

/** A problem as it is asked. */
export function asQuestion(problem: BankProblem): CodeQuestion {
  return { ...problem, type: 'coding', timeLimitMs: TIME_LIMIT_MS };
}

/** What a candidate is shown of a question: nothing of its hidden cases, not even how many there are. */
export function presentTask(question: CodeQuestion): CodeTask {
  return {
    function_name: question.functionName,
    languages: LANGUAGES.map((language) => ({ language, starter: starterOf(question, language) })),
    cases: question.visible.map(({ arguments: given, expected }, index) => ({
      _id: visibleCaseId(index),
      arguments: [...given],
      expected,
    })),
    time_limit_ms: question.timeLimitMs,
  };
}

/** By its place in the question, from 0. */
export const visibleCaseId = (index: number) => `case-${index + 1}`;

/** What the editor begins with. */
export function starterOf(
  { functionName, parameters }: Pick<BankProblem, 'functionName' | 'parameters'>,
  language: CodeLanguage,
): string {
  const head = `${functionName}(${parameters.join(', ')})`;
  return language === 'javascript' ? `function ${head} {\n  \n}\n` : `def ${head}:\n    pass\n`;
}
