import type { WayOut } from './optional-mails.ts';

/** What a mail says of an invitation. */
export interface InvitedTo {
  readonly company: string;
  readonly title: string;
  readonly closesAt: Date;
  /** Null where it is not known. */
  readonly timeZone: string | null;
  readonly interviewUrl: string;
  /** Null for somebody who has no account: they need one, and have no choices yet. */
  readonly account: { readonly fullName: string; readonly wayOut: WayOut } | null;
}

/** How to get in, for whoever has no account. */
export function howToGetIn({ account }: InvitedTo): string[] {
  return account
    ? []
    : ['You need an account with this e-mail address: register, or sign in if you have one.'];
}
