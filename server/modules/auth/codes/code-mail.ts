import type { NoticeKind } from '../../../content/mails/mail-texts.ts';
import type { NoticeFacts } from '../../../content/mails/notice-mail.ts';

export const CODE_MAIL_QUEUE = 'code-mail';

/** The job of a challenge. Where nothing is to be mailed it is sent as well, to take the same time. */
export interface CodeMail {
  readonly challengeId: string;
  /** Where a challenge is mailed more than once; else its own id tells a repeated job. */
  readonly mailId?: string;
  readonly kind:
    | 'code'
    | 'password-reset'
    | 'email-change'
    | 'second-factor'
    | 'already-registered'
    | 'register-again'
    | 'none';
}

/**
 * The job of a code that was asked for with nothing but an address: whether it has an account, and what
 * is mailed to it, is found out here, long after the answer. It travels in the same queue.
 */
export interface AskedCode {
  readonly askedChallengeId: string;
  /** What the account's owner sees of the request, where that is kept. */
  readonly eventId?: string;
}

/** The job of a mail that tells an owner what happened; it travels in the same queue. */
export interface NoticeMail {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  readonly userId: string;
  /** The address that counted when it happened. */
  readonly to: string;
}

/** The notice that tells a former address of its change, by the challenge that changed it. */
export function changeNoticeId(challengeId: string): string {
  return `${challengeId}-changed`;
}
