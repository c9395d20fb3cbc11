/** The mails that a candidate can switch off, by the name of their switch. */
export type OptionalMail = 'invitation_mail' | 'reminder_mail' | 'report_ready_mail';

/** What is said of mails of a kind: in each of them, and to whoever stops them. */
interface OptionalMailTexts {
  readonly why: string;
  readonly what: string;
}

export const optionalMails: Readonly<Record<OptionalMail, OptionalMailTexts>> = {
  invitation_mail: {
    why: 'You get mails about interviews that you are invited to.',
    what: 'Mails that say that you are invited to an interview, that it has arrived, and that it is evaluated',
  },
  reminder_mail: {
    why: 'You get reminders before the deadline of an interview.',
    what: 'Reminders before the deadline of an interview',
  },
  report_ready_mail: {
    why: 'You asked for a mail when the report of a practice interview is ready.',
    what: 'Mails that say that the report of a practice interview is ready',
  },
};

/** Where somebody gets no more mails of a kind. */
export interface WayOut {
  /** Stops them without signing in (RFC 8058). */
  readonly unsubscribeUrl: string;
  readonly settingsUrl: string;
}
