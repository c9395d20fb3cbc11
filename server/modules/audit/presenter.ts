import type { AuditCheck, AuditEntry } from '../../../openapi/gen/types.gen.ts';
import type { StoredCheck } from './check-repository.ts';
import type { AuditRow } from './log-repository.ts';

/** An entry with its parts, as far as they were not erased. */
export function presentAuditEntry({ entry, actor, change, origin }: AuditRow): AuditEntry {
  const { number, at, actorId, action, entityType, entityId, requestId, hash } = entry;
  const { entity_name = null, reason = null, before = null, after = null } = JSON.parse(change ?? '{}');
  const { address = null } = JSON.parse(origin ?? '{}');
  return {
    number,
    at: at.toISOString(),
    actor:
      (actorId && {
        _id: actorId,
        full_name: actor?.fullName ?? null,
        email: actor?.email ?? null,
      }) ||
      null,
    action,
    entity_type: entityType,
    entity_id: entityId,
    entity_name,
    reason,
    before,
    after,
    address,
    request_id: requestId,
    hash,
  };
}

/** A check, done or not. */
export function presentCheck(check: StoredCheck): AuditCheck {
  return {
    _id: check.id,
    started_at: check.startedAt.toISOString(),
    ended_at: check.endedAt?.toISOString() ?? null,
    checked_from: check.fromNumber,
    checked_to: check.upTo,
    target: check.target,
    faults: check.faults,
  };
}
