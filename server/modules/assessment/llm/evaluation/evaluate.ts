import type { Assessment } from '../../../../gen/types/types.gen.ts';
import { hasNoLink } from '../../gate/no-link.ts';
import { soundTurns } from '../../gate/sound-turns.ts';
import type { EvaluationRequest } from '../../ports.ts';
import type { Model } from '../model.ts';
import { maskAnswers } from '../personal-data/masked-answer.ts';
import { assess, unlinked } from './assessment.ts';
import { judgeOnce } from './judge-once.ts';

/**
 * Judges one core question over its turns; null where none passes the gate.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function evaluate(model: Model, request: EvaluationRequest): Promise<Assessment | null> {
  const { question, competency, names = [], elsewhere = [], isTwice = false } = request;
  const turns = soundTurns(question, request.turns);
  if (turns.length === 0) return null;
  if (hasNoLink(question, turns)) return unlinked(isTwice);
  const answers = maskAnswers(question, turns, { names, elsewhere });
  const { indicators } = competency;
  const orders = isTwice ? [indicators, indicators.toReversed()] : [indicators];
  return assess(await Promise.all(orders.map((order) => judgeOnce(model, request, order, answers))));
}
