export const DISPUTE_MAIL_QUEUE = 'dispute-mail';

/** The job of the mail to one who is to answer a dispute. */
export interface DisputeMail {
  readonly requestId: string;
  /** Absent in those that an earlier version left: they are for everybody who is to answer it. */
  readonly administratorId?: string;
  /** When it came to them. */
  readonly handedAt: string;
}
