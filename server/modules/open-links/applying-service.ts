import type { OpenLinkApplication, OpenLinkReceipt } from '../../../openapi/gen/types.gen.ts';
import type { PostOffice } from '../../content/mails/mail-frame.ts';
import { confirmApplicationMail } from '../../content/mails/mails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { Caller } from '../../platform/security/caller.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { linkedId, linkToken } from '../../platform/security/link-token.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { receiveApplicant } from '../applications/adding-service.ts';
import { readEntry } from '../applications/entries.ts';
import { heldEntrance } from '../workspaces/stage-service.ts';
import {
  type ApplicantRow,
  bindApplicant,
  countApplied,
  dropUnconfirmed,
  findApplicant,
  findApplicantAccount,
  holdLink,
  insertApplicant,
} from './open-link-repository.ts';
import { lookUp, requireOpen } from './open-link-service.ts';

export interface ApplyingDeps extends Deps {
  readonly secret: ServerSecret;
  readonly publicUrl: string;
  readonly choices: InstallationChoices;
}

const APPLICATION_MAIL_QUEUE = 'application-mail';
const SOURCE = 'Open link';
const HOUR_SECONDS = 60 * 60;
const VALID_MS = 7 * 24 * 3_600_000;
const APPLIED_PER_IP: Limit = { name: 'open-link-applied-ip', max: 30, seconds: 3600 };
/** However often somebody applies in another's name, nobody's inbox is flooded. */
const APPLIED_PER_ADDRESS: Limit = { name: 'open-link-applied-address', max: 5, seconds: 86_400 };
const CONFIRMED_PER_IP: Limit = { name: 'open-link-confirmed-ip', max: 60, seconds: 900 };

interface ApplicationMail {
  readonly applicantId: string;
}

/**
 * Takes an application: at once of a candidate who is signed in with the address, else once a mail to it was answered.
 * @throws HttpProblem 410 where nobody can apply now, 422, 429
 */
export async function applyBy(
  deps: ApplyingDeps,
  { token, full_name, email, phone }: OpenLinkApplication,
  actor: Actor | null,
  caller: Caller,
): Promise<OpenLinkReceipt> {
  const read = readEntry({ full_name, email, phone, source: SOURCE });
  if (!('entry' in read)) throw invalidFields(...read.errors);
  const at = deps.now();
  const found = await lookUp(deps, token, caller);
  requireOpen(found, at);
  await countAttempt(deps.db, APPLIED_PER_IP, [caller.ip], at);
  await countAttempt(deps.db, APPLIED_PER_ADDRESS, [found.link.id, read.entry.email], at);
  const account = actor && (await findApplicantAccount(deps.db, actor.userId));
  const applicant = {
    id: newId(),
    linkId: found.link.id,
    companyId: found.link.companyId,
    email: read.entry.email,
    fullName: read.entry.fullName,
    phone: read.entry.phone,
    agreedAt: at,
    expiresAt: new Date(at.getTime() + VALID_MS),
    applicationId: null,
  };
  return deps.db.transaction(async (tx) => {
    await insertApplicant(tx, applicant);
    if (account?.email === applicant.email) return receive(tx, applicant, at);
    await deps.jobs.send<ApplicationMail>(tx, APPLICATION_MAIL_QUEUE, { applicantId: applicant.id });
    return { state: 'unconfirmed', company: found.company, title: found.workspace.title };
  });
}

/**
 * Submits an application whose address is proven by the link of its mail.
 * @throws HttpProblem 410, 429
 */
export async function confirmBy(deps: ApplyingDeps, token: string, { ip }: Caller): Promise<OpenLinkReceipt> {
  const at = deps.now();
  await countAttempt(deps.db, CONFIRMED_PER_IP, [ip], at);
  const id = linkedId(deps.secret, 'application-confirmation', token);
  return deps.db.transaction(async (tx) => {
    const applicant = id === null ? undefined : await findApplicant(tx, id, at);
    if (!applicant) throw new HttpProblem(410, 'This link no longer works. Apply again to get a new one.');
    return receive(tx, applicant, at);
  });
}

async function receive(tx: Transaction, { id, linkId }: ApplicantRow, at: Date): Promise<OpenLinkReceipt> {
  const found = await holdLink(tx, linkId);
  const applicant = await findApplicant(tx, id, at);
  if (!found || !applicant) throw new HttpProblem(410, 'This link no longer works.');
  const { link, workspace, company } = found;
  const receipt = { company, title: workspace.title };
  if (applicant.applicationId) return { state: 'received', ...receipt };
  const { companyId, workspaceId, createdBy: ownerId } = link;
  const { stage, status } = await heldEntrance(tx, workspaceId);
  requireOpen({ ...found, workspace: { ...workspace, status } }, at);
  const { email, fullName, phone } = applicant;
  const entry = { email, fullName, phone, source: SOURCE, tags: [], importedFields: [] };
  const { applicationId, isNew } = await receiveApplicant(
    tx,
    { companyId, workspaceId, stage, ownerId },
    entry,
    at,
  );
  await bindApplicant(tx, id, applicationId);
  if (isNew) await countApplied(tx, link.id);
  return { state: isNew ? 'received' : 'known', ...receipt };
}

interface ApplyingJobsDeps extends ApplyingDeps {
  readonly post: PostOffice;
}

/** Lets this process take part in mailing who applied, and forget who never answered. */
export async function registerOpenLinkJobs(deps: ApplyingJobsDeps): Promise<void> {
  const { db, now, jobs, post, secret, publicUrl } = deps;
  await jobs.work<ApplicationMail>(APPLICATION_MAIL_QUEUE, async ({ applicantId }) => {
    const applicant = await findApplicant(db, applicantId, now());
    if (!applicant || applicant.applicationId) return;
    const found = await db.transaction((tx) => holdLink(tx, applicant.linkId));
    if (!found) return;
    // The secret stands in the fragment only: no server and no log ever sees it.
    const url = `${publicUrl}/apply#confirm=${linkToken(secret, 'application-confirmation', applicantId)}`;
    const { fullName, email } = applicant;
    const { company, workspace } = found;
    const privacyUrl = `${publicUrl}/legal/privacy`;
    const mail = confirmApplicationMail({ fullName, company, title: workspace.title, privacyUrl, url });
    await post.deliver('application', { id: applicantId, to: email, ...mail });
  });
  jobs.every('forget-unconfirmed-applicants', HOUR_SECONDS, () => dropUnconfirmed(db, now()));
}
