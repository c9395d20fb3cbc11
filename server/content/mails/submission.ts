import type { WayOut } from './optional-mails.ts';

/** What a mail says of an interview for hiring that has ended. */
export interface Submission {
  readonly fullName: string;
  readonly company: string;
  readonly title: string;
  readonly endedAt: Date;
  /** Null where it is not known. */
  readonly timeZone: string | null;
  readonly resultUrl: string;
  readonly wayOut: WayOut;
}
