import type { MailContent } from './mail-frame.ts';
import { fill, mailTexts, type NoticeKind } from './mail-texts.ts';

/** What a notice names besides, where its kind needs it. */
export interface NoticeFacts {
  /** As people call it, e.g. Google. */
  readonly provider?: string;
  readonly recoveryCodesLeft?: number;
}

/** Tells an owner what happened to the account, and what to do if it was somebody else. */
export function noticeMail(
  kind: NoticeKind,
  { provider = '', recoveryCodesLeft = 0 }: NoticeFacts,
  to: { fullName: string; forgotPasswordUrl: string },
): MailContent {
  const { kinds, itWasYou, itWasNotYou, action } = mailTexts.notices;
  const { subject, happened, itWasNotYou: otherAdvice, next } = kinds[kind];
  return {
    subject: fill(subject, { provider }),
    greetingName: to.fullName,
    before: [
      fill(happened, { provider, codesLeft: codesLeft(recoveryCodesLeft) }),
      itWasYou,
      [otherAdvice ?? itWasNotYou, ...(next ? [next] : [])].join(' '),
    ],
    ...(!otherAdvice && { action: { label: action, url: to.forgotPasswordUrl } }),
    after: [],
  };
}

function codesLeft(count: number): string {
  const { none, one, more } = mailTexts.notices.codesLeft;
  if (count === 0) return none;
  return count === 1 ? one : fill(more, { count: String(count) });
}
