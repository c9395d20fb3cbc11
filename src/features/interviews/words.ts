import type { InvitationStatus, LiveInterview } from '../../../openapi/gen/types.gen.ts';

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
