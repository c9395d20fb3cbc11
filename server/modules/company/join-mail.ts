import type { PostOffice } from '../../content/mails/mail-frame.ts';
import { joinCompanyMail } from '../../content/mails/mails.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { linkToken } from '../../platform/security/link-token.ts';
import { findOpenInvitation } from './invitation-repository.ts';

export const JOIN_MAIL_QUEUE = 'join-mail';

/** The job of a mail to a colleague who is invited. */
export interface JoinMail {
  readonly invitationId: string;
}

interface JoinMailDeps extends Deps {
  readonly jobs: Jobs;
  readonly post: PostOffice;
  readonly secret: ServerSecret;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing colleagues. */
export async function registerCompanyJobs({ db, jobs, now, ...deps }: JoinMailDeps): Promise<void> {
  await jobs.work<JoinMail>(JOIN_MAIL_QUEUE, async ({ invitationId }) => {
    const invitation = await findOpenInvitation(db, invitationId, now());
    if (!invitation) return;
    const { email, company, invitedBy } = invitation;
    // The secret stands in the fragment only: no server and no log ever sees it.
    const url = `${deps.publicUrl}/auth/register#join=${linkToken(deps.secret, 'member-invitation', invitationId)}`;
    await deps.post.deliver('company', {
      id: invitationId,
      to: email,
      ...joinCompanyMail({ company, invitedBy, url }),
    });
  });
}
