import { isDeepStrictEqual } from 'node:util';
import type { ResumeChange, ResumeDraft, ResumeSave } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import {
  type BuiltResumeRow,
  changeBuiltResume,
  clearDefault,
  countBuiltResumes,
  dropTrashedBefore,
  findBuiltResume,
  holdCount,
  insertBuiltResume,
  lockBuiltResume,
  removeBuiltResume,
} from './built-resume-repository.ts';
import { pictureAlone } from './photo-bytes.ts';
import { keepPast } from './revision-service.ts';

export type ResumeBuilderDeps = Pick<Deps, 'db' | 'now'>;

const MOST_RESUMES = 100;
const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const noResume = () => new HttpProblem(404, 'There is no such resume.');

/** @throws HttpProblem 404 */
export async function requireBuiltResume(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<BuiltResumeRow> {
  const found = await findBuiltResume(db, userId, id);
  if (!found) throw noResume();
  return found;
}

/**
 * Makes a resume; the same id twice is one.
 * @throws HttpProblem 409 for somebody who has too many, 422
 */
export async function createBuiltResume(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  id: string,
  typed: ResumeDraft,
): Promise<void> {
  const draft = keepable(typed);
  const at = now();
  await db.transaction(async (tx) => {
    await holdCount(tx, userId);
    if ((await countBuiltResumes(tx, userId)) >= MOST_RESUMES)
      throw new HttpProblem(409, `You have ${MOST_RESUMES} resumes. Delete one first.`);
    await insertBuiltResume(tx, { id, userId, draft, version: 1, createdAt: at, updatedAt: at });
  });
}

/**
 * Saves over the version that a draft was made from; what is the same already is no change.
 * @throws HttpProblem 404, 409 where it was saved meanwhile or cannot be changed, 422
 */
export async function saveBuiltResume(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  id: string,
  { base_version, draft: typed }: ResumeSave,
): Promise<void> {
  const draft = keepable(typed);
  await db.transaction(async (tx) => {
    const resume = await lockForChange(tx, userId, id);
    if (isDeepStrictEqual(resume.draft, draft)) return;
    if (resume.version !== base_version)
      throw new HttpProblem(409, 'This resume was saved elsewhere meanwhile.', { code: 'draft_conflict' });
    await replaceDraft(tx, resume, draft, now());
  });
}

/** Makes a draft the next version, and keeps the one before if it lasted. */
export async function replaceDraft(
  tx: Transaction,
  resume: BuiltResumeRow,
  draft: ResumeDraft,
  at: Date,
): Promise<void> {
  await keepPast(tx, resume, at);
  await changeBuiltResume(tx, resume.id, { draft, version: resume.version + 1, updatedAt: at });
}

/** @throws HttpProblem 404, 409 for one that is locked or in the trash */
export async function lockForChange(tx: Transaction, userId: string, id: string): Promise<BuiltResumeRow> {
  const resume = await lockBuiltResume(tx, userId, id);
  if (!resume) throw noResume();
  if (resume.trashedAt)
    throw new HttpProblem(409, 'This resume is in the trash. Restore it first.', { code: 'locked' });
  if (resume.isLocked)
    throw new HttpProblem(409, 'This resume is locked. Unlock it first.', { code: 'locked' });
  return resume;
}

/** @throws HttpProblem 404, 409 */
export async function changeResumeState(
  { db }: ResumeBuilderDeps,
  userId: string,
  id: string,
  { is_locked, is_default }: ResumeChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const resume = await lockBuiltResume(tx, userId, id);
    if (!resume) throw noResume();
    if (resume.trashedAt) throw new HttpProblem(409, 'This resume is in the trash. Restore it first.');
    if (is_default) await clearDefault(tx, userId);
    if (is_locked === undefined && is_default === undefined) return;
    await changeBuiltResume(tx, id, { isLocked: is_locked, isDefault: is_default });
  });
}

/** @throws HttpProblem 404, 409 */
export async function duplicateBuiltResume(
  deps: ResumeBuilderDeps,
  userId: string,
  id: string,
  newId: string,
): Promise<void> {
  const { draft } = await requireBuiltResume(deps.db, userId, id);
  const title = `${draft.title} (copy)`.slice(-200);
  await createBuiltResume(deps, userId, newId, { ...draft, title });
}

/** @throws HttpProblem 404, 409 for one that is locked */
export async function trashBuiltResume(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForChange(tx, userId, id);
    await changeBuiltResume(tx, id, { trashedAt: now(), isDefault: false });
  });
}

/** @throws HttpProblem 404 */
export async function restoreBuiltResume(
  { db }: ResumeBuilderDeps,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockBuiltResume(tx, userId, id))) throw noResume();
    await changeBuiltResume(tx, id, { trashedAt: null });
  });
}

/** @throws HttpProblem 404 */
export async function deleteBuiltResume(
  { db }: ResumeBuilderDeps,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await removeBuiltResume(db, userId, id))) throw noResume();
}

/** Deletes for good what has been in the trash for 30 days. */
export function emptyTrash({ db, now }: ResumeBuilderDeps): Promise<void> {
  return dropTrashedBefore(db, new Date(now().getTime() - TRASH_DAYS * DAY_MS));
}

/** A draft as it is kept: with the picture of its photo alone. */
function keepable(draft: ResumeDraft): ResumeDraft {
  if (draft.title.trim() === '') throw invalidFields(missing('title'));
  const { content } = draft;
  const [head = '', photo] = content.basics.image.split(',');
  if (!photo) return draft;
  const picture = pictureAlone(Buffer.from(photo, 'base64'));
  if (!picture) throw new HttpProblem(422, 'The photo is no JPEG or PNG picture. Choose another one.');
  const image = `${head},${picture.toString('base64')}`;
  return { ...draft, content: { ...content, basics: { ...content.basics, image } } };
}
