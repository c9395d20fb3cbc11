export const DISPUTE_MAIL_QUEUE = 'dispute-mail';

/** The job of the mail to whoever is to answer a dispute. */
export interface DisputeMail {
  readonly requestId: string;
  /** When it came to them. */
  readonly handedAt: string;
}
