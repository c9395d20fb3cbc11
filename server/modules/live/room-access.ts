import type { LiveRole, LiveStatus, RoomAccess } from '../../../openapi/gen/types.gen.ts';

/** So long before it begins everybody may enter. */
const EARLY_MS = 10 * 60 * 1000;

interface Facts {
  readonly stored: 'proposed' | 'asked' | 'scheduled' | 'ended';
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isDeclined: boolean;
  readonly isRevoked: boolean;
}

/** How a live interview stands at a moment. */
export function liveStatus({ stored, endsAt, isDeclined, isRevoked }: Facts, at: Date): LiveStatus {
  if (stored === 'ended') return 'ended';
  if (isRevoked) return 'revoked';
  if (isDeclined) return 'declined';
  return stored === 'scheduled' && endsAt && at >= endsAt ? 'ended' : stored;
}

/** When everybody may enter; null until a time is agreed on. */
export const opensAt = ({ startsAt }: Pick<Facts, 'startsAt'>) =>
  startsAt && new Date(startsAt.getTime() - EARLY_MS);

/** Whether somebody may enter at a moment (D21). */
export function roomAccess(facts: Facts, role: LiveRole, at: Date): RoomAccess {
  const opens = opensAt(facts);
  if (role === 'organizer' || !opens) return 'none';
  const status = liveStatus(facts, at);
  if (status === 'ended') return 'over';
  if (status !== 'scheduled') return 'none';
  return at < opens ? 'early' : 'open';
}

interface People {
  readonly accountId: string | null;
  readonly holders: readonly { readonly id: string; readonly isLead: boolean }[];
}

/** What somebody is in a live interview whose workspace they may see, or whose candidate they are. */
export function roleIn({ accountId, holders }: People, userId: string): LiveRole {
  if (accountId === userId) return 'candidate';
  const holder = holders.find(({ id }) => id === userId);
  if (!holder) return 'organizer';
  return holder.isLead ? 'lead' : 'interviewer';
}
