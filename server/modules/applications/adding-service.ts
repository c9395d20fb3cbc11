import type { AddedCandidates, CandidateEntry, CheckedEntry } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { openWorkspace, type WorkspaceAccess } from '../workspaces/access-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { takesCandidates } from '../workspaces/roles.ts';
import { heldStages } from '../workspaces/stage-service.ts';
import { ensureCandidates, findKnown, insertApplications } from './candidate-repository.ts';
import { type CleanEntry, readEntry } from './entries.ts';

type AddingDeps = Pick<Deps, 'db' | 'now'>;

/**
 * What would become of candidates that are added. Of whom somebody does not see in any workspace it does not tell
 * that the company knows them.
 * @throws HttpProblem 403, 404
 */
export async function checkCandidates(
  { db }: AddingDeps,
  userId: string,
  workspaceId: string,
  entries: readonly CandidateEntry[],
): Promise<CheckedEntry[]> {
  const { workspace } = await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  const read = entries.map(readEntry);
  const clean = read.flatMap((one) => ('entry' in one ? one.entry : []));
  if (clean.length === 0) return read.map(invalid);
  const { companyId } = workspace;
  const known = (await findKnown(db, { companyId, workspaceId, userId }, clean)).filter(
    ({ isSeen }) => isSeen,
  );
  return read.map((one, at): CheckedEntry => {
    if (!('entry' in one)) return invalid(one);
    const { email, fullName } = one.entry;
    const isEarlier = (other: (typeof read)[number]) => 'entry' in other && other.entry.email === email;
    if (read.findIndex(isEarlier) < at) return { state: 'repeated', errors: [] };
    const same = known.find((other) => other.email === email);
    if (same) return { state: same.isHere ? 'here' : 'known', errors: [] };
    const namesake = known.find((other) => other.full_name.toLowerCase() === fullName.toLowerCase());
    const { _id = '', full_name = '', email: address = '' } = namesake ?? {};
    return { state: 'new', errors: [], ...(namesake && { namesake: { _id, full_name, email: address } }) };
  });
}

const invalid = (read: ReturnType<typeof readEntry>): CheckedEntry => ({
  state: 'invalid',
  errors: 'errors' in read ? [...read.errors] : [],
});

/**
 * Adds candidates to the first stage; who is there already stays where they are. What is invalid is left out.
 * @throws HttpProblem 403, 404, 409 for a workspace that takes nobody
 */
export async function addCandidates(
  { db, now }: AddingDeps,
  userId: string,
  workspaceId: string,
  entries: readonly CandidateEntry[],
): Promise<AddedCandidates> {
  const read = entries.map(readEntry);
  // Of two with one address the first counts.
  const clean = new Map<string, CleanEntry>();
  for (const one of read)
    if ('entry' in one && !clean.has(one.entry.email)) clean.set(one.entry.email, one.entry);
  const valid = read.filter((one) => 'entry' in one).length;
  const access = await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  if (!takesCandidates(access.workspace.status))
    throw new HttpProblem(409, `Nobody can be added while this workspace is ${access.workspace.status}.`);
  const added = clean.size === 0 ? 0 : await store(db, access, [...clean.values()], now());
  return { added, here: valid - added, invalid: entries.length - valid };
}

function store(
  db: AddingDeps['db'],
  { userId, workspace }: WorkspaceAccess,
  entries: readonly CleanEntry[],
  at: Date,
): Promise<number> {
  const { id: workspaceId, companyId } = workspace;
  return db.transaction(async (tx) => {
    const [first] = await heldStages(tx, workspaceId);
    if (!first) throw new Error('A workspace without a stage');
    const ids = await ensureCandidates(tx, companyId, entries, at);
    const rows = [...ids.values()].map((candidateId) => ({
      companyId,
      workspaceId,
      candidateId,
      stageId: first._id,
      stageSince: at,
      status: 'active' as const,
      ownerId: userId,
      createdAt: at,
    }));
    const added = await insertApplications(tx, rows);
    await recordActivities(
      tx,
      { companyId, workspaceId, actorId: userId, at },
      added.map(({ id }) => ({ kind: 'candidate_added', applicationId: id, change: { after: first.name } })),
    );
    return added.length;
  });
}
