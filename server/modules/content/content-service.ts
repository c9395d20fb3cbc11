import type { ContentDraftChange, ContentPublication } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { StoredTexts } from '../../platform/database/schema/content.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import {
  type ContentKey,
  type DraftRow,
  findDraft,
  insertVersion,
  lockPiece,
  storeDraft,
  type VersionRow,
} from './content-repository.ts';
import { type CurrentContent, liesOverFile } from './current-content-service.ts';
import type { ContentPiece, PreviewContext } from './kinds/content-kind.ts';
import { hashOf, requirePiece } from './kinds/kinds.ts';

export interface ContentDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly content: CurrentContent;
}

/** What holds of a piece with this newest version. */
export const holding = (piece: ContentPiece, newest: VersionRow | undefined): StoredTexts =>
  newest && liesOverFile(newest) ? { ...piece.file, ...newest.values } : piece.file;

/**
 * Stores what somebody is writing.
 * @throws HttpProblem 404, 409 where somebody else did something to the draft meanwhile, 422
 */
export async function saveDraft(
  { db, now }: ContentDeps,
  key: ContentKey,
  { values, revision }: ContentDraftChange,
  userId: string,
): Promise<void> {
  const piece = requirePiece(key.kind, key.id);
  const said = requireFields(piece, values);
  await db.transaction(async (tx) => {
    const { draft } = await lockPiece(tx, key);
    requireRevision(draft, revision);
    await storeDraft(tx, draftRow(key, { revision: revision + 1, values: said, at: now(), userId }));
  });
}

/** @throws HttpProblem 404, 409 */
export async function dropDraft(
  { db, now }: ContentDeps,
  key: ContentKey,
  revision: number,
  userId: string,
): Promise<void> {
  requirePiece(key.kind, key.id);
  await db.transaction(async (tx) => {
    const { draft } = await lockPiece(tx, key);
    requireRevision(draft, revision);
    await storeDraft(tx, draftRow(key, { revision: revision + 1, values: null, at: now(), userId }));
  });
}

/**
 * Makes the draft what holds, notes it in the audit log, and has it used at once.
 * @throws HttpProblem 404, 409, 422 where something is wrong with it or one of its checks fails
 */
export async function publishDraft(
  { db, now, content }: ContentDeps,
  key: ContentKey,
  { revision, reason }: ContentPublication,
  { origin, context }: { readonly origin: AuditOrigin; readonly context: PreviewContext },
): Promise<void> {
  const piece = requirePiece(key.kind, key.id);
  const saved = (await findDraft(db, key))?.draft;
  requireRevision(saved, revision);
  if (!saved?.values) throw new HttpProblem(409, 'There is no draft. Save one first.');
  // A draft of an earlier version lacks the fields that are new.
  const values = requireFields(piece, { ...piece.file, ...saved.values });
  // Before anything is locked: programs may be run. A draft of one revision never changes.
  await requirePublishable(piece, values, context);
  await db.transaction(async (tx) => {
    const { draft, newest } = await lockPiece(tx, key);
    requireRevision(draft, revision);
    const before = holding(piece, newest);
    if (hashOf(values) === hashOf(before))
      throw new HttpProblem(409, 'The draft says what is published already.');
    const done = { at: now(), origin, reason, action: 'content.published' };
    await addVersion(tx, { key, piece, newest, values }, done);
    const at = { revision: revision + 1, at: now(), userId: origin.actorId };
    await storeDraft(tx, draftRow(key, { ...at, values: null }));
  });
  await content.reload();
}

/**
 * Lets what was published go on over a file that an upgrade changed.
 * @throws HttpProblem 404, 409 where no file was changed
 */
