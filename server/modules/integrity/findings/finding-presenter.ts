import type {
  IntegrityFinding,
  OwnIntegrityFinding,
  SecondReview,
} from '../../../../openapi/gen/types.gen.ts';
import type { FindingRow } from './finding-repository.ts';

export function presentFinding(row: FindingRow): IntegrityFinding {
  const { finding, proposer } = row;
  return {
    _id: finding.id,
    verdict: finding.verdict,
    text: finding.text,
    event_ids: [...finding.eventIds],
    proposed_by: proposer,
    proposed_at: finding.proposedAt.toISOString(),
    second_review: presentSecondReview(row),
  };
}

function presentSecondReview({ finding, reviewer, decider }: FindingRow): SecondReview | null {
  const { secondReview: state, commentUntil } = finding;
  if (!(state && commentUntil)) return null;
  return {
    state,
    by_administrator: finding.byAdministrator,
    // The company need not know who runs the installation.
    reviewer: finding.byAdministrator ? null : reviewer,
    comment_until: commentUntil.toISOString(),
    reply: finding.reply,
    replied_at: finding.repliedAt?.toISOString() ?? null,
    decided_by: finding.byAdministrator ? null : decider,
    decided_at: finding.decidedAt?.toISOString() ?? null,
    reason: finding.decisionReason,
  };
}

/** Of a candidate's own attempt: violations only, without the names of who saw them. */
export function presentOwnFinding({
  finding,
  looks,
}: Pick<FindingRow, 'finding' | 'looks'>): OwnIntegrityFinding[] {
  const { secondReview: state, commentUntil } = finding;
  if (!(state && commentUntil)) return [];
  return [
    {
      _id: finding.id,
      text: finding.text,
      event_ids: [...finding.eventIds],
      proposed_at: finding.proposedAt.toISOString(),
      comment_until: commentUntil.toISOString(),
      state,
      reply: finding.reply,
      replied_at: finding.repliedAt?.toISOString() ?? null,
      administrator_looks: looks.map((at) => new Date(at).toISOString()),
      decided_at: finding.decidedAt?.toISOString() ?? null,
      reason: finding.decisionReason,
    },
  ];
}
