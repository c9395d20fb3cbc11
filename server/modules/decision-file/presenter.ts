import type { AttemptRecord, InterviewRecord } from '../../../openapi/gen/types.gen.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { frozenQuestion } from '../interviews/designed/frozen-question.ts';
import type { ConsentRow, InvitedRow } from './decision-file-repository.ts';

/** An interview as it was frozen, with what its candidate decided and did. */
export function presentInterview(
  { interview, terms, invitation, rubricPublishedAt }: InvitedRow,
  consents: readonly ConsentRow[],
  attempts: AttemptRecord[],
): InterviewRecord {
  return {
    _id: interview.id,
    title: terms.title,
    level: interview.level,
    opens_at: terms.opensAt.toISOString(),
    closes_at: terms.closesAt.toISOString(),
    limit_seconds: interview.limitSeconds,
    follow_up_cap: interview.followUpCap,
    attempts_allowed: terms.attemptsAllowed,
    scorecards_needed: interview.scorecardsNeeded,
    integrity_policy: terms.integrity,
    invited_at: invitation.createdAt.toISOString(),
    rubric_version: interview.rubricVersion ?? 1,
    rubric_published_at: rubricPublishedAt?.toISOString() ?? null,
    competencies: interview.competencies.map(({ id, mustNotInfer, indicators, ...text }) => ({
      ...text,
      _id: id,
      indicators: [...indicators],
      must_not_infer: [...mustNotInfer],
    })),
    frozen_questions: interview.questions.map(frozenQuestion),
    consents: consents
      .filter(({ consent }) => consent.invitationId === invitation.id)
      .map(({ consent: { item, version, isGiven, decidedAt } }) => ({
        item,
        title: consentTexts[item].title,
        version,
        is_given: isGiven,
        decided_at: decidedAt.toISOString(),
      })),
    attempts,
  };
}
