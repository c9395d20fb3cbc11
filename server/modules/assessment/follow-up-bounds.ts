import type { Question } from '../../content/question-bank.ts';
import { gateForQuestion } from './gate/gate.ts';
import { sayInEnglish, sayMore } from './gate/say-more.ts';
import type { SpokenTurn } from './ports.ts';

/** The same for everyone, whatever an interview's own cap says. */
const MOST_FOLLOW_UPS = 2;

/** Whether nothing more may be asked about a question, whichever engine asks. */
export function isCapReached(turns: readonly SpokenTurn[], cap: number): boolean {
  return turns.length === 0 || turns.length > Math.min(cap, MOST_FOLLOW_UPS);
}

/** The follow-up to a core answer that did not pass the gate, once; null where nothing was said. */
export function askForMore(question: Question, [core, ...asked]: readonly SpokenTurn[]): string | null {
  if (!core || asked.length > 0) return null;
  const verdict = gateForQuestion(question, core.prompt, core.answer);
  if (verdict.outcome !== 'insufficient' || verdict.reason === 'empty') return null;
  return verdict.reason === 'wrong_language' ? sayInEnglish : sayMore;
}
