import type { FrozenQuestion } from '../../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { findKept } from '../hiring/hiring-bank.ts';
import { hasKey } from '../session/session-state.ts';
import { isOwnQuestion } from './designed-interview.ts';

/** A question as its company reads it, from 0 on. */
export function frozenQuestion(question: AskedQuestion, index: number): FrozenQuestion {
  return {
    number: index + 1,
    is_own: isOwnQuestion(question),
    bank_question_id: findKept(question.id) ? question.id : null,
    prompt: question.prompt,
    type: question.type,
    competency_id: question.competency,
    suggested_seconds: question.suggestedSeconds,
    anchors: hasKey(question) ? null : question.anchors,
  };
}
