import type { MailPreview } from '../../../openapi/gen/types.gen.ts';
import { composeMail, type Letter, type PostOffice } from '../../content/mails/mail-frame.ts';
import { rejectionMail } from '../../content/mails/mails.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { openApplication } from '../applications/application-service.ts';
import { templateOf } from '../company/mail-template-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { labelledCandidate } from '../workspaces/labelled-candidate.ts';
import { isNameless } from '../workspaces/nameless-sql.ts';
import { findDecided, findReader, findWorkingTime, takeDueMails } from './decision-repository.ts';
import { nextWorkingMorning } from './mail-time.ts';

const DECISION_MAIL_QUEUE = 'decision-mail';
const HALF_A_MINUTE = 30;
const BATCH = 100;

interface DecisionMailJob {
  readonly decisionId: string;
}

interface MailJobDeps extends Deps {
  readonly jobs: Jobs;
  readonly post: PostOffice;
}

/** Lets this process take part in mailing what was decided. */
export async function registerDecisionJobs(deps: MailJobDeps): Promise<void> {
  await deps.jobs.work<DecisionMailJob>(DECISION_MAIL_QUEUE, async ({ decisionId }) => {
    const applicationId = await findDecided(deps.db, decisionId);
    const letter = applicationId && (await letterTo(deps, applicationId, decisionId));
    if (letter) await deps.post.deliver('decision', letter);
  });
  deps.jobs.every('send-decision-mails', HALF_A_MINUTE, async () => {
    while ((await sendDue(deps)) === BATCH);
  });
}

/** Queues mails whose time has come; gives how many. From then on the decision can only be reopened. */
function sendDue({ db, jobs, now }: Deps): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const due = await takeDueMails(tx, at, BATCH);
    for (const { decision, workspaceId } of due) {
      const { id: decisionId, companyId, applicationId, decidedBy } = decision;
      await jobs.send<DecisionMailJob>(tx, DECISION_MAIL_QUEUE, { decisionId });
      await recordActivities(tx, { companyId, workspaceId, actorId: decidedBy, at }, [
        { kind: 'decision_mailed', applicationId },
      ]);
    }
    return due.length;
  });
}

async function letterTo(
  { db }: Pick<Deps, 'db'>,
  applicationId: string,
  id: string,
  called: { readonly fullName?: string; readonly to?: string } = {},
): Promise<Letter | null> {
  const found = await findReader(db, applicationId);
  if (!found) return null;
  const { to, replyTo, companyId, ...facts } = { ...found, ...called };
  const template = await templateOf(db, companyId, 'rejection');
  return { id, to, replyTo: replyTo ?? undefined, ...rejectionMail({ ...facts, template }) };
}

interface PreviewDeps extends Pick<Deps, 'db' | 'now'> {
  /** The address that mails name for questions. */
  readonly support: string;
}

/**
 * The mail that a rejection would send.
 * @throws HttpProblem 403, 404
 */
export async function previewMail(
  { db, now, support }: PreviewDeps,
  userId: string,
  here: Parameters<typeof openApplication>[2],
): Promise<MailPreview> {
  const { application, candidate } = await openApplication(db, userId, here, 'decide');
  const isHidden = await isNameless(db, userId, application.id);
  const { full_name: fullName, email: to } = labelledCandidate(candidate);
  const letter = await letterTo({ db }, application.id, application.id, isHidden ? { fullName, to } : {});
  if (!letter) throw new Error('An application without a candidate');
  const { subject, text } = composeMail(letter, support);
  const { email } = candidate;
  const time = await findWorkingTime(db, { email, companyId: application.companyId, userId });
  return {
    to: letter.to,
    reply_to: letter.replyTo ?? support,
    subject,
    text,
    next_working_day: nextWorkingMorning(now(), time).toISOString(),
    time_zone: time.timeZone,
  };
}
