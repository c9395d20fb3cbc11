import type { ResumeText } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { sweepFolder } from '../../platform/files/sweep-folder.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { InvitationInFull } from '../interviews/invited/invitation.ts';
import { changeInvitation, readInvitation } from '../interviews/invited/invitation-service.ts';
import { isSubmitted } from '../interviews/invited/invitation-state.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { noCandidate } from '../workspaces/application-status-service.ts';
import { isNameless } from '../workspaces/nameless-sql.ts';
import { contentTypes, resumeKind, resumeName } from './resume-file.ts';
import {
  deleteResumes,
  dropUnstored,
  existingResumes,
  findApplicationId,
  findResume,
  insertResume,
  type ResumeRow,
  replaceResume,
  writeText,
} from './resume-repository.ts';

export interface ResumeDeps extends Deps {
  readonly files: FileStore;
}

const HOUR_MS = 60 * 60 * 1000;
const PARENT = 'resumes';
const folderOf = (id: string) => `${PARENT}/${id}`;
const fileOf = (id: string) => `${folderOf(id)}/file`;

/** What a candidate attached, and whether it can be changed; 404 for somebody not invited. */
export async function ownResume({ db }: Pick<Deps, 'db'>, actor: Actor, interviewId: string) {
  const found = await readInvitation({ db }, actor, interviewId);
  const resume = found.application && (await findResume(db, found.application.id));
  return { resume: resume ?? null, canChange: applicationOf(found) !== null };
}

/**
 * Attaches a file in place of an earlier one.
 * @throws HttpProblem 404, 409 once an attempt is submitted, 422 for another kind of file
 */
export async function attachResume(
  deps: ResumeDeps,
  actor: Actor,
  interviewId: string,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  const found = await readInvitation(deps, actor, interviewId);
  const { id: applicationId, companyId } = requireChange(found);
  const kind = resumeKind(bytes);
  if (!kind)
    throw invalidFields({ field: 'file', message: 'Attach a PDF, a Word document (DOCX) or plain text.' });
  const id = newId();
  await insertResume(deps.db, {
    id,
    companyId,
    applicationId,
    uploadedBy: actor.userId,
    name: resumeName(name, kind),
    contentType: contentTypes[kind],
    bytes: bytes.length,
    begunAt: deps.now(),
  });
  // The row comes first: a file without one is swept away.
  await deps.files.write(fileOf(id), bytes);
  const gone = await changeInvitation(deps, actor, interviewId, (tx, now, at) => {
    requireChange(now);
    return replaceResume(tx, { id, applicationId }, at);
  });
  await removeFiles(deps, gone);
}

/**
 * Keeps the words of the file that is attached, as the browser of its owner read them.
 * @throws HttpProblem 404, 409 once an attempt is submitted, or where another file is attached
 */
export async function setResumeText(
  deps: ResumeDeps,
  actor: Actor,
  interviewId: string,
  { stored_at, text }: ResumeText,
): Promise<void> {
  await changeInvitation(deps, actor, interviewId, async (tx, found) => {
    const { id: applicationId } = requireChange(found);
    if (await writeText(tx, { applicationId, storedAt: new Date(stored_at) }, text)) return;
    throw new HttpProblem(409, 'Another resume is attached.');
  });
}

/** @throws HttpProblem 404, 409 once an attempt is submitted */
export async function removeResume(deps: ResumeDeps, actor: Actor, interviewId: string): Promise<void> {
  const gone = await changeInvitation(deps, actor, interviewId, (tx, found) =>
    deleteResumes(tx, requireChange(found).id),
  );
  await removeFiles(deps, gone);
}

/**
 * What a candidate of a workspace attached; nothing for who reads without names.
 * @throws HttpProblem 403, 404
 */
export async function resumeOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  here: { readonly workspaceId: string; readonly candidateId: string },
): Promise<ResumeRow | null> {
  await openWorkspace(db, userId, here.workspaceId, 'seeCandidates');
  const applicationId = await findApplicationId(db, here);
  if (!applicationId) throw noCandidate();
  if (await isNameless(db, userId, applicationId)) return null;
  return (await findResume(db, applicationId)) ?? null;
}

/** What is attached to an application, for who may read it there by another way. */
export async function resumeOfApplication(
  { db }: Pick<Deps, 'db'>,
  applicationId: string | null,
): Promise<ResumeRow | null> {
  return (applicationId && (await findResume(db, applicationId))) || null;
}

/** The bytes of a resume; null once they are gone. */
export function resumeBytes({ files }: ResumeDeps, { id }: ResumeRow): Promise<Buffer | null> {
  return files.read(fileOf(id));
}

/** Removes files whose row is gone: with the account, with the application, past retention. */
export async function sweepResumes({ db, files, now }: ResumeDeps): Promise<void> {
  await dropUnstored(db, new Date(now().getTime() - HOUR_MS));
  await sweepFolder(files, { parent: PARENT, existing: (ids) => existingResumes(db, ids), folderOf });
}

function applicationOf({ application, attempts, invitation: { companyId } }: InvitationInFull) {
  if (!application || !companyId || application.isWithdrawn || application.isTold) return null;
  return attempts.some(isSubmitted) ? null : { id: application.id, companyId };
}

function requireChange(found: InvitationInFull) {
  const application = applicationOf(found);
  if (!application) throw new HttpProblem(409, 'The resume can’t be changed anymore.');
  return application;
}

async function removeFiles({ files }: ResumeDeps, ids: readonly string[]): Promise<void> {
  for (const id of ids) await files.remove(folderOf(id));
}
