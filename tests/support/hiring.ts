import { eq } from 'drizzle-orm';
import type {
  ApplicationPage,
  CompanyReasonList,
  CompanyTeam,
  Decision,
  DecisionRequest,
  RecruiterProfile,
  Workspace,
  WorkspaceRequest,
  WorkspaceRole,
} from '../../openapi/gen/types.gen.ts';
import { saveProfile } from '../../server/modules/recruiter/profile-service.ts';
import { companyMembers, workspaceMembers } from '../../server/platform/database/schema/index.ts';
import type { TestAccount } from './accounts.ts';
import type { TestServer } from './test-server.ts';

const company: RecruiterProfile = {
  company: 'Analytical Engines',
  company_size: '11-50',
  job_title: 'Recruiter',
};

/** A role that the question bank does not know, with competencies of its own. */
export const nurseWorkspace: WorkspaceRequest = {
  title: 'Ward nurse',
  department: 'Surgery',
  location: 'York',
  employment_type: 'full_time',
  job_description: 'You look after patients of a surgical ward, day and night.',
  competencies: [
    { name: 'Patient safety', weight_percent: 60 },
    { name: 'Handover', weight_percent: 40 },
  ].map(({ name, weight_percent }) => ({
    _id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: '',
    weight_percent,
    indicators: [],
    must_not_infer: [],
    anchors: { '1': 'Leaves it to others.', '3': 'Does it when asked.', '5': 'Does it and tells why.' },
  })),
};

/** Names the company of a recruiter. */
export const nameCompany = (server: Pick<TestServer, 'url' | 'db'>, { userId }: TestAccount) =>
  saveProfile(server.db, userId, company, new Date());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls operations as somebody does who is signed in. */
export function callAs(
  server: Pick<TestServer, 'url'>,
  { accessToken }: Pick<TestAccount, 'accessToken'>,
  area: 'recruiter' | 'admin' = 'recruiter',
) {
  return async <T>(method: Method, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${server.url}/api/v1/${area}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await reply.text();
    return { status: reply.status, body: JSON.parse(text || 'null') as T };
  };
}

/** The secret of the last link to join that was mailed to an address. */
export async function joinTokenFor(server: TestServer, email: string, count = 1): Promise<string> {
  const { text } = await server.mailTo(email, count);
  return /#join=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** Gives a recruiter a company, and a workspace with one candidate; tells their ids. */
export async function openHiring(server: Pick<TestServer, 'url' | 'db'>, recruiter: TestAccount) {
  await nameCompany(server, recruiter);
  const call = callAs(server, recruiter);
  const { body: workspace } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const path = `/workspaces/${workspace._id}/applications`;
  await call('POST', path, { candidates: [{ full_name: 'Ada Byron', email: 'ada@mail.example' }] });
  const { body: page } = await call<ApplicationPage>('GET', path);
  const [application] = page.items;
  const asked = { email: `${recruiter.userId.toLowerCase()}@colleague.example`, role: 'member' };
  const { body: team } = await call<CompanyTeam>('POST', '/company/invitations', asked);
  return {
    workspace_id: workspace._id,
    member_id: recruiter.userId,
    member_invitation_id: team.invitations[0]?._id ?? '',
    application_id: application?._id ?? '',
    candidate_id: application?.candidate._id ?? '',
    reason_id: await addReason(server, recruiter),
  };
}

/** A reason of the company's own to reject. */
async function addReason(server: Pick<TestServer, 'url' | 'db'>, recruiter: TestAccount): Promise<string> {
  const reason = { kind: 'reject', label: 'Ward closed', is_process: true };
  const { body } = await callAs(server, recruiter)<CompanyReasonList>('POST', '/company/reasons', reason);
  return body.items.find(({ label }) => label === reason.label)?._id ?? '';
}

interface CandidateOf {
  readonly workspace_id: string;
  readonly candidate_id: string;
}

/** Rejects a candidate of a workspace, whose mail leaves on the next working day; tells the decision's id. */
export async function rejectCandidate(
  server: TestServer,
  recruiter: TestAccount,
  { workspace_id, candidate_id }: CandidateOf,
): Promise<string> {
  const path = `/workspaces/${workspace_id}/candidates/${candidate_id}/decisions`;
  const request: DecisionRequest = { kind: 'reject', reason_id: 'filled' };
  const { body } = await callAs(server, recruiter)<Decision>('POST', path, request);
  return body._id;
}

/** Makes a recruiter's account a member of somebody's company, with a role in one of its workspaces. */
export async function joinWorkspace(
  { db }: Pick<TestServer, 'db'>,
  owner: TestAccount,
  { userId }: TestAccount,
  { workspace_id: workspaceId }: Pick<CandidateOf, 'workspace_id'>,
  role: WorkspaceRole,
): Promise<void> {
  const [member] = await db.select().from(companyMembers).where(eq(companyMembers.userId, owner.userId));
  const companyId = member?.companyId ?? '';
  const at = new Date();
  await db
    .insert(companyMembers)
    .values({ userId, companyId, role: 'member', jobTitle: 'Nurse', joinedAt: at });
  await db.insert(workspaceMembers).values({ companyId, workspaceId, userId, role, addedAt: at });
}
