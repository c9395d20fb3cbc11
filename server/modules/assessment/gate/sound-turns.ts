import type { Question } from '../../../content/question-bank.ts';
import type { SpokenTurn } from '../ports.ts';
import { gateForQuestion } from './gate.ts';

/** The turns of one question, in order, without those that do not pass the gate. */
export function soundTurns(question: Question, turns: readonly SpokenTurn[]): readonly SpokenTurn[] {
  return turns.filter(({ prompt, answer }, place) => {
    const toldBefore = turns.slice(0, place).map((turn) => turn.answer);
    return gateForQuestion(question, prompt, answer, toldBefore).outcome === 'answered';
  });
}
