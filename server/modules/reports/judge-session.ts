import type { SessionState, TurnRow } from '../interviews/session-state.ts';
import { competencyOf, hasKey, questionOf } from '../interviews/session-state.ts';
import { turnsOfQuestion } from '../interviews/turns.ts';
import { skippedAssessment } from '../judging/llm/assessment.ts';
import type { Judgement, JudgingEngine, SpokenTurn } from '../judging/ports.ts';
import { withValidQuotes } from './quotes.ts';

/** Questions judged at the same time: an endpoint has others to serve too. */
const AT_ONCE = 4;

/**
 * What the engine says of each core question, in order; null where nothing could be looked at.
 * @throws EngineUnavailable where it cannot judge now
 */
export async function judgeSession(
  engine: JudgingEngine,
  state: SessionState,
  names: readonly string[],
): Promise<readonly (Judgement | null)[]> {
  const judged: (Judgement | null)[] = [];
  const numbers = state.interview.questions.map((_question, index) => index + 1);
  while (judged.length < numbers.length) {
    const next = numbers.slice(judged.length, judged.length + AT_ONCE);
    judged.push(...(await Promise.all(next.map((number) => judgeQuestion(engine, state, number, names)))));
  }
  return judged;
}

async function judgeQuestion(
  engine: JudgingEngine,
  state: SessionState,
  number: number,
  names: readonly string[],
): Promise<Judgement | null> {
  const question = questionOf(state.interview, number);
  if (hasKey(question)) return null;
  const asked = turnsOfQuestion(state, number);
  const turns = asked.flatMap(scorable);
  if (turns.length === 0)
    return isSkipped(engine, asked) ? { checklist: null, assessment: skippedAssessment } : null;
  const competency = competencyOf(state.interview, question);
  const isTwice = state.interview.mode !== 'practice';
  const judgement = await engine.evaluate({ question, competency, turns, names, isTwice });
  return judgement?.checklist
    ? { ...judgement, checklist: withValidQuotes(judgement.checklist, turns) }
    : judgement;
}

/** Only what was handed in and passed the gate is looked at. */
function scorable({ id, prompt, outcome, answer }: TurnRow): SpokenTurn[] {
  return outcome === 'answered' && answer !== null ? [{ turnId: id, prompt, answer }] : [];
}

/** A checklist has nothing to say of a skip; where there are scores it is the lowest. */
function isSkipped({ description }: JudgingEngine, [core]: readonly TurnRow[]): boolean {
  return description.name === 'llm' && core?.outcome === 'skipped';
}
