import type {
  CandidateMail,
  InvitationMailPreview,
  MailedCandidates,
} from '../../../../openapi/gen/types.gen.ts';
import { composeMail, type PostOffice } from '../../../content/mails/mail-frame.ts';
import { type TemplateText, textProblems } from '../../../content/mails/mail-templates.ts';
import { letterToCandidate } from '../../../content/mails/mails.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { HttpProblem, invalidFields } from '../../../platform/problem.ts';
import { findMember } from '../../membership/membership-service.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import {
  type Addressee,
  countWritten,
  findAddressee,
  findListed,
  holdListed,
  type WorkedApplication,
} from './bulk-repository.ts';

const CANDIDATE_LETTER_QUEUE = 'candidate-letter-mail';

/** So many mails may the recruiters of a company write in a day: nobody is to send advertisements from here. */
const MOST_A_DAY = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface LetterJob {
  readonly letterId: string;
  readonly candidateId: string;
  readonly applicationId: string;
  /** Whom it was written to, so that it goes with their account. */
  readonly to: string;
  readonly said: TemplateText;
}

interface LetterDeps {
  readonly publicUrl: string;
}

const letterOf = ({ publicUrl }: LetterDeps, { company, title, fullName }: Addressee, said: TemplateText) =>
  letterToCandidate({ fullName, company, title, said, privacyUrl: `${publicUrl}/legal/privacy` });

/** Lets this process take part in sending what recruiters write. */
export async function registerCandidateLetterJobs(
  deps: Pick<Deps, 'db'> & LetterDeps & { readonly jobs: Jobs; readonly post: PostOffice },
): Promise<void> {
  await deps.jobs.work<LetterJob>(CANDIDATE_LETTER_QUEUE, async ({ letterId, said, ...whom }) => {
    const found = await findAddressee(deps.db, whom);
    if (!found) return;
    const { to, replyTo } = found;
    const letter = { id: letterId, to, replyTo: replyTo ?? undefined, ...letterOf(deps, found, said) };
    await deps.post.deliver('application', letter);
  });
}

/**
 * What somebody may be written to about: several are written to about open applications alone, as whose ended asked for
 * nothing more; to one of them a recruiter writes as in any conversation.
 */
const topicOf = (
  application: WorkedApplication | null,
  { candidate_ids, workspace_id }: CandidateMail,
): WorkedApplication | null => {
  const isConversation = workspace_id !== undefined && candidate_ids.length === 1;
  return isConversation || application?.status === 'active' ? application : null;
};

/**
 * Writes to candidates, as far as somebody works with them; all that is queued is noted.
 * @throws HttpProblem 409 for more than a company may write in a day, 422
 */
export async function mailCandidates(
  { db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>,
  userId: string,
  mail: CandidateMail,
): Promise<MailedCandidates> {
  const { candidate_ids: ids, workspace_id: workspaceId, ...said } = mail;
  requireWords(said);
  const member = await findMember(db, userId);
  if (!member) return { mailed: [], missed: [...ids] };
  const { companyId } = member;
  const at = now();
  return db.transaction(async (tx) => {
    const written = await countWritten(tx, companyId, new Date(at.getTime() - DAY_MS));
    const listed = await holdListed(tx, { companyId, userId, workspaceId }, ids);
    const mine = listed.flatMap(({ candidate, application: latest }) => {
      const application = topicOf(latest, mail);
      return application ? [{ ...candidate, application }] : [];
    });
    if (written + mine.length > MOST_A_DAY)
      throw new HttpProblem(
        409,
        `A company sends at most ${MOST_A_DAY} of these emails in 24 hours; ${Math.max(0, MOST_A_DAY - written)} are left now.`,
      );
    for (const { id: candidateId, email: to, application } of mine)
      await jobs.send<LetterJob>(tx, CANDIDATE_LETTER_QUEUE, {
        letterId: newId(),
        candidateId,
        applicationId: application.id,
        to,
        said,
      });
    for (const [from, there] of Map.groupBy(mine, ({ application }) => application.workspaceId))
      await recordActivities(
        tx,
        { companyId, workspaceId: from, actorId: userId, at },
        there.map(({ application }) => ({
          kind: 'candidate_emailed',
          applicationId: application.id,
          change: { after: said.subject.trim() },
        })),
      );
    const isMine = new Set(mine.map(({ id }) => id));
    return { mailed: mine.map(({ id }) => id), missed: ids.filter((id) => !isMine.has(id)) };
  });
}

/**
 * The mail as the first of them would get it.
 * @throws HttpProblem 422
 */
export async function previewCandidateMail(
  deps: Pick<Deps, 'db'> & LetterDeps & { readonly support: string },
  userId: string,
  mail: CandidateMail,
): Promise<InvitationMailPreview> {
  const { candidate_ids: ids, workspace_id: workspaceId, ...said } = mail;
  requireWords(said);
  const member = await findMember(deps.db, userId);
  if (!member) return { mail: null };
  const { companyId } = member;
  const listed = await findListed(deps.db, { companyId, userId, workspaceId }, ids);
  const worked = new Map(
    listed.map(({ candidate, application }) => [candidate.id, topicOf(application, mail)]),
  );
  const candidateId = ids.find((id) => worked.get(id));
  const applicationId = candidateId && worked.get(candidateId)?.id;
  const found = applicationId && (await findAddressee(deps.db, { candidateId, applicationId }));
  if (!found) return { mail: null };
  const { subject, text } = composeMail(letterOf(deps, found, said), deps.support);
  return { mail: { to: found.to, reply_to: found.replyTo ?? deps.support, subject, text } };
}

function requireWords(said: TemplateText): void {
  const problems = textProblems(said, ['name', 'company', 'title']);
  if (problems.length > 0) throw invalidFields(...problems);
}
