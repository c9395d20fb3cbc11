import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { BuiltResumeRow } from './built-resume-repository.ts';
import { dropOldRevisions, findRevision, keepRevision } from './revision-repository.ts';

/** A state that stood this long before the next one is worth going back to. */
const LASTING_MS = 30_000;
const MOST_UNNAMED = 200;

/** Keeps what a resume was until now, if it lasted. */
export async function keepPast(tx: Transaction, resume: BuiltResumeRow, at: Date): Promise<void> {
  if (at.getTime() - resume.updatedAt.getTime() < LASTING_MS) return;
  await keepRevision(tx, revisionOf(resume));
  await dropOldRevisions(tx, resume.id, MOST_UNNAMED);
}

/** What a resume is now, as it is kept. */
export const revisionOf = ({ id, version, draft, updatedAt }: BuiltResumeRow) => ({
  resumeId: id,
  version,
  draft,
  savedAt: updatedAt,
});

/** @throws HttpProblem 404 */
export async function requireRevision(db: Parameters<typeof findRevision>[0], id: string, version: number) {
  const found = await findRevision(db, id, version);
  if (!found) throw new HttpProblem(404, 'There is no such version.');
  return found;
}
