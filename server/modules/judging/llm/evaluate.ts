import type { Assessment } from '../../../gen/types/types.gen.ts';
import { gateForQuestion } from '../gate.ts';
import type { EvaluationRequest } from '../ports.ts';
import { promptsOf } from '../rules/echo.ts';
import { assess } from './assessment.ts';
import { judgeOnce, type Model } from './judge-once.ts';
import { maskAnswer } from './masked-answer.ts';

/**
 * Judges one core question over its turns; null where none passes the gate.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function evaluate(model: Model, request: EvaluationRequest): Promise<Assessment | null> {
  const { question, competency, names = [], isTwice = false } = request;
  const answers = request.turns
    .filter(({ prompt, answer }) => gateForQuestion(question, prompt, answer).outcome === 'answered')
    .map((turn) => maskAnswer(turn, promptsOf(question, turn.prompt), names));
  if (answers.length === 0) return null;
  const { indicators } = competency;
  const orders = isTwice ? [indicators, indicators.toReversed()] : [indicators];
  return assess(await Promise.all(orders.map((order) => judgeOnce(model, request, order, answers))));
}
