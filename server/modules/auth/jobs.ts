import type { PostOffice } from '../../content/mails/mail-frame.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { settleAskedCode } from './codes/asked-code-service.ts';
import { type AskedCode, CODE_MAIL_QUEUE, type CodeMail, type NoticeMail } from './codes/code-mail.ts';
import { codeMail, type MailDeps } from './codes/code-mail-service.ts';
import { dropOutdatedAccess } from './outdated-repository.ts';

const HOUR_SECONDS = 3600;

/** Lets this process take part in mailing codes, and remove what nothing asks for any more. */
export async function registerAuthJobs(deps: MailDeps & { jobs: Jobs; post: PostOffice }): Promise<void> {
  await deps.jobs.work<CodeMail | NoticeMail | AskedCode>(CODE_MAIL_QUEUE, async (job) => {
    if ('askedChallengeId' in job) return settleAskedCode(deps, job);
    const mail = await codeMail(deps, job);
    if (mail) await deps.post.deliver('account', mail);
  });
  deps.jobs.every('drop-outdated-access', HOUR_SECONDS, () => dropOutdatedAccess(deps.db, deps.now()));
}
