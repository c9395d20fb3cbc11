import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type CodeMail, codeMailQueue } from './code-mail.ts';
import { codeMail, type MailDeps } from './code-mail-service.ts';

/** Has this process take part in mailing codes. */
export async function registerAuthJobs(deps: MailDeps & { jobs: Jobs; mailer: Mailer }): Promise<void> {
  await deps.jobs.work<CodeMail>(codeMailQueue, async (job) => {
    const mail = await codeMail(deps, job);
    if (mail) await deps.mailer.deliver(mail);
  });
}
