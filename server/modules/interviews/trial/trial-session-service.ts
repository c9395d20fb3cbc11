import type { TrialSessionRequest } from '../../../../openapi/gen/types.gen.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import { judgeUnread, withFeedback } from '../practice/feedback/feedback-service.ts';
import { frozen, practiceInterview } from '../practice/practice-interview.ts';
import { countPractice, newPractice, storePractice } from '../practice/practice-service.ts';
import { findCandidateName, type StoredSession } from '../repository.ts';
import type { Interview } from '../session/session-state.ts';
import { withTrialAnswer } from './trial-answer-service.ts';
import { requireTrial, type Trial, trialLevel } from './trial-questions.ts';

const questionCount = 3;

/**
 * Creates a practice that begins with the question and the answer that were tried, or finds the one of this id: it
 * stands at the feedback on that answer.
 * @throws HttpProblem 409 for somebody who has too many unfinished ones, 422, 429
 */
export async function createTrialSession(
  deps: InterviewDeps,
  { userId }: Actor,
  { sessionId, text, ...tried }: TrialSessionRequest & { readonly sessionId: string },
): Promise<StoredSession> {
  const at = deps.now();
  const interview = await interviewAfter(deps, userId, requireTrial(tried), at);
  await countPractice(deps, interview);
  const created = newPractice(interview, sessionId);
  const answered = withTrialAnswer(created, text, at);
  await judgeUnread(answered);
  return storePractice(deps.db, created, (tx) => withFeedback(deps, tx, answered, at));
}

/** A first practice of the same family, with the question that was tried before the others. */
async function interviewAfter(
  { db, engine }: InterviewDeps,
  userId: string,
  { family, question }: Trial,
  createdAt: Date,
): Promise<Interview> {
  const request = {
    mode: 'practice',
    role_family: family.id,
    level: trialLevel,
    question_type: 'mixed',
    question_count: questionCount,
    feedback_after_each: true,
  } as const;
  const names = await findCandidateName(db, userId);
  const identity = { id: newId(), ownerId: userId, createdAt };
  const interview = await practiceInterview(engine, request, identity, { names, askedBefore: [] });
  const others = interview.questions.filter(({ id }) => id !== question.id);
  return { ...interview, ...frozen(family, [question, ...others.slice(0, questionCount - 1)]) };
}
