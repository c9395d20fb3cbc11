import type {
  FieldProblem,
  IntegrityFindingDraft,
  IntegrityStatus,
  IntegrityVerdict,
  SecondReviewDecision,
  SecondReviewState,
} from '../../../../openapi/gen/types.gen.ts';

/** How long a candidate has at least to answer before a violation can be confirmed (`hiring.md` rule 4). */
const COMMENT_DAYS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

export const commentUntil = (proposedAt: Date) => new Date(proposedAt.getTime() + COMMENT_DAYS * DAY_MS);

interface Known {
  readonly eventIds: readonly string[];
  /** Who could decide on it. */
  readonly secondReviewerIds: readonly string[];
}

/** What of a finding is about nothing in the attempt, or lacks what its verdict needs. */
export function findingProblems(draft: IntegrityFindingDraft, known: Known): FieldProblem[] {
  const { verdict, text, event_ids: eventIds, second_reviewer_id: reviewerId } = draft;
  const isViolation = verdict === 'violation';
  const problem = (field: string, message: string) => ({ field, message });
  return [
    ...(verdict !== 'passed' && text.trim() === '' ? [problem('text', 'Say what you saw.')] : []),
    ...(eventIds.every((id) => known.eventIds.includes(id))
      ? []
      : [problem('event_ids', 'There is no such note.')]),
    ...(isViolation && eventIds.length === 0 ? [problem('event_ids', 'Choose at least one note.')] : []),
    ...(isViolation ? reviewerProblems(reviewerId, known) : []),
  ];
}

function reviewerProblems(
  reviewerId: string | null,
  { secondReviewerIds }: Pick<Known, 'secondReviewerIds'>,
): FieldProblem[] {
  const isRight =
    reviewerId === null ? secondReviewerIds.length === 0 : secondReviewerIds.includes(reviewerId);
  return isRight ? [] : [{ field: 'second_reviewer_id', message: 'Choose who does the second review.' }];
}

interface Waiting {
  readonly secondReview: SecondReviewState | null;
  readonly commentUntil: Date | null;
}

/** Why a violation cannot be decided so now; null where it can. */
export function decisionRefusal(
  { secondReview, commentUntil: until }: Waiting,
  outcome: SecondReviewDecision['outcome'],
  at: Date,
): { readonly detail: string; readonly code: string } | null {
  if (secondReview !== 'waiting') return { detail: 'This was decided already.', code: 'decided_already' };
  if (outcome === 'confirmed' && until && at < until)
    return {
      detail: 'The candidate can still answer: it can be confirmed once the five days are over.',
      code: 'comment_period',
    };
  return null;
}

interface Found {
  readonly verdict: IntegrityVerdict;
  readonly secondReview: SecondReviewState | null;
}

/** What stands, of findings of which the newest is first. */
export function statusOf(findings: readonly Found[]): IntegrityStatus {
  const standing = findings.find(
    ({ verdict, secondReview }) => verdict !== 'violation' || secondReview === 'confirmed',
  );
  return standing?.verdict ?? 'not_reviewed';
}
