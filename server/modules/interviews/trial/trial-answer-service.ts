import type { SessionFeedback, TrialAnswer } from '../../../../openapi/gen/types.gen.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { createEngine } from '../../assessment/engine.ts';
import { judgeAnswer } from '../../assessment/judge-answer-service.ts';
import { answerTurn } from '../answers/answer.ts';
import { visibleText } from '../answers/visible-text.ts';
import { presentFeedback } from '../practice/feedback/feedback-presenter.ts';
import { answerToJudge } from '../practice/feedback/judged-answer-service.ts';
import { frozen } from '../practice/practice-interview.ts';
import { newPractice } from '../practice/practice-service.ts';
import { triesAt } from '../session/review.ts';
import { start } from '../session/session-machine.ts';
import type { Interview, SessionState } from '../session/session-state.ts';
import { openTurn, withTurn } from '../session/turns.ts';
import { requireTrial, type Trial, trialLevel } from './trial-questions.ts';

/** Nobody's, and stored nowhere. */
const nobody = '';

/**
 * What the built-in engine finds in an answer, as after an answer of a practice. A model is never asked.
 * @throws HttpProblem 422
 */
export async function evaluateTrialAnswer(answer: TrialAnswer, at: Date): Promise<SessionFeedback> {
  const created = newPractice(trialInterview(requireTrial(answer), at), newId());
  const state = withTrialAnswer(created, answer.text, at);
  const [tried = []] = triesAt(state, 1);
  const [turn] = tried;
  if (!turn) throw new Error('The question was not asked');
  const engine = createEngine({});
  const findings = await judgeAnswer(engine, answerToJudge(state, 1, tried));
  const feedback = { state: 'ready', engine: engine.description, findings } as const;
  const found = presentFeedback(withTurn(state, { ...turn, feedback }), at);
  if (!found) throw new Error('There is nothing to be read of the answer');
  return { ...found, retries_left: 0 };
}

/** Starts a session whose first question was tried, and takes the answer as that of its first turn: nothing follows it up. */
export function withTrialAnswer(created: SessionState, text: string, at: Date): SessionState {
  const started = start(created, at);
  const turn = 'refused' in started ? undefined : openTurn(started);
  const [question] = created.interview.questions;
  if ('refused' in started || !turn || !question) throw new Error('The session asks nothing');
  const words = visibleText(question, text);
  const answered = answerTurn(started, turn, words, { prompt: null, note: null }, at);
  if ('refused' in answered) throw new Error('The answer was refused');
  const closed = answered.turns.find(({ id }) => id === turn.id) ?? turn;
  // How long it took was not measured.
  return withTurn(answered, { ...closed, activeSecondsAtClose: null });
}

function trialInterview({ family, question }: Trial, createdAt: Date): Interview {
  return {
    id: newId(),
    ownerId: nobody,
    createdAt,
    mode: 'practice',
    roleFamilyId: family.id,
    roleFamilyName: family.name,
    level: trialLevel,
    questionType: question.type,
    engine: createEngine({}).description,
    ...frozen(family, [question]),
    selection: { method: 'bank', matchedTerms: [] },
    bankVersion: family.version,
    jobDescription: null,
    followUpCap: 0,
    feedbackAfterEach: true,
  };
}
