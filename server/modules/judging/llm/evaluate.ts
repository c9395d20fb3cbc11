import type { Assessment } from '../../../gen/types/types.gen.ts';
import { gateForQuestion } from '../gate.ts';
import type { EvaluationRequest } from '../ports.ts';
import { promptsOf } from '../rules/echo.ts';
import { assess, unlinked } from './assessment.ts';
import { judgeOnce, type Model } from './judge-once.ts';
import { maskAnswer } from './masked-answer.ts';
import { hasNoLink } from './no-link.ts';

/**
 * Judges one core question over its turns; null where none passes the gate.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function evaluate(model: Model, request: EvaluationRequest): Promise<Assessment | null> {
  const { question, competency, names = [], isTwice = false } = request;
  const turns = request.turns.filter(
    ({ prompt, answer }) => gateForQuestion(question, prompt, answer).outcome === 'answered',
  );
  if (turns.length === 0) return null;
  if (hasNoLink(question, turns)) return unlinked(isTwice);
  const answers = turns.map((turn) => maskAnswer(turn, promptsOf(question, turn.prompt), names));
  const { indicators } = competency;
  const orders = isTwice ? [indicators, indicators.toReversed()] : [indicators];
  return assess(await Promise.all(orders.map((order) => judgeOnce(model, request, order, answers))));
}
