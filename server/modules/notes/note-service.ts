import type { Note } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalidFields, missing } from '../../platform/problem.ts';
import { openApplication, requireKept } from '../applications/application-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { findNote, findNotes, insertNote } from './note-repository.ts';

type NoteDeps = Pick<Deps, 'db' | 'now'>;
type Here = Parameters<typeof openApplication>[2];

const NEWEST = 200;

/** @throws HttpProblem 403, 404 */
export async function notesOf({ db }: NoteDeps, userId: string, here: Here): Promise<Note[]> {
  const { application } = await openApplication(db, userId, here, 'seeCandidates');
  return (await findNotes(db, application.id, NEWEST)).map(present);
}

/**
 * Keeps a note; the same id twice is one note.
 * @throws HttpProblem 403, 404, 409 where the application was removed, 422
 */
export async function addNote(
  { db, now }: NoteDeps,
  userId: string,
  here: Here,
  id: string,
  written: string,
): Promise<Note> {
  const { application, workspace } = await openApplication(db, userId, here, 'seeCandidates');
  requireKept(application);
  const text = written.trim();
  if (text === '') throw invalidFields(missing('text'));
  const { companyId, id: workspaceId } = workspace;
  const applicationId = application.id;
  const at = now();
  await db.transaction(async (tx) => {
    if (!(await insertNote(tx, { id, companyId, applicationId, authorId: userId, text, at }))) return;
    const by = { companyId, workspaceId, actorId: userId, at };
    await recordActivities(tx, by, [{ kind: 'note_added', applicationId }]);
  });
  return present(await findNote(db, id));
}

const present = ({ note, author }: Awaited<ReturnType<typeof findNote>>): Note => ({
  _id: note.id,
  text: note.text,
  author,
  at: note.at.toISOString(),
});
