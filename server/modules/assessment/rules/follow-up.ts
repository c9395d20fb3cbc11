import type { Question, QuestionType } from '../../../content/question-bank.ts';
import type { CheckName } from '../../../gen/types/types.gen.ts';
import { askForMore, isCapReached } from '../follow-up-bounds.ts';
import { sayHow } from '../gate/say-more.ts';
import type { SpokenTurn } from '../ports.ts';
import { askPurpose } from './asked-purpose.ts';
import { evaluate } from './evaluate.ts';

type Asked = Exclude<CheckName, 'concepts'>;

/** The most telling evidence first. Concepts are never asked for: to name them would hint at the answer. */
const order: readonly Asked[] = ['action', 'result', 'context', 'specifics'];

const ofTold: Readonly<Record<Asked, string>> = {
  action: 'What did you do yourself?',
  result: 'What was the result, in numbers if you have them?',
  context: 'When and where was this, and what was the situation?',
  specifics: 'Can you add some details, such as numbers, dates or the tools you used?',
};

const ofImagined: Readonly<Record<Asked, string>> = {
  action: 'Which steps would you take yourself?',
  result: askPurpose,
  context: 'Under which conditions would you do it this way?',
  specifics: 'Can you make it more concrete, with numbers, an example or the tools you would use?',
};

/**
 * The next follow-up, or null: where nothing is missing, nothing was said, the cap is reached, or all
 * that is missing was asked for. `turns` are the core turn and the follow-ups so far, in order.
 */
export function nextFollowUp(question: Question, turns: readonly SpokenTurn[], cap: number): string | null {
  if (isCapReached(turns, cap)) return null;
  const asked = new Set(turns.slice(1).map(({ prompt }) => prompt));
  const found = evaluate(question, turns);
  if (found === null) return askForMore(question, turns);
  if (found.is_unclear && !asked.has(sayHow)) return sayHow;
  const wordings = wordingsFor(question.type);
  const missing = new Set(
    found.items.filter(({ evidence }) => evidence.length === 0).map(({ check }) => check),
  );
  const next = order.find((check) => missing.has(check) && !asked.has(wordings[check]));
  return next ? wordings[next] : null;
}

function wordingsFor(type: QuestionType): Readonly<Record<Asked, string>> {
  return type === 'behavioural' ? ofTold : ofImagined;
}
