/** What a mail says of an invitation. */
export interface InvitedTo {
  /** Null for somebody who has no account. */
  readonly fullName: string | null;
  readonly company: string;
  readonly title: string;
  readonly closesAt: Date;
  readonly interviewUrl: string;
  readonly settingsUrl: string;
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "5 January 2026 at 09:00 UTC": nobody knows where a mail is read. */
export function utcTime(time: Date): string {
  return `${format.format(time)} UTC`;
}

/** How to get no more of them, or how to get in. */
export function whySent({ fullName, settingsUrl }: Pick<InvitedTo, 'fullName' | 'settingsUrl'>): string[] {
  return fullName === null
    ? ['You need an account with this e-mail address: register, or sign in if you have one.']
    : [`You can switch these mails off in your settings: ${settingsUrl}`];
}
