import type {
  InterviewPreview,
  InterviewPreviewRequest,
  PreviewAnswer,
} from '../../../../openapi/gen/types.gen.ts';
import type { Speech } from '../../../platform/ai/speech.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { HttpProblem, invalidFields } from '../../../platform/problem.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import type { FollowUp } from '../../assessment/ports.ts';
import { retentionDays } from '../../company/hiring-defaults-service.ts';
import { answerTurn, followUpPatienceMs, followUpRequest, followUpTo, skipTurn } from '../answers/answer.ts';
import { whyTooLong } from '../answers/answer-length.ts';
import { visibleText } from '../answers/visible-text.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import { presentConsents } from '../invited/consent.ts';
import { newSession } from '../practice/practice-interview.ts';
import { presentTurns } from '../presenter.ts';
import { questionKinds } from '../session/question-kinds.ts';
import { refusalSentence } from '../session/refusal.ts';
import { start } from '../session/session-machine.ts';
import { type Interview, questionOf, type SessionState, type TurnRow } from '../session/session-state.ts';
import { openTurn } from '../session/turns.ts';
import { designedInterview } from './designed-interview.ts';
import { findCompanyName } from './workspace-interview-repository.ts';
import { requireDesign } from './workspace-interview-service.ts';

export interface PreviewDeps extends InterviewDeps {
  readonly speech: Pick<Speech, 'transcriber'>;
}

/** A model may be asked each time. */
const PREVIEWED: Limit = { name: 'interview-preview', max: 240, seconds: 60 * 60 };

/**
 * What a candidate of this design would be asked after these answers, by the very steps of a session; stores nothing.
 * @throws HttpProblem 403, 404, 409 for a workspace that takes nobody, 422, 429
 */
export async function previewInterview(
  { db, engine, speech, now }: PreviewDeps,
  userId: string,
  workspaceId: string,
  { design, answers }: InterviewPreviewRequest,
): Promise<InterviewPreview> {
  const at = now();
  const { by, company, days } = await db.transaction(async (tx) => {
    const required = await requireDesign(tx, userId, workspaceId, { design, engine, at });
    const { companyId } = required;
    const days = await retentionDays(tx, companyId);
    return { ...required, company: await findCompanyName(tx, companyId), days };
  });
  await countAttempt(db, PREVIEWED, [userId], at);
  const interview = designedInterview(design, by, { id: newId(), createdAt: at });
  const { limitSeconds, createdAt } = interview;
  const session = newSession(interview, {
    id: newId(),
    candidateId: userId,
    attempt: 1,
    limitSeconds,
    createdAt,
  });
  let state = taken(start({ session, interview, terms: null, turns: [] }, at));
  for (const [index, answer] of answers.entries()) {
    const turn = openTurn(state);
    if (!turn) throw invalidFields({ field: `answers.${index}`, message: 'Nothing was asked here.' });
    const isNews = index === answers.length - 1;
    state = await answered(engine, state, turn, { answer, isNews, at });
  }
  const asked = openTurn(state);
  return {
    turn: presentTurns(state).find(({ _id }) => _id === asked?.id) ?? null,
    questions: interview.questions.length,
    terms: termsOf(interview, design, {
      company,
      retentionDays: days,
      canRecord: Boolean(speech.transcriber),
    }),
  };
}

interface Around {
  readonly company: string;
  readonly retentionDays: number;
  readonly canRecord: boolean;
}

/** What is told and asked before the first question, as of somebody to whom nothing was granted. */
function termsOf(
  interview: Interview,
  { integrity }: InterviewPreviewRequest['design'],
  { company, retentionDays: days, canRecord }: Around,
): InterviewPreview['terms'] {
  const kinds = questionKinds(interview.questions);
  const kept = { retentionDays: days, retentionFrom: 'application' } as const;
  const canSpeak = canRecord && kinds.words > 0;
  return {
    company,
    limit_seconds: interview.limitSeconds,
    integrity,
    question_kinds: kinds,
    can_record: canRecord,
    retention_days: days,
    retention_from: kept.retentionFrom,
    consents: presentConsents({ integrity, ...kept }, { text_only: false, canSpeak }, []),
  };
}

interface Given {
  readonly answer: PreviewAnswer;
  /** Whether what comes after it was not asked yet. */
  readonly isNews: boolean;
  readonly at: Date;
}

async function answered(
  engine: InterviewDeps['engine'],
  state: SessionState,
  turn: TurnRow,
  { answer, isNews, at }: Given,
): Promise<SessionState> {
  if (answer.text === null) return taken(skipTurn(state, turn, at));
  const question = questionOf(state.interview, turn.questionNumber);
  const problem = whyTooLong(question, answer.text);
  if (problem) throw problem;
  const text = visibleText(question, answer.text);
  const ready = followUpTo(engine, state, turn, text);
  const written = async (): Promise<FollowUp> =>
    isNews
      ? engine.writeFollowUp(followUpRequest(state, { ...turn, answer: text }), {
          timeoutMs: followUpPatienceMs,
          onWords() {},
          onWithdrawn() {},
        })
      : { prompt: answer.follow_up ?? null, note: null };
  return taken(answerTurn(state, turn, text, ready === 'write' ? await written() : ready, at));
}

/** @throws HttpProblem 422 where a step is refused */
function taken(step: ReturnType<typeof start>): SessionState {
  if (!('refused' in step)) return step;
  const message = refusalSentence(step);
  throw new HttpProblem(422, message, { code: step.refused, errors: [{ field: 'answers', message }] });
}
