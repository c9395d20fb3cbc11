import type { FrozenQuestion, HiringInterview, RubricCompetency } from '../../../openapi/gen/types.gen.ts';
import { type Chosen, type Design, fromOwn } from './design.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECONDS_A_MINUTE = 60;

/** A frozen interview as a design that can be changed, as far as its questions can be chosen again. */
export function duplicateOf(interview: HiringInterview, competencies: readonly RubricCompetency[]): Design {
  const { title, level, live, reviewers, integrity } = interview;
  const openMs = Date.parse(interview.closes_at) - Date.parse(interview.opens_at);
  return {
    chosen: interview.frozen_questions.flatMap((question) => chosenAgain(question, competencies) ?? []),
    settings: {
      title,
      level,
      followUps: interview.follow_up_cap,
      limitMinutes: Math.round(interview.limit_seconds / SECONDS_A_MINUTE),
      attempts: interview.attempts_allowed,
      openDays: Math.max(1, Math.round(openMs / DAY_MS)),
      signals: integrity.signals.length > 0,
      camera: integrity.camera,
      scorecards: interview.scorecards_needed,
      live: live?.editor_language ?? null,
      recording: live?.recording ?? false,
      phone: live?.phone ?? '',
      reviewers:
        reviewers && reviewers.members.length > 0
          ? { method: reviewers.method, member_ids: reviewers.members.map(({ _id }) => _id) }
          : null,
    },
  };
}

/** Null for an item of a test: it is chosen from there again, as it stands now. */
function chosenAgain(question: FrozenQuestion, competencies: readonly RubricCompetency[]): Chosen | null {
  const { bank_question_id: bankId, is_own: isOwn, prompt, type, anchors } = question;
  const minutes = Math.ceil(question.suggested_seconds / SECONDS_A_MINUTE);
  // A later rubric may have it no more.
  const known = competencies.find(({ _id }) => _id === question.competency_id) ?? competencies[0];
  const competencyId = known?._id ?? '';
  if (bankId) return { key: bankId, bankId, competencyId, prompt, type, minutes };
  if (!isOwn || !anchors || type === 'multiple_choice' || type === 'coding') return null;
  return fromOwn({ prompt, type, anchors, suggested_minutes: minutes }, competencyId);
}
