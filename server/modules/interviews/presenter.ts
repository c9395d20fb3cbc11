import type {
  NamedRef,
  QuestionSelection,
  Session,
  SessionClock,
  SessionSummary,
  Turn,
} from '../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { presentChoices } from '../assessment/exact/choice-question.ts';
import { presentTask } from '../assessment/exact/code-question.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { namedInterview, numberedAttempt } from './invited/named-attempt.ts';
import { presentFeedback } from './practice/feedback/feedback-presenter.ts';
import type { StoredSession } from './repository.ts';
import { elapsedSeconds } from './session/clock.ts';
import { progressOf } from './session/progress.ts';
import { questionKinds } from './session/question-kinds.ts';
import { isClockPaused } from './session/review.ts';
import {
  competencyOf,
  type Interview,
  questionOf,
  type SessionState,
  type TurnRow,
} from './session/session-state.ts';
import { pendingTurn } from './session/turns.ts';
import { wordingOf } from './session/wording.ts';
import type { SessionSummaryRow } from './session-list-repository.ts';

/** A session as the contract has it, with the clock read at a moment. */
export function presentSession(stored: StoredSession, at: Date): Session {
  const { session, interview } = stored;
  const turns = presentTurns(stored);
  return {
    _id: session.id,
    mode: interview.mode,
    interview: namedInterview(stored.terms),
    status: session.status,
    role_family: { _id: interview.roleFamilyId, name: interview.roleFamilyName },
    level: interview.level,
    question_type: interview.questionType,
    question_kinds: questionKinds(interview.questions),
    engine: presentEngine(interview.engine),
    selection: presentSelection(interview),
    follow_up_cap: interview.followUpCap,
    clock: presentClock(stored, at),
    progress: progressOf(stored),
    current_turn: turns.find(({ outcome }) => outcome === null) ?? null,
    pending_follow_up: presentPending(stored),
    feedback_after_each: interview.feedbackAfterEach,
    feedback: presentFeedback(stored, at),
    turns,
    recorded_turns: [...stored.recordedTurnIds],
    evaluation: { state: session.evaluationState, message: session.evaluationMessage },
    report_id: stored.reportId,
    created_at: session.createdAt.toISOString(),
    started_at: session.startedAt?.toISOString() ?? null,
    ended_at: session.endedAt?.toISOString() ?? null,
  };
}

function presentSelection(interview: Interview): QuestionSelection {
  const { method, matchedTerms, note = null, retryOf } = interview.selection;
  const [first, ...more] = interview.questions;
  const isAlone = first && more.length === 0 && interview.mode === 'practice';
  return {
    method,
    matched_terms: [...matchedTerms],
    note,
    competency: isAlone ? presentCompetency(interview, first) : null,
    ...(retryOf && first && { retry_of: { report_id: retryOf, question_id: first.id } }),
  };
}

/** All turns that were asked, in order. */
export function presentTurns({ interview, turns }: Pick<SessionState, 'interview' | 'turns'>): Turn[] {
  return turns
    .filter(({ outcome }) => outcome !== 'unasked')
    .map((turn) => presentTurn(interview, turn, turns));
}

/** The session's clock as the contract has it; it stands still while something is written or read for the candidate. */
export function presentClock(state: SessionState, at: Date): SessionClock {
  const { session } = state;
  const until = isClockPaused(state) ? (session.lastSeenAt ?? at) : at;
  return {
    server_time: at.toISOString(),
    elapsed_seconds: elapsedSeconds(session, session.limitSeconds, until),
    limit_seconds: session.limitSeconds,
  };
}

function presentPending(state: SessionState): Session['pending_follow_up'] {
  const turn = pendingTurn(state);
  return turn?.followUpUntil ? { turn_id: turn.id, until: turn.followUpUntil.toISOString() } : null;
}

/** What is typed and not submitted; null for a turn without. */
export function presentDraft({ draftText, draftRevision, draftSavedAt }: TurnRow): Turn['draft'] {
  if (draftText === null || !draftSavedAt) return null;
  return { text: draftText, revision: draftRevision, saved_at: draftSavedAt.toISOString() };
}

/** Whether an evaluation waits for its engine: as long as it does it says so, until it is taken up again. */
function isPostponed({ evaluationState, evaluationMessage }: SessionSummaryRow): boolean {
  return (evaluationState === 'queued' || evaluationState === 'running') && evaluationMessage !== null;
}

/** A session's row in a list. */
export function presentSummary(row: SessionSummaryRow): SessionSummary {
  return {
    _id: row.id,
    mode: row.mode,
    interview: namedInterview(row.terms),
    attempt: numberedAttempt(row),
    status: row.status,
    evaluation_state: row.evaluationState,
    is_postponed: isPostponed(row),
    role_family: { _id: row.roleFamilyId, name: row.roleFamilyName },
    level: row.level,
    question_type: row.questionType,
    progress: { answered: row.answered, skipped: row.skipped, total: row.total },
    report_id: row.reportId,
    is_report_embargoed: row.reportId !== null && row.isEmbargoed,
    result: row.isEmbargoed ? null : row.result,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentTurn(interview: Interview, turn: TurnRow, turns: readonly TurnRow[]): Turn {
  const question = questionOf(interview, turn.questionNumber);
  return {
    _id: turn.id,
    question_number: turn.questionNumber,
    kind: turn.kind,
    prompt: turn.prompt,
    ...wordingOf(turn, question, turns),
    choices: question.type === 'multiple_choice' ? presentChoices(question) : null,
    code: question.type === 'coding' ? presentTask(question) : null,
    competency: presentCompetency(interview, question),
    suggested_seconds: question.suggestedSeconds,
    outcome: turn.outcome,
    answer: turn.answer,
    follow_up_note: turn.followUpNote,
    draft: presentDraft(turn),
    asked_at: turn.askedAt.toISOString(),
    closed_at: turn.closedAt?.toISOString() ?? null,
  };
}

function presentCompetency(interview: Interview, question: AskedQuestion): NamedRef {
  const { id, name } = competencyOf(interview, question);
  return { _id: id, name };
}
