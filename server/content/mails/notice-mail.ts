import { composeMail } from './mail-frame.ts';

/** What an owner is told of, so that no change of how an account is protected goes unseen. */
export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'passkey-added'
  | 'provider-linked';

const RESET = 'It was not you? Then choose a new password at once; that signs everybody else out.';

interface Notice {
  readonly subject: string;
  readonly happened: string;
  readonly ifNotYou: string;
  /** Whether a new password helps: whoever lost the address cannot get one. */
  readonly offersReset: boolean;
}

const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  'password-changed': {
    subject: 'Your password was changed',
    happened: 'The password of your Candor account was changed.',
    ifNotYou: RESET,
    offersReset: true,
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    happened:
      'Your Candor account has another e-mail address now. Mail about the account no longer goes to this one.',
    ifNotYou: 'It was not you? Then tell the people who run this Candor at once.',
    offersReset: false,
  },
  'second-factor-on': {
    subject: 'Two-factor authentication is on',
    happened: 'Your Candor account now asks for a code of an authenticator app when somebody signs in.',
    ifNotYou: RESET,
    offersReset: true,
  },
  'second-factor-off': {
    subject: 'Two-factor authentication is off',
    happened: 'Your Candor account no longer asks for a code of an authenticator app when somebody signs in.',
    ifNotYou: RESET,
    offersReset: true,
  },
  'passkey-added': {
    subject: 'A passkey was added',
    happened: 'Your Candor account can be entered with one more passkey now.',
    ifNotYou: `${RESET} Then remove the passkey in your settings.`,
    offersReset: true,
  },
  'provider-linked': {
    subject: 'Another way to sign in was added',
    happened: 'Your Candor account can now be entered through a provider, such as Google, too.',
    ifNotYou: RESET,
    offersReset: true,
  },
};

/** Tells an owner what happened to the account, and what to do if it was somebody else. */
export function noticeMail(kind: NoticeKind, to: { fullName: string; forgotPasswordUrl: string }) {
  const { subject, happened, ifNotYou, offersReset } = NOTICES[kind];
  return composeMail({
    subject,
    greetingName: to.fullName,
    before: [happened, 'It was you? Then you need to do nothing.', ifNotYou],
    ...(offersReset && { action: { label: 'Choose a new password', url: to.forgotPasswordUrl } }),
    after: [],
  });
}
