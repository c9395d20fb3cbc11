import type { CompanyRole, CompanyTeam } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { passAssignmentsOn } from '../assignments/assignment-service.ts';
import { type Member, requireMember } from '../membership/membership-service.ts';
import { handOverLead } from '../workspaces/member-service.ts';
import {
  changeCompanyRole,
  deleteMember,
  findCompanyRole,
  findInvitations,
  findMembers,
  findOtherOwner,
  lockCompany,
} from './member-repository.ts';

type TeamDeps = Pick<Deps, 'db' | 'now'>;

/**
 * The members of a recruiter's company, and who is invited.
 * @throws HttpProblem 409 without a company
 */
export async function teamOf(db: Database, userId: string): Promise<CompanyTeam> {
  const { companyId, role } = await requireMember(db, userId);
  const [members, invitations] = [await findMembers(db, companyId), await findInvitations(db, companyId)];
  return {
    my_role: role,
    members: members.map(({ joinedAt, ...member }) => ({ ...member, joined_at: joinedAt.toISOString() })),
    invitations: invitations.map(({ invitation, invitedBy }) => ({
      _id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invited_by: invitedBy,
      invited_at: invitation.invitedAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
    })),
  };
}

/** @throws HttpProblem 403 for whoever is no owner, 409 without a company */
export async function requireOwner(db: Database | Transaction, userId: string): Promise<Member> {
  const member = await requireMember(db, userId);
  if (member.role === 'owner') return member;
  throw new HttpProblem(403, 'Only an owner of the company can do this.');
}

/**
 * Makes a member an owner, or an owner a member.
 * @throws HttpProblem 403, 404, 409 for the only owner
 */
export async function changeMemberRole(
  { db }: TeamDeps,
  actorId: string,
  userId: string,
  role: CompanyRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { companyId } = await requireMember(tx, actorId);
    await lockCompany(tx, companyId);
    await requireOwner(tx, actorId);
    const before = await findCompanyRole(tx, companyId, userId);
    if (!before) throw noMember();
    if (before === 'owner' && role !== 'owner') await requireOtherOwner(tx, companyId, userId);
    await changeCompanyRole(tx, userId, role);
  });
}

/**
 * Removes a member, or oneself. What they did stays theirs; workspaces that they led alone go to an owner, what they
 * were to rate to colleagues.
 * @throws HttpProblem 403, 404, 409 for the only owner
 */
export async function removeMember({ db, now }: TeamDeps, actorId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { companyId } = await requireMember(tx, actorId);
    await lockCompany(tx, companyId);
    if (actorId !== userId) await requireOwner(tx, actorId);
    const role = await findCompanyRole(tx, companyId, userId);
    if (!role) throw noMember();
    const heir = actorId === userId ? await requireOtherOwner(tx, companyId, userId) : actorId;
    await handOverLead(tx, { companyId, actorId, from: userId, to: heir, at: now() });
    await deleteMember(tx, userId);
    await passAssignmentsOn(tx, { companyId, userId });
  });
}

async function requireOtherOwner(tx: Transaction, companyId: string, userId: string): Promise<string> {
  const other = await findOtherOwner(tx, companyId, userId);
  if (other) return other;
  throw new HttpProblem(409, 'A company needs an owner. Make somebody else owner first.');
}

const noMember = () => new HttpProblem(404, 'There is no such member.');
