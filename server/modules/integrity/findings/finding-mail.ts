export const FINDING_MAIL_QUEUE = 'integrity-finding-mail';

/** The job of a mail about a violation: to its candidate, or to who is asked for the second review. */
export interface FindingMail {
  readonly findingId: string;
  /** The one administrator who is told, where all of them are, each by a job. */
  readonly administratorId?: string;
  /** When it was handed to the one administrator who is told. */
  readonly handedAt?: string;
  readonly news: 'proposed' | 'second_review' | 'decided';
}
