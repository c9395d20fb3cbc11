import type { ReviewAssignment } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  closeAssignment,
  deleteOpen,
  dropEarlier,
  findAssignments,
  findDaysToRate,
  findSubstitute,
  holdReviewers,
  insertAssignments,
  lockInterviewOf,
  takeOpenOf,
} from './assignment-repository.ts';
import { dueAfter, nextReviewers } from './assignment-rules.ts';

/** Asks the reviewers of an interview to rate an attempt that was submitted; where it has none, nobody is asked. */
export async function assignReviewers(tx: Transaction, sessionId: string, at: Date): Promise<void> {
  const found = await lockInterviewOf(tx, sessionId);
  if (!found) return;
  const { interviewId, companyId, reviewers, needed } = found;
  await dropEarlier(tx, found);
  const members = await holdReviewers(tx, found, reviewers.member_ids);
  const of = { sessionId, interviewId, companyId, at };
  await ask(tx, of, nextReviewers(reviewers.method, members, needed));
}

interface Attempt {
  readonly sessionId: string;
  readonly interviewId: string;
  readonly companyId: string;
  readonly at: Date;
}

async function ask(tx: Transaction, { at, ...of }: Attempt, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const days = await findDaysToRate(tx, of.companyId);
  const asked = { status: 'open' as const, assignedAt: at, dueAt: dueAfter(at, days) };
  await insertAssignments(
    tx,
    userIds.map((userId) => ({ ...of, ...asked, userId })),
  );
}

interface Left {
  readonly userId: string;
  readonly companyId: string;
  /** Absent where they left the company. */
  readonly workspaceId?: string;
}

/** Passes what somebody was to rate on to colleagues, once they are no member any more; what is due stays so. */
export async function passAssignmentsOn(tx: Transaction, { userId, ...of }: Left): Promise<void> {
  for (const assignment of await takeOpenOf(tx, userId, of)) {
    const heir = await findSubstitute(tx, assignment);
    const untold = { toldAt: null, remindedAt: null };
    if (heir) await insertAssignments(tx, [{ ...assignment, ...untold, userId: heir }]);
  }
}

/** Who is asked to rate an attempt. */
export async function assignmentsOf(
  db: Database | Transaction,
  sessionId: string,
): Promise<ReviewAssignment[]> {
  const found = await findAssignments(db, sessionId);
  return found.map(({ dueAt, ...one }) => ({ ...one, due_at: dueAt.toISOString() }));
}

/**
 * Has just these of a workspace's members rate an attempt; who has rated stays. Tells who was asked anew; undefined
 * where one of them is no member.
 */
export async function setAssignments(
  tx: Transaction,
  { workspaceId, ...attempt }: Attempt & { readonly workspaceId: string },
  ids: readonly string[],
): Promise<string[] | undefined> {
  const members = await holdReviewers(tx, { ...attempt, workspaceId }, ids);
  if (members.length < new Set(ids).size) return undefined;
  const known = await findAssignments(tx, attempt.sessionId);
  const isAsked = (id: string) =>
    known.some(({ member, status }) => member._id === id && status !== 'declined');
  const added = [...new Set(ids)].filter((id) => !isAsked(id));
  await deleteOpen(
    tx,
    attempt.sessionId,
    known.map(({ member }) => member._id).filter((id) => !ids.includes(id)),
  );
  await ask(tx, attempt, added);
  return added;
}

/** Notes that somebody has rated what they were asked to, if they were. */
export async function noteRated(tx: Transaction, sessionId: string, userId: string): Promise<void> {
  await closeAssignment(tx, { sessionId, userId }, 'submitted');
}

/** Lets somebody off; false where they are not asked. */
export function declineAssignment(tx: Transaction, sessionId: string, userId: string): Promise<boolean> {
  return closeAssignment(tx, { sessionId, userId }, 'declined');
}
