import type { ExactResult } from '../../gen/types/types.gen.ts';
import { questionOf, type SessionState } from '../interviews/session-state.ts';
import { turnsOfQuestion } from '../interviews/turns.ts';
import { judgeCode } from '../judging/exact/judge-code-service.ts';
import { scoreChoice } from '../judging/exact/score-choice.ts';

/**
 * What answers to the questions with a key or with code came to, the same with either engine; null for each
 * other question.
 * @throws where the sandbox of code breaks
 */
export function exactResultsOf(state: SessionState): Promise<(ExactResult | null)[]> {
  return Promise.all(state.interview.questions.map((_question, index) => judgeQuestion(state, index + 1)));
}

async function judgeQuestion(state: SessionState, number: number): Promise<ExactResult | null> {
  const question = questionOf(state.interview, number);
  const [core] = turnsOfQuestion(state, number);
  const text = core?.answer ?? null;
  const isHandedIn = core?.outcome === 'answered';
  if (question.type === 'coding') return judgeCode(question, text, isHandedIn);
  if (question.type === 'multiple_choice') return scoreChoice(question, isHandedIn ? text : null);
  return null;
}
