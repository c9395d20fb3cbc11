import type { AddedCandidates, CandidateEntry, CheckedEntry, Stage } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { openWorkspace, refuseInSample } from '../workspaces/access-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { noCandidate } from '../workspaces/application-status-service.ts';
import { takesCandidates } from '../workspaces/roles.ts';
import { heldEntrance } from '../workspaces/stage-service.ts';
import { findPlainApplication } from './application-repository.ts';
import { ensureCandidates, findKnown, insertApplications } from './candidate-repository.ts';
import { mostLikely } from './duplicate-rules.ts';
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
    const { email, fullName, phone } = one.entry;
    const isEarlier = (other: (typeof read)[number]) => 'entry' in other && other.entry.email === email;
    if (read.findIndex(isEarlier) < at) return { state: 'repeated', errors: [] };
    const same = known.find((other) => other.email === email);
    if (same) return { state: same.isHere ? 'here' : 'known', errors: [] };
    const duplicate = mostLikely({ email, full_name: fullName, phone }, known);
    return { state: 'new', errors: [], ...(duplicate && { duplicate }) };
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
  const { workspace } = await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  refuseInSample(workspace);
  const at = now();
  const of = { companyId: workspace.companyId, workspaceId };
  const added = await db.transaction(async (tx) => {
    const { stage, status } = await heldEntrance(tx, workspaceId);
    if (!takesCandidates(status))
      throw new HttpProblem(409, `Nobody can be added while this workspace is ${status}.`);
    if (clean.size === 0) return 0;
    const { added: ids } = await putIntoStage(tx, { ...of, stage, ownerId: userId }, [...clean.values()], at);
    await recordActivities(
      tx,
      { ...of, actorId: userId, at },
      ids.map((applicationId) => ({ kind: 'candidate_added', applicationId, change: { after: stage.name } })),
    );
    return ids.length;
  });
  return { added, here: valid - added, invalid: entries.length - valid };
}

interface Entrance {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly stage: Stage;
  readonly ownerId: string | null;
}

async function putIntoStage(
  tx: Transaction,
  { companyId, workspaceId, stage, ownerId }: Entrance,
  entries: readonly CleanEntry[],
  at: Date,
) {
  const ids = await ensureCandidates(tx, { companyId, workspaceId }, entries, at);
  const rows = [...new Set(ids.values())].map((candidateId) => ({
    companyId,
    workspaceId,
    candidateId,
    stageId: stage._id,
    stageSince: at,
    status: 'active' as const,
    ownerId,
    createdAt: at,
  }));
  const added = (await insertApplications(tx, rows)).map(({ id }) => id);
  return { added, candidateIds: [...ids.values()] };
}

/**
 * Takes somebody who applied, where the workspace is held; who is there already stays. Tells the application and
 * whether it is new.
 */
export async function receiveApplicant(
  tx: Transaction,
  entrance: Entrance,
  entry: CleanEntry,
  at: Date,
): Promise<{ readonly applicationId: string; readonly isNew: boolean }> {
  const { companyId, workspaceId, stage } = entrance;
  const { added, candidateIds } = await putIntoStage(tx, entrance, [entry], at);
  const [applicationId] = added;
  if (applicationId) {
    const change = { after: stage.name };
    await recordActivities(tx, { companyId, workspaceId, actorId: null, at }, [
      { kind: 'application_received', applicationId, change },
    ]);
    return { applicationId, isNew: true };
  }
  const [candidateId = ''] = candidateIds;
  const known = await findPlainApplication(tx, { workspaceId, candidateId });
  if (!known) throw noCandidate();
  return { applicationId: known.application.id, isNew: false };
}
