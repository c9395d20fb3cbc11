import type { Checklist } from '../../gen/types/types.gen.ts';
import type { SessionState, TurnRow } from '../interviews/session-state.ts';
import { turnsOfQuestion } from '../interviews/turns.ts';
import type { Evaluator, SpokenTurn } from '../judging/ports.ts';
import { withValidQuotes } from './quotes.ts';

/** What the engine found for each core question, in order; null where nothing could be looked at. */
export async function judgeSession(
  evaluator: Evaluator,
  state: SessionState,
): Promise<readonly (Checklist | null)[]> {
  const checklists: (Checklist | null)[] = [];
  for (const [index, question] of state.interview.questions.entries()) {
    const turns = turnsOfQuestion(state, index + 1).flatMap(scorable);
    const checklist = turns.length > 0 ? await evaluator.evaluate(question, turns) : null;
    checklists.push(checklist && withValidQuotes(checklist, turns));
  }
  return checklists;
}

/** Only what was handed in and passed the gate is looked at. */
function scorable({ id, prompt, outcome, answer }: TurnRow): SpokenTurn[] {
  return outcome === 'answered' && answer !== null ? [{ turnId: id, prompt, answer }] : [];
}
