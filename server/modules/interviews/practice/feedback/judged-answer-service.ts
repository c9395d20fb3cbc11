import type { AnswerFindings } from '../../../../platform/database/schema/interviews.ts';
import type { StoredEngine } from '../../../../platform/database/stored-engine.ts';
import { type AnswerToJudge, judgeAnswer } from '../../../assessment/judge-answer-service.ts';
import type { JudgingEngine } from '../../../assessment/ports.ts';
import type { AnswerTry } from '../../session/review.ts';
import { competencyOf, questionOf, type SessionState } from '../../session/session-state.ts';
import { writtenIn } from '../../session/written.ts';

/** An answer with all that it is judged by. */
export function answerToJudge(
  state: Pick<SessionState, 'interview' | 'turns'>,
  questionNumber: number,
  asked: AnswerTry,
  names: readonly string[] = [],
): AnswerToJudge {
  const { interview } = state;
  const question = questionOf(interview, questionNumber);
  const competency = competencyOf(interview, question);
  const isPractice = interview.mode === 'practice';
  return { question, competency, asked, names, elsewhere: writtenIn(state), isPractice };
}

/**
 * What was found in an answer: what its candidate has read of it before, or what the engine says now.
 * @throws EngineUnavailable where it cannot judge now; where the sandbox of code breaks
 */
export async function judgedAnswer(
  engine: JudgingEngine,
  answer: AnswerToJudge,
  [first]: AnswerTry,
): Promise<AnswerFindings> {
  const read = first?.feedback;
  if (read?.state === 'ready' && holds(read.findings, read.engine, engine.description)) return read.findings;
  return judgeAnswer(engine, answer);
}

/** Whether a report by an engine may say this; what no engine said holds with any. */
function holds({ checklist, assessment }: AnswerFindings, then: StoredEngine, now: StoredEngine): boolean {
  if (!checklist && !assessment) return true;
  const isSameModel = then.ai?.model === now.ai?.model && then.ai?.prompt_version === now.ai?.prompt_version;
  return then.name === now.name && then.version === now.version && isSameModel;
}
