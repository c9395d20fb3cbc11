import type {
  IntegrityBand,
  IntegrityVerdict,
  InvitationStatus,
  LiveInterview,
} from '../../../openapi/gen/types.gen.ts';
import { invitationStatusWords } from '../../capabilities/hiring/invitation-status.ts';

export const isStatus = (text: string): text is InvitationStatus =>
  Object.hasOwn(invitationStatusWords, text);

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