export async function keepPublished(
  { db, now, content }: ContentDeps,
  key: ContentKey,
  reason: string,
  origin: AuditOrigin,
): Promise<void> {
  const piece = requirePiece(key.kind, key.id);
  await db.transaction(async (tx) => {
    const { newest } = await lockPiece(tx, key);
    if (!newest || !liesOverFile(newest) || newest.fileHash === hashOf(piece.file))
      throw new HttpProblem(409, 'No upgrade changed this file.');
    const done = { at: now(), origin, reason, action: 'content.kept' };
    await addVersion(tx, { key, piece, newest, values: holding(piece, newest) }, done);
  });
  await content.reload();
}

interface Added {
  readonly key: ContentKey;
  readonly piece: ContentPiece;
  readonly newest: VersionRow | undefined;
  readonly values: StoredTexts;
}

interface Done {
  readonly at: Date;
  readonly origin: AuditOrigin;
  readonly reason: string;
  readonly action: string;
}

async function addVersion(tx: Transaction, added: Added, { at, origin, reason: said, action }: Done) {
  const { key, piece, newest, values } = added;
  const reason = said.trim();
  if (reason === '') throw invalidFields(missing('reason'));
  const before = holding(piece, newest);
  const [hash, basedOn, fileHash] = [values, before, piece.file].map(hashOf) as [string, string, string];
  await insertVersion(tx, {
    kind: key.kind,
    itemId: key.id,
    number: (newest?.number ?? 0) + 1,
    values,
    hash,
    basedOn,
    fileHash,
    reason,
    publishedAt: at,
    publishedBy: origin.actorId,
  });
  const changed = Object.keys(values).filter((name) => values[name] !== before[name]);
  const pick = (texts: StoredTexts) => Object.fromEntries(changed.map((name) => [name, texts[name]]));
  await appendAudit(tx, {
    at,
    origin,
    action,
    entity: { type: 'content', id: `${key.kind}/${key.id}`, name: piece.name },
    reason,
    before: { version: basedOn, ...pick(before) },
    after: { version: hash, ...pick(values) },
  });
}

function draftRow(
  { kind, id }: ContentKey,
  said: { revision: number; values: StoredTexts | null; at: Date; userId: string | null },
): DraftRow {
  const { revision, values, at, userId } = said;
  return { kind, itemId: id, revision, values, savedAt: at, savedBy: userId };
}

function requireRevision(draft: DraftRow | undefined, revision: number): void {
  if ((draft?.revision ?? 0) !== revision)
    throw new HttpProblem(409, 'Somebody else changed this meanwhile. Nothing of yours is lost.', {
      code: 'draft_changed',
    });
}

/** The texts of every field and of no other, with plain line ends. @throws HttpProblem 422 */
export function requireFields({ fields }: ContentPiece, said: StoredTexts): StoredTexts {
  const names = new Set(fields.map(({ name }) => name));
  const strange = Object.keys(said).filter((name) => !names.has(name));
  const absent = [...names].filter((name) => said[name] === undefined);
  const problems = [
    ...strange.map((field) => ({ field, message: 'There is no such field.' })),
    ...absent.map(missing),
  ];
  if (problems.length > 0) throw invalidFields(...problems);
  return Object.fromEntries([...names].map((name) => [name, tidied(said[name] ?? '')]));
}

/** Without what nobody sees, so that a version differs by what it says. */
const tidied = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

async function requirePublishable(
  piece: ContentPiece,
  values: StoredTexts,
  context: PreviewContext,
): Promise<void> {
  // What is shipped was checked where it was written: one can always go back to it.
  if (hashOf(values) === hashOf(piece.file)) return;
  const problems = piece.problems(values);
  if (problems.length > 0) throw invalidFields(...problems);
  const checks = [...piece.preview(values, context).checks, ...((await piece.run?.(values)) ?? [])];
  const failed = checks.filter(({ has_passed }) => !has_passed);
  if (failed.length === 0) return;
  throw invalidFields(
    ...failed.map(({ name, outcome }) => ({ field: 'checks', message: `${name}: ${outcome}` })),
  );
}
