import { submittedOutcomes } from './progress.ts';
import { isUnfinished, type SessionState, type TurnRow } from './session-state.ts';
import { lastQuestionNumber, openTurn, pendingTurn, retriesOfQuestion, turnsOfQuestion } from './turns.ts';

/** What was said to a question at one time: its core turn with the follow-ups, or a retry alone. */
export type AnswerTry = readonly TurnRow[];

/** The first answer to a question, which counts, and each further one, in order. */
export function triesAt(state: SessionState, questionNumber: number): readonly AnswerTry[] {
  const retries = retriesOfQuestion(state, questionNumber).map((turn) => [turn]);
  return [turnsOfQuestion(state, questionNumber), ...retries];
}

/** Whether anything was submitted, whatever it was worth. */
export function isAnswered(tried: AnswerTry): boolean {
  return tried.some(({ outcome }) => outcome !== null && submittedOutcomes.includes(outcome));
}

/** Whether there is something to be said of an answer: of a question that was skipped, what would have answered it. */
export function isSpokenOf(tried: AnswerTry): boolean {
  const [first] = tried;
  return isAnswered(tried) || (first?.kind === 'core' && first.outcome === 'skipped');
}

/** Whether a question is spoken of before the next one. */
export function hasFeedback(state: SessionState, questionNumber: number): boolean {
  return state.interview.feedbackAfterEach && triesAt(state, questionNumber).some(isSpokenOf);
}

/** The core turn of the question whose feedback is being read; no turn is open meanwhile. */
export function reviewedTurn(state: SessionState): TurnRow | undefined {
  const { session, interview } = state;
  if (!interview.feedbackAfterEach || !isUnfinished(session)) return undefined;
  if (openTurn(state) || pendingTurn(state)) return undefined;
  return turnsOfQuestion(state, lastQuestionNumber(state))[0];
}

/** Whether the clock stands still although the session goes on. */
export function isClockPaused(state: SessionState): boolean {
  return pendingTurn(state) !== undefined || reviewedTurn(state) !== undefined;
}

/** The answer whose feedback is to be read and was not asked for yet, if any. */
export function unreadTry(state: SessionState): AnswerTry | undefined {
  const reviewed = reviewedTurn(state);
  const last = reviewed && triesAt(state, reviewed.questionNumber).at(-1);
  return last && isSpokenOf(last) && last[0]?.feedback === null ? last : undefined;
}

/** How long after a moment an answer may still be in the middle of being judged, in milliseconds; 0 where none is. */
export function stillJudgedMs({ turns }: Pick<SessionState, 'turns'>, at: Date): number {
  const ends = turns.flatMap(({ feedback }) =>
    feedback?.state === 'judging' ? Date.parse(feedback.until) - at.getTime() : [],
  );
  return Math.max(0, ...ends);
}
