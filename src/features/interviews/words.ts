import type {
  IntegrityBand,
  IntegrityVerdict,
  InvitationStatus,
  LiveInterview,
} from '../../../openapi/gen/types.gen.ts';

export const statusWords: Readonly<Record<InvitationStatus, string>> = {
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

export const isStatus = (text: string): text is InvitationStatus => Object.hasOwn(statusWords, text);

export const liveStatusWords: Readonly<Record<LiveInterview['status'], string>> = {
  proposed: 'Times proposed:',
  asked: 'Asks for other times',
  scheduled: 'Scheduled',
  declined: 'Declined',
  revoked: 'Revoked',
  ended: 'Over',
};

/** What was noted, as far as nobody has reviewed it. */
export const bandWords: Readonly<Record<IntegrityBand, string>> = {
  none: 'No concerns',
  review: 'To review',
  strong_review: 'Look closely',
};

export const integrityWords: Readonly<Record<IntegrityVerdict, string>> = {
  passed: 'Passed',
  suspicious: 'Suspicious',
  violation: 'Violation',
};
