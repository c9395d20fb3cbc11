import type { PostOffice } from '../../content/mails/mail-frame.ts';
import { leadAppointedMail } from '../../content/mails/mails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findLeadNews } from './member-repository.ts';

const LEAD_MAIL_QUEUE = 'lead-mail';

/** The job of the mails about somebody who was made lead of a workspace. */
interface LeadMail {
  readonly workspaceId: string;
  readonly userId: string;
  readonly actorId: string;
  /** ISO 8601. */
  readonly at: string;
}

interface LeadMailDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing leads. */
export async function registerLeadMailJobs(deps: LeadMailDeps): Promise<void> {
  await deps.jobs.work<LeadMail>(LEAD_MAIL_QUEUE, async ({ workspaceId, userId, actorId, at }) => {
    const { title, actor, who, readers } = await findLeadNews(deps.db, { workspaceId, userId, actorId });
    if (title === null || who === null) return;
    const url = `${deps.publicUrl}/recruiter/workspaces/${workspaceId}?tab=members`;
    for (const { id, to, fullName } of readers)
      await deps.post.deliver('company', {
        id: `lead-${workspaceId}-${userId}-${Date.parse(at)}-${id}`,
        to,
        ...leadAppointedMail({ fullName, actor, title, url, who: id === userId ? 'you' : who }),
      });
  });
}

/** Has all leads of a workspace but who did it told that somebody is one now. */
export const tellLeads = (
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  { at, ...of }: Omit<LeadMail, 'at'> & { readonly at: Date },
): Promise<void> => jobs.send<LeadMail>(tx, LEAD_MAIL_QUEUE, { ...of, at: at.toISOString() });
