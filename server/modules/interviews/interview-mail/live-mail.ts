export const LIVE_MAIL_QUEUE = 'live-mail';

/** The job of a mail about a live interview; `to` is a user's id, or the candidate, who may have no account. */
export interface LiveMail {
  readonly liveId: string;
  readonly kind: 'times' | 'scheduled' | 'asked' | 'reminder' | 'called_off';
  readonly to: string;
  /** Of one that is off: why, and the time that had been agreed on. */
  readonly calledOff?: { readonly why: 'declined' | 'revoked' | 'moved'; readonly startsAt: string | null };
}
