import type { Assessment } from '../../../../../openapi/gen/types.gen.ts';
import { validTurns } from '../../../../checklist/gate/gate.ts';
import type { EvaluationRequest } from '../../ports.ts';
import { maskAnswers } from '../masked-answer.ts';
import type { Model } from '../model.ts';
import { assess } from './assessment.ts';
import { judgeOnce } from './judge-once.ts';
import { withoutWordsToRater } from './words-to-rater.ts';

/**
 * Judges one core question over its turns; null where none passes the gate.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function evaluate(model: Model, request: EvaluationRequest): Promise<Assessment | null> {
  const { question, competency, names = [], elsewhere = [], isTwice = false } = request;
  const turns = validTurns(question, request.turns);
  if (turns.length === 0) return null;
  const answers = maskAnswers(turns, { names, elsewhere });
  const { indicators } = competency;
  const orders = isTwice ? [indicators, indicators.toReversed()] : [indicators];
  const judgements = await Promise.all(orders.map((order) => judgeOnce(model, request, order, answers)));
  return assess(await withoutWordsToRater(model, judgements));
}
