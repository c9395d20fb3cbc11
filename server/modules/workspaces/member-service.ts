import type { WorkspaceMember, WorkspaceRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { passAssignmentsOn } from '../assignments/assignment-service.ts';
import { findMember } from '../membership/membership-service.ts';
import { noWorkspace, openWorkspace } from './access-service.ts';
import { type NewActivity, recordActivities } from './activity-service.ts';
import { tellLeads } from './lead-mail-service.ts';
import {
  deleteWorkspaceMember,
  findColleague,
  findCompanyOf,
  findLedAlone,
  findWorkspaceMembers,
  hasOtherLead,
  putWorkspaceMember,
} from './member-repository.ts';
import { lockWorkspace } from './workspace-repository.ts';

type MemberDeps = Pick<Deps, 'db' | 'now'>;

/** Who changes a member of which workspace. */
interface MemberOf {
  readonly actorId: string;
  readonly workspaceId: string;
  readonly userId: string;
}

/**
 * Who works in a workspace, for one of them.
 * @throws HttpProblem 404
 */
export async function workspaceMembersFor(
  db: Database,
  userId: string,
  workspaceId: string,
): Promise<WorkspaceMember[]> {
  await openWorkspace(db, userId, workspaceId, 'read');
  return membersOf(db, workspaceId);
}

async function membersOf(db: Database, workspaceId: string): Promise<WorkspaceMember[]> {
  const rows = await findWorkspaceMembers(db, workspaceId);
  return rows.map(({ addedAt, lastSeenAt, ...member }) => ({
    ...member,
    added_at: addedAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }));
}

/**
 * Adds a colleague or changes their role; all leads hear of a new one.
 * @throws HttpProblem 403, 404, 409 for the only lead
 */
export async function setWorkspaceMember(
  { db, now, jobs }: Deps,
  { actorId, workspaceId, userId }: MemberOf,
  role: WorkspaceRole,
): Promise<WorkspaceMember[]> {
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const companyId = await mayChangeMembers(tx, actorId, workspaceId, role);
    const colleague = await findColleague(tx, { companyId, workspaceId, userId });
    if (!colleague) throw noColleague();
    if (colleague.role === role) return;
    if (colleague.role === 'lead') await requireOtherLead(tx, workspaceId, userId);
    const at = now();
    await putWorkspaceMember(tx, { companyId, workspaceId, userId, role, addedAt: at });
    await recordActivities(tx, { companyId, workspaceId, actorId, at }, [roleGiven(colleague, role)]);
    if (role === 'lead') await tellLeads({ jobs }, tx, { workspaceId, userId, actorId, at });
  });
  return membersOf(db, workspaceId);
}

/**
 * Removes a colleague, or oneself; what they were to rate is passed on.
 * @throws HttpProblem 403, 404, 409 for the only lead
 */
export async function removeWorkspaceMember(
  { db, now }: MemberDeps,
  { actorId, workspaceId, userId }: MemberOf,
): Promise<WorkspaceMember[]> {
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const isSelf = actorId === userId;
    const { workspace } = await openWorkspace(tx, actorId, workspaceId, isSelf ? 'read' : 'edit');
    const { companyId } = workspace;
    const colleague = await findColleague(tx, { companyId, workspaceId, userId });
    if (!colleague?.role) throw noColleague();
    if (colleague.role === 'lead') await requireOtherLead(tx, workspaceId, userId);
    await deleteWorkspaceMember(tx, workspaceId, userId);
    await passAssignmentsOn(tx, { companyId, workspaceId, userId });
    await recordActivities(tx, { companyId, workspaceId, actorId, at: now() }, [
      { kind: 'member_removed', change: { before: `${colleague.fullName}: ${roleWords[colleague.role]}` } },
    ]);
  });
  return membersOf(db, workspaceId);
}

interface Handover {
  readonly companyId: string;
  /** Who has it done. */
  readonly actorId: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Hands the workspaces that nobody else leads to a colleague, before their lead leaves the company. */
export async function handOverLead(
  tx: Transaction,
  { companyId, actorId, from, to, at }: Handover,
): Promise<void> {
  for (const workspaceId of await findLedAlone(tx, from)) {
    const heir = await findColleague(tx, { companyId, workspaceId, userId: to });
    if (!heir) throw noColleague();
    await putWorkspaceMember(tx, { companyId, workspaceId, userId: to, role: 'lead', addedAt: at });
    await recordActivities(tx, { companyId, workspaceId, actorId, at }, [roleGiven(heir, 'lead')]);
  }
}

/** Leads change members; an owner of the company can make anybody lead, also of a workspace they are not in. */
async function mayChangeMembers(
  tx: Transaction,
  actorId: string,
  workspaceId: string,
  role: WorkspaceRole,
): Promise<string> {
  const [member, companyId] = [await findMember(tx, actorId), await findCompanyOf(tx, workspaceId)];
  if (!companyId || member?.companyId !== companyId) throw noWorkspace();
  if (member.role !== 'owner' || role !== 'lead') await openWorkspace(tx, actorId, workspaceId, 'edit');
  return companyId;
}

async function requireOtherLead(tx: Transaction, workspaceId: string, userId: string): Promise<void> {
  if (await hasOtherLead(tx, workspaceId, userId)) return;
  throw new HttpProblem(409, 'A workspace needs a lead. Make somebody else lead first.');
}

/** What is noted of a colleague who gets a role, the first one or another. */
function roleGiven(
  { fullName, role: before }: { readonly fullName: string; readonly role: WorkspaceRole | null },
  role: WorkspaceRole,
): NewActivity {
  if (before === null) return { kind: 'member_added', change: { after: `${fullName}: ${roleWords[role]}` } };
  const change = { before: `${fullName}: ${roleWords[before]}`, after: roleWords[role] };
  return { kind: 'member_changed', change };
}

const noColleague = () => new HttpProblem(404, 'There is no such colleague here.');

const roleWords: Readonly<Record<WorkspaceRole, string>> = {
  lead: 'lead',
  recruiter: 'recruiter',
  hiring_manager: 'hiring manager',
  interviewer: 'interviewer',
};
