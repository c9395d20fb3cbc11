import type { ResumeRevisionSummary } from '../../../openapi/gen/types.gen.ts';
import { invalidFields, missing } from '../../platform/problem.ts';
import { lockBuiltResume } from './built-resume-repository.ts';
import {
  lockForChange,
  noResume,
  type ResumeBuilderDeps,
  replaceDraft,
  requireBuiltResume,
} from './built-resume-service.ts';
import { findRevisions, keepRevision } from './revision-repository.ts';
import { requireRevision, revisionOf } from './revision-service.ts';

/** @throws HttpProblem 404 */
export async function revisionsOf({ db }: ResumeBuilderDeps, userId: string, id: string) {
  await requireBuiltResume(db, userId, id);
  return findRevisions(db, id);
}

/** @throws HttpProblem 404 */
export async function readRevision({ db }: ResumeBuilderDeps, userId: string, id: string, version: number) {
  await requireBuiltResume(db, userId, id);
  return requireRevision(db, id, version);
}

/**
 * Keeps what a resume is now under a name.
 * @throws HttpProblem 404, 422
 */
export async function nameState(
  { db }: ResumeBuilderDeps,
  userId: string,
  id: string,
  given: string,
): Promise<ResumeRevisionSummary> {
  const name = given.trim();
  if (name === '') throw invalidFields(missing('name'));
  return db.transaction(async (tx) => {
    const resume = await lockBuiltResume(tx, userId, id);
    if (!resume) throw noResume();
    await keepRevision(tx, { ...revisionOf(resume), name });
    return { version: resume.version, name, saved_at: resume.updatedAt.toISOString() };
  });
}

/**
 * Makes an earlier state the next version, and keeps the one of now.
 * @throws HttpProblem 404, 409
 */
export async function restoreState(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const resume = await lockForChange(tx, userId, id);
    const { draft } = await requireRevision(tx, id, version);
    await keepRevision(tx, revisionOf(resume));
    await replaceDraft(tx, resume, draft, now());
  });
}
