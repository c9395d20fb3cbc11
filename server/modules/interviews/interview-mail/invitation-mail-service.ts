import type { InvitationLink, InvitationMailPreview } from '../../../../openapi/gen/types.gen.ts';
import { composeMail, type Letter } from '../../../content/mails/mail-frame.ts';
import { invitationMail, reminderMail } from '../../../content/mails/mails.ts';
import type { Database } from '../../../platform/database/database.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { linkToken } from '../../../platform/security/link-token.ts';
import { templateOf } from '../../company/mail-template-service.ts';
import { type UnsubscribeDeps, wayOutOf } from '../../unsubscribe/unsubscribe-link.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import type { InvitationMail } from './interview-mail.ts';
import { findInvited, findInvitee, findUsable } from './interview-mail-repository.ts';

/** The secret stands in the fragment only: no server and no log ever sees it. */
const linkOf = ({ publicUrl, secret }: UnsubscribeDeps, invitationId: string, releases: number) =>
  `${publicUrl}/auth/register#invitation=${linkToken(secret, 'interview-invitation', invitationId, releases)}`;

export interface InterviewMailDeps extends UnsubscribeDeps {
  readonly db: Database;
  readonly now: () => Date;
}

/** The mail of a job, or null where it is not wanted, or says nothing any more: taken back, begun or closed. */
export async function mailOf(
  deps: InterviewMailDeps,
  { invitationId, reminderDays, sentAgain }: InvitationMail,
): Promise<Letter | null> {
  const wish = reminderDays === null ? 'invitationMail' : 'reminderMail';
  const found = await findInvited(deps.db, invitationId, wish, deps.now());
  if (!found) return null;
  const { to, userId, fullName, interviewId, companyId, isBound, releases, replyTo, ...facts } = found;
  const mail = reminderDays === null ? 'invitation_mail' : 'reminder_mail';
  const kind = reminderDays === null ? 'invitation' : 'reminder';
  const invitedTo = {
    ...facts,
    privacyUrl: `${deps.publicUrl}/legal/privacy`,
    template: companyId === null ? undefined : await templateOf(deps.db, companyId, kind),
    interviewUrl: isBound
      ? `${deps.publicUrl}/candidate/interviews/${interviewId}`
      : linkOf(deps, invitationId, releases),
    account: userId && fullName ? { fullName, wayOut: wayOutOf(deps, { userId, email: to }, mail) } : null,
  };
  const id = [invitationId, reminderDays, sentAgain].filter((part) => part != null).join('-');
  const letter = reminderDays === null ? invitationMail(invitedTo) : reminderMail(invitedTo);
  return { id, to, replyTo: replyTo ?? undefined, ...letter };
}

interface Named {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly interviewId: string;
  readonly invitationId: string;
}

/**
 * The link that the mail of an invitation has, for whoever hands it over themselves, which is noted.
 * @throws HttpProblem 409 where nobody can begin by it any more
 */
export function linkToHandOver(
  deps: InterviewMailDeps,
  actorId: string,
  { companyId, workspaceId, ...key }: Named,
): Promise<InvitationLink> {
  const at = deps.now();
  const { interviewId, invitationId } = key;
  return deps.db.transaction(async (tx) => {
    const found = await findUsable(tx, key, at);
    if (!found?.applicationId)
      throw new HttpProblem(409, 'Nobody can begin by this invitation now. Reload the page.');
    const { applicationId, title, isBound, releases } = found;
    await recordActivities(tx, { companyId, workspaceId, actorId, at }, [
      { kind: 'invitation_link_shown', applicationId, change: { after: title } },
    ]);
    return {
      url: isBound
        ? `${deps.publicUrl}/candidate/interviews/${interviewId}`
        : linkOf(deps, invitationId, releases),
    };
  });
}

interface PreviewDeps extends Pick<InterviewMailDeps, 'db' | 'publicUrl'> {
  /** The address that mails name for questions. */
  readonly support: string;
}

/**
 * The mail that an invitation would send, without the secret of its link. Whether somebody has an account is nobody
 * else's business: it is shown as to who has none.
 */
export async function previewInvitation(
  { db, publicUrl, support }: PreviewDeps,
  whom: Parameters<typeof findInvitee>[1],
): Promise<InvitationMailPreview> {
  const found = await findInvitee(db, whom);
  if (!found) return { mail: null };
  const { to, replyTo, companyId, ...facts } = found;
  const template = await templateOf(db, companyId, 'invitation');
  const privacyUrl = `${publicUrl}/legal/privacy`;
  const interviewUrl = `${publicUrl}/auth/register#invitation=…`;
  const { subject, text } = composeMail(
    invitationMail({ ...facts, template, privacyUrl, interviewUrl, account: null }),
    support,
  );
  return { mail: { to, reply_to: replyTo ?? support, subject, text } };
}
