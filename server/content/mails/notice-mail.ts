import { composeMail } from './mail-frame.ts';

/** What an owner is told of, so that no change of how an account is protected goes unseen. */
export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'provider-linked'
  | 'provider-unlinked';

/** What a notice names besides, where its kind needs it. */
export interface NoticeFacts {
  /** As people call it, e.g. Google. */
  readonly provider?: string;
  readonly recoveryCodesLeft?: number;
}

const RESET = 'It was not you? Then choose a new password at once; that logs everybody else out.';

interface Notice {
  readonly subject: string;
  readonly happened: string | ((facts: NoticeFacts) => string);
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
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: ({ recoveryCodesLeft }) =>
      `Somebody signed in to your Candor account with a recovery code. ${codesLeft(recoveryCodesLeft)}`,
    ifNotYou: `${RESET} Then replace the recovery codes in your settings.`,
    offersReset: true,
  },
  'passkey-added': {
    subject: 'A passkey was added',
    happened: 'Your Candor account can be entered with one more passkey now.',
    ifNotYou: `${RESET} Then remove the passkey in your settings.`,
    offersReset: true,
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    happened: 'A passkey of your Candor account no longer works.',
    ifNotYou: RESET,
    offersReset: true,
  },
  'provider-linked': {
    subject: 'Another way to sign in was added',
    happened: ({ provider }) => `Your Candor account can now be entered through ${provider} too.`,
    ifNotYou: `${RESET} Then unlink it in your settings.`,
    offersReset: true,
  },
  'provider-unlinked': {
    subject: 'A way to sign in was removed',
    happened: ({ provider }) => `Your Candor account can no longer be entered through ${provider}.`,
    ifNotYou: RESET,
    offersReset: true,
  },
};

function codesLeft(count = 0): string {
  if (count === 0) return 'It was the last one: replace the codes in your settings.';
  return count === 1 ? 'One code is left.' : `${count} codes are left.`;
}

/** Tells an owner what happened to the account, and what to do if it was somebody else. */
export function noticeMail(
  kind: NoticeKind,
  facts: NoticeFacts,
  to: { fullName: string; forgotPasswordUrl: string },
) {
  const { subject, happened, ifNotYou, offersReset } = NOTICES[kind];
  return composeMail({
    subject,
    greetingName: to.fullName,
    before: [
      typeof happened === 'string' ? happened : happened(facts),
      'It was you? Then you need to do nothing.',
      ifNotYou,
    ],
    ...(offersReset && { action: { label: 'Choose a new password', url: to.forgotPasswordUrl } }),
    after: [],
  });
}
