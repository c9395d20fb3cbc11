import type { AccountEvent, Device } from '../../../../openapi/gen/types.gen.ts';
import type { AccountEventRow } from './account-event-repository.ts';
import type { DeviceRow } from './device-repository.ts';

/** One sign-in for its owner; the one that asks is marked. */
export function presentDevice(row: DeviceRow, currentSessionId: string): Device {
  return {
    _id: row.id,
    user_agent: row.userAgent,
    ip: row.ip,
    method: row.method,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === currentSessionId,
  };
}

/** What happened to an account, for its owner. */
export function presentEvent(row: AccountEventRow): AccountEvent {
  return { _id: row.id, type: row.type, at: row.at.toISOString(), ip: row.ip, user_agent: row.userAgent };
}
