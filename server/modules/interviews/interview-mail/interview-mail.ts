/** Of all mails about interviews. Jobs may wait under this name since the first release. */
export const interviewMailQueue = 'invitation-mail';

/** The job of a mail to somebody who is invited to an interview. */
export interface InvitationMail {
  readonly invitationId: string;
  /** How many days before the deadline it is due; null for the invitation itself. */
  readonly reminderDays: number | null;
  /** Of one that a recruiter has sent: it tells it from others of its kind. */
  readonly sentAgain?: string;
}

/** The job of a mail to whoever submitted an interview for hiring. */
export interface AttemptMail {
  readonly sessionId: string;
  readonly news: 'arrived' | 'evaluated' | 'answered';
  /** What they asked for that is answered now. */
  readonly requestId?: string;
}

/** The job of a mail to whoever asked for an accommodation. */
export interface AccommodationMail {
  readonly invitationId: string;
  /** ISO 8601. It may be decided on again. */
  readonly decidedAt: string;
}

/** When somebody who has not begun is reminded, in days before the deadline, the last one first. */
export const reminderDays = [1, 3] as const;
