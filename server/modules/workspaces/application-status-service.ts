import type { ApplicationStatus } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { lockApplications, setStatus } from './application-status-repository.ts';

/** The same for a candidate who is missing and for one of another workspace. */
export const noCandidate = () => new HttpProblem(404, 'There is no such candidate here.');

/** Holds applications of a workspace until the transaction ends, and gives them. */
export const holdApplications = lockApplications;

/** Holds an application until the transaction ends: before anything that belongs to it is held. */
export async function holdApplication(
  tx: Transaction,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
): Promise<void> {
  await lockApplications(tx, workspaceId, [id]);
}

/**
 * Gives an application another status where it has one of these; tells the one that it had. It is held until the
 * transaction ends.
 */
export async function changeStatus(
  tx: Transaction,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  from: readonly ApplicationStatus[],
  to: ApplicationStatus,
  at: Date,
): Promise<ApplicationStatus> {
  const [locked] = await lockApplications(tx, workspaceId, [id]);
  if (!locked) throw noCandidate();
  if (from.includes(locked.status)) await setStatus(tx, locked, to, at);
  return locked.status;
}
