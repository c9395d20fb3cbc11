import type { NoticeKind } from '../../../content/mails/mail-texts.ts';
import type { NoticeFacts } from '../../../content/mails/notice-mail.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Account } from '../account-repository.ts';
import { CODE_MAIL_QUEUE, type NoticeMail } from '../codes/code-mail.ts';

/** Stores the job for a mail about what happened, to the address that the account has now. */
export async function tellOwner(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  kind: NoticeKind,
  { id: userId, email: to }: Pick<Account, 'id' | 'email'>,
  facts: NoticeFacts = {},
  noticeId = newId(),
): Promise<void> {
  await jobs.send<NoticeMail>(tx, CODE_MAIL_QUEUE, { noticeId, kind, facts, userId, to });
}
