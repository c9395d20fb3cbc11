import type { CandidateRequest } from '../../../../../openapi/gen/types.gen.ts';
import type { RequestRow } from './request-repository.ts';

/** What a candidate asked for about an attempt, as they and its reviewers read it. */
export function presentRequest(request: RequestRow): CandidateRequest {
  return {
    _id: request.id,
    kind: request.kind,
    state: request.answeredAt ? 'answered' : 'open',
    turn_id: request.turnId,
    text: request.text,
    created_at: request.createdAt.toISOString(),
    handed_over_at: request.handedOverAt?.toISOString() ?? null,
    answer: request.answer,
    answered_at: request.answeredAt?.toISOString() ?? null,
    answered_by: request.answeredAt && (request.handedOverAt ? 'administrator' : 'hiring_team'),
  };
}
