import type { FeedbackAttempt, SessionFeedback } from '../../../../../openapi/gen/types.gen.ts';
import type { AnswerFindings, StoredFeedback } from '../../../../platform/database/schema/interviews.ts';
import { bestTry } from '../../../assessment/scoring/best-try.ts';
import { closedTurn } from '../../session/closed-turn.ts';
import { type AnswerTry, isSpokenOf, reviewedTurn, triesAt } from '../../session/review.ts';
import { hasKey, questionOf, type SessionState } from '../../session/session-state.ts';
import { retriesLeft } from './review-steps.ts';

const nothing: AnswerFindings = { checklist: null, assessment: null, exact: null };

/** What a candidate reads before the next question; null where there is nothing to be read now. */
export function presentFeedback(state: SessionState, at: Date): SessionFeedback | null {
  const core = reviewedTurn(state);
  if (!core) return null;
  const { questionNumber } = core;
  const question = questionOf(state.interview, questionNumber);
  const tries = triesAt(state, questionNumber).filter(isSpokenOf);
  const attempts = tries.map((tried) => presentTry(state, tried, at));
  return {
    turn_id: core.id,
    question_number: questionNumber,
    prompt: question.prompt,
    anchors: hasKey(question) ? null : question.anchors,
    attempts,
    counted_attempt: bestTry(attempts.map(({ found }) => found)),
    retries_left: retriesLeft(state, questionNumber),
  };
}

function presentTry(state: SessionState, tried: AnswerTry, at: Date): FeedbackAttempt {
  const feedback = tried[0]?.feedback ?? null;
  const findings = feedback?.state === 'ready' ? feedback.findings : nothing;
  const turns = tried.map((turn) => closedTurn(state.interview, turn, tried));
  return { state: stateOf(feedback, at), found: { ...findings, turns } };
}

/** One that was begun and did not end in its time is given up: it may have died with its process. */
function stateOf(feedback: StoredFeedback | null, at: Date): FeedbackAttempt['state'] {
  if (!feedback || feedback.state === 'away') return 'away';
  if (feedback.state === 'ready') return 'ready';
  if (at >= new Date(feedback.until)) return 'away';
  return feedback.isAskedAgain ? 'asked_again' : 'reading';
}
