import type { InvitationStatus } from '../../../openapi/gen/types.gen.ts';

/** An invitation's status as a reader sees it. */
export const invitationStatusWords: Readonly<Record<InvitationStatus, string>> = {
  scheduled: 'Sending',
  sent: 'Sent',
  bounced: 'Bounced',
  opened: 'Opened',
  in_progress: 'In progress',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** Of an attempt, by how far one's own scorecard of it is. */
export const ownScorecardWords = { none: '', draft: ', draft', submitted: ', yours in' } as const;
