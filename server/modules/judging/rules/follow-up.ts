import type { Question, QuestionType } from '../../../content/question-bank.ts';
import type { CheckName } from '../../../gen/types/types.gen.ts';
import { gateForQuestion } from '../gate.ts';
import type { SpokenTurn } from '../ports.ts';
import { evaluate } from './evaluate.ts';
import { sayMore } from './say-more.ts';

type Asked = Exclude<CheckName, 'concepts'>;

/** The same for everyone, whatever an interview's own cap says. */
const MOST_FOLLOW_UPS = 2;

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
  result: 'What would these steps achieve, and how would you know?',
  context: 'Under which conditions would you do it this way?',
  specifics: 'Can you make it more concrete, with numbers, an example or the tools you would use?',
};

/** Asked first where it is not clear whether the answer is about the question: a reply that tells it makes all count. */
export const sayHow = 'How does this relate to the question that was asked?';

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

/** Whether nothing more may be asked about a question, whichever engine asks. */
export function isCapReached(turns: readonly SpokenTurn[], cap: number): boolean {
  return turns.length === 0 || turns.length > Math.min(cap, MOST_FOLLOW_UPS);
}

/** The follow-up to a core answer that did not pass the gate, once; null where nothing was said. */
export function askForMore(question: Question, [core, ...asked]: readonly SpokenTurn[]): string | null {
  if (!core || asked.length > 0) return null;
  const verdict = gateForQuestion(question, core.prompt, core.answer);
  return verdict.outcome === 'insufficient' && verdict.reason !== 'empty' ? sayMore : null;
}

function wordingsFor(type: QuestionType): Readonly<Record<Asked, string>> {
  return type === 'behavioural' ? ofTold : ofImagined;
}
