import type { SavedView, SavedViewRequest } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { findMember, requireMember } from '../membership/membership-service.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import {
  countViews,
  dropDefault,
  dropView,
  findViews,
  type OfList,
  putView,
} from './saved-view-repository.ts';

const MOST_VIEWS = 50;

/** @throws HttpProblem 403, 404 for the pipeline of a workspace that one does not see, 422 */
export async function viewsOf(db: Database, userId: string, of: OfList): Promise<SavedView[]> {
  const member = await findMember(db, userId);
  if (!member) return [];
  await requireSeen(db, userId, of);
  return findViews(db, { companyId: member.companyId, userId, ...of });
}

/** @throws HttpProblem 403, 404, 409 without a company or with too many views, 422 */
export function saveView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { list, workspace_id: workspaceId, name: typed, search, ...how }: SavedViewRequest,
): Promise<SavedView> {
  const name = typed.trim();
  if (name === '') throw invalidFields({ field: 'name', message: 'Enter a name.' });
  const of = { list, workspaceId };
  const { is_shared: isShared, is_default: isDefault = false } = how;
  return db.transaction(async (tx) => {
    const { companyId } = await requireMember(tx, userId);
    await requireSeen(tx, userId, of);
    if (isDefault) await dropDefault(tx, { userId, ...of });
    const row = { id: newId(), companyId, userId, ...of, name, search, isShared, isDefault, savedAt: now() };
    const _id = await putView(tx, row);
    if ((await countViews(tx, { userId, ...of })) > MOST_VIEWS)
      throw new HttpProblem(409, `A list has at most ${MOST_VIEWS} views. Delete one first.`);
    return { _id, name, search, is_shared: isShared, is_mine: true, is_default: isDefault };
  });
}

/** @throws HttpProblem 404, also for those of others */
export async function deleteView(db: Database, userId: string, id: string): Promise<void> {
  if (!(await dropView(db, userId, id))) throw new HttpProblem(404, 'There is no such view.');
}

async function requireSeen(db: Database | Transaction, userId: string, { list, workspaceId }: OfList) {
  if ((list === 'pipeline') !== (workspaceId !== null))
    throw invalidFields({ field: 'workspace_id', message: 'Name the workspace of a pipeline alone.' });
  if (workspaceId !== null) await openWorkspace(db, userId, workspaceId, 'seeCandidates');
}
