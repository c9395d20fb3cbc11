export const CANDIDATE_MAIL_QUEUE = 'candidate-mail';

/** The job of a mail that says that a report is ready, for somebody who asked for it. */
export interface ReportReadyMail {
  readonly reportId: string;
}

/** The job of the last mail to somebody whose account is gone: it carries all that the mail says. */
export interface AccountDeletedMail {
  readonly mailId: string;
  readonly to: string;
  readonly fullName: string;
}
