import type { DuplicateReason, Duplicates, Merge, SamePerson } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { noCandidate } from '../workspaces/application-status-service.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { isNameless } from '../workspaces/nameless-sql.ts';
import { type CandidateHere, openApplication } from './application-service.ts';
import { changeCandidate } from './candidate-repository.ts';
import {
  findAlike,
  findMerged,
  findSeenCandidate,
  holdCandidates,
  type SeenCandidate,
} from './duplicate-repository.ts';
import { likeness } from './duplicate-rules.ts';

type DuplicateDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Who may be the same person as a candidate, and who was merged.
 * @throws HttpProblem 403, 404
 */
export async function listDuplicates(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  here: CandidateHere,
): Promise<Duplicates> {
  const { application, candidate } = await openApplication(db, userId, here, 'seeCandidates');
  const { companyId, mergedInto } = candidate;
  const self = await findSeenCandidate(db, companyId, userId, candidate.id);
  if (!self) throw noCandidate();
  // Who is alike tells who it is.
  if (await isNameless(db, userId, application.id)) {
    const shown = asSeen({ ...self, applications: [], isNameless: true });
    return { self: present(shown), suggested: [], merged: [], merged_into: null };
  }
  const [alike, merged, into] = await Promise.all([
    mergedInto ? [] : findAlike(db, userId, self),
    findMerged(db, candidate.id),
    mergedInto ? findSeenCandidate(db, companyId, userId, mergedInto) : undefined,
  ]);
  const suggested = alike.flatMap((other) => {
    const reasons = reasonsOf(self, other);
    return reasons.length > 0 && !haveTwoAccounts(self, other) ? [{ ...present(other), reasons }] : [];
  });
  const { id: _id, fullName: full_name, email } = into?.candidate ?? {};
  return {
    self: present(self),
    suggested,
    merged,
    merged_into: _id && full_name && email ? { _id, full_name, email } : null,
  };
}

function present({ candidate, applications }: SeenCandidate): SamePerson {
  const { id: _id, fullName: full_name, email, phone, source, tags, createdAt } = candidate;
  const created_at = createdAt.toISOString();
  return { _id, full_name, email, phone, source, tags: [...tags], applications, created_at };
}

function reasonsOf(one: SeenCandidate, other: SeenCandidate): DuplicateReason[] {
  const shares = (a: SeenCandidate, b: SeenCandidate) =>
    a.accounts.ids.some((id) => b.accounts.ids.includes(id)) || a.accounts.emails.includes(b.candidate.email);
  const traits = ({ candidate: { fullName, email, phone } }: SeenCandidate) => ({
    full_name: fullName,
    email,
    phone,
  });
  const alike = likeness(traits(one), traits(other));
  // Of many people one name is common; alone it tells nothing.
  const told = alike && alike !== 'name' ? [alike] : [];
  return shares(one, other) || shares(other, one) ? ['account', ...told] : told;
}

const noSuch = () => new HttpProblem(409, 'There is no such candidate any more. Reload the page.');

const haveTwoAccounts = (one: SeenCandidate, other: SeenCandidate): boolean =>
  one.accounts.ids.length > 0 &&
  other.accounts.ids.length > 0 &&
  !one.accounts.ids.some((id) => other.accounts.ids.includes(id));

/**
 * Says that two candidates are one person.
 * @throws HttpProblem 403, 404, 409 for two accounts, for what was merged before, and for whom one does not see
 */
export async function mergeCandidates(
  { db, now }: DuplicateDeps,
  userId: string,
  here: CandidateHere,
  { candidate_id: otherId, keep }: Merge,
): Promise<void> {
  const { workspace, application } = await openApplication(db, userId, here, 'workWithCandidates');
  const { companyId } = workspace;
  const [self, other] = await Promise.all(
    [here.candidateId, otherId].map((id) => findSeenCandidate(db, companyId, userId, id)),
  );
  if (!self) throw noCandidate();
  // Whether they are alike tells who it is.
  if (!other || other.isNameless || other.candidate.id === self.candidate.id) throw noSuch();
  if (haveTwoAccounts(self, other))
    throw new HttpProblem(409, 'Each of them has an account. Two accounts are never merged.');
  const [kept, gone] =
    keep === 'this' ? [self.candidate, other.candidate] : [other.candidate, self.candidate];
  await db.transaction(async (tx) => {
    const held = await holdCandidates(tx, companyId, [kept.id, gone.id]);
    if (held.some(({ mergedInto }) => mergedInto !== null))
      throw new HttpProblem(409, 'One of them is merged already. Reload the page.');
    if ((await findMerged(tx, gone.id)).length > 0)
      throw new HttpProblem(409, `Others are merged into ${gone.email}. Keep that one, or undo their merge.`);
    await changeCandidate(tx, gone.id, { mergedInto: kept.id });
    const by = { companyId, workspaceId: here.workspaceId, actorId: userId, at: now() };
    const change = { before: gone.email, after: kept.email };
    await recordActivities(tx, by, [{ kind: 'candidates_merged', applicationId: application.id, change }]);
  });
}

/**
 * Says that somebody who was merged is another person; of who is not merged nothing changes.
 * @throws HttpProblem 403, 404
 */
export async function undoMerge(
  { db, now }: DuplicateDeps,
  userId: string,
  here: CandidateHere,
  mergedId: string,
): Promise<void> {
  const { workspace, application } = await openApplication(db, userId, here, 'workWithCandidates');
  const { companyId } = workspace;
  await db.transaction(async (tx) => {
    const [gone] = await holdCandidates(tx, companyId, [mergedId]);
    const isOfThis = gone && (gone.id === here.candidateId || gone.mergedInto === here.candidateId);
    if (!isOfThis || !gone.mergedInto) return;
    await changeCandidate(tx, gone.id, { mergedInto: null });
    const by = { companyId, workspaceId: here.workspaceId, actorId: userId, at: now() };
    await recordActivities(tx, by, [
      { kind: 'merge_undone', applicationId: application.id, change: { after: gone.email } },
    ]);
  });
}
