// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ActivityPage,
  CompanyWorkspacePage,
  HiringInvitationPage,
  Workspace,
  WorkspaceMembers,
  WorkspaceRole,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import {
  callAs,
  joinTokenFor,
  nurseWorkspace,
  openHiring,
  rejectCandidate,
} from '../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A workspace with its lead, and a colleague of the company. */
async function team() {
  const lead = await createAccount(server, 'recruiter');
  const { workspace_id: id } = await openHiring(server, lead);
  const call = callAs(server, lead);
  const colleague = await createAccount(server, 'recruiter');
  await call('POST', '/company/invitations', { email: colleague.email, role: 'member' });
  const asColleague = callAs(server, colleague);
  await asColleague('POST', '/company/join', {
    token: await joinTokenFor(server, colleague.email),
    job_title: 'Sourcer',
  });
  const path = `/workspaces/${id}`;
  const give = (role: WorkspaceRole, to = colleague) =>
    call<WorkspaceMembers>('PUT', `${path}/members/${to.userId}`, { role });
  return { lead, call, colleague, asColleague, path, give };
}

test.each<[WorkspaceRole, number, number, number]>([
  // reads the workspace and its candidates, adds one, changes the workspace
  ['lead', 200, 201, 200],
  ['recruiter', 200, 201, 403],
  ['hiring_manager', 200, 403, 403],
  ['interviewer', 403, 403, 403],
])('a colleague who is added as %s may do just that', async (role, sees, adds, edits) => {
  const { asColleague, path, give } = await team();
  expect((await asColleague('GET', path)).status).toBe(404);
  const { body } = await give(role);
  expect(body.items.map((member) => member.role).toSorted()).toEqual(['lead', role].toSorted());
  expect((await asColleague('GET', path)).status).toBe(200);
  expect((await asColleague('GET', `${path}/applications`)).status).toBe(sees);
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }];
  expect((await asColleague('POST', `${path}/applications`, { candidates })).status).toBe(adds);
  expect((await asColleague('PATCH', path, { location: 'Leeds' })).status).toBe(edits);
  expect((await asColleague('PUT', `${path}/members/unknown`, { role: 'recruiter' })).status).toBe(
    role === 'lead' ? 404 : 403,
  );
});

test('what is done with members stands in the activity, with the words of their role', async () => {
  const { call, colleague, path, give } = await team();
  await give('interviewer');
  await give('interviewer');
  await give('recruiter');
  await call('DELETE', `${path}/members/${colleague.userId}`);
  const { body } = await call<ActivityPage>('GET', `${path}/activity`);
  expect(body.items.slice(0, 3).map(({ kind, change }) => [kind, change])).toEqual([
    ['member_removed', { before: 'Test Person: recruiter' }],
    ['member_changed', { before: 'Test Person: interviewer', after: 'recruiter' }],
    ['member_added', { after: 'Test Person: interviewer' }],
  ]);
});

test('a workspace keeps a lead, also when two step down at once', async () => {
  const { lead, call, colleague, asColleague, path, give } = await team();
  const self = `${path}/members/${lead.userId}`;
  expect((await call('PUT', self, { role: 'recruiter' })).status).toBe(409);
  expect((await call('DELETE', self)).status).toBe(409);
  await give('lead');
  const both = await Promise.all([
    call('DELETE', self),
    asColleague('DELETE', `${path}/members/${colleague.userId}`),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('anybody leaves by themselves; who is no colleague cannot be added', async () => {
  const { colleague, asColleague, path, give } = await team();
  await give('interviewer');
  expect((await asColleague('DELETE', `${path}/members/${colleague.userId}`)).status).toBe(200);
  expect((await asColleague('GET', path)).status).toBe(404);
  const stranger = await createAccount(server, 'recruiter');
  expect((await give('interviewer', stranger)).status).toBe(404);
});

test('an owner makes somebody lead of a workspace they are not in, and changes nothing else there', async () => {
  const { lead, call, colleague, path, give } = await team();
  await give('lead');
  await call('DELETE', `${path}/members/${lead.userId}`);
  expect((await call('GET', path)).status).toBe(404);
  const of = `${path}/members/${colleague.userId}`;
  expect((await call('PUT', of, { role: 'recruiter' })).status).toBe(404);
  expect((await call('PUT', `${path}/members/${lead.userId}`, { role: 'lead' })).status).toBe(200);
  expect((await call('GET', path)).status).toBe(200);
});

test('an owner sees all workspaces of the company and takes over the lead; its leads are told by mail', async () => {
  const { lead: owner, colleague, asColleague, call } = await team();
  const { body: theirs } = await asColleague<Workspace>('POST', '/workspaces', nurseWorkspace);
  await asColleague('PATCH', `/workspaces/${theirs._id}`, { title: 'Quiet ward' });
  expect((await call('GET', `/workspaces/${theirs._id}`)).status).toBe(404);
  const all = await call<CompanyWorkspacePage>('GET', '/company/workspaces');
  expect(all.body.total).toBe(2);
  const found = await call<CompanyWorkspacePage>('GET', '/company/workspaces?q=quiet');
  expect(found.body.items).toMatchObject([
    { title: 'Quiet ward', leads: [{ _id: colleague.userId }], my_role: null },
  ]);
  expect(JSON.stringify(found.body)).not.toContain('stages');
  expect((await asColleague('GET', '/company/workspaces')).status).toBe(403);
  const took = await call('PUT', `/workspaces/${theirs._id}/members/${owner.userId}`, { role: 'lead' });
  expect(took.status).toBe(200);
  expect((await call('GET', `/workspaces/${theirs._id}`)).status).toBe(200);
  await expect
    .poll(async () => (await server.outbox()).filter(({ subject }) => subject === 'New lead of Quiet ward'))
    .toMatchObject([{ recipient: colleague.email }]);
});

test('a member says how much they are to rate, while the candidate is active, and when they were last seen', async () => {
  const { lead, call, colleague, path, give } = await team();
  await give('interviewer');
  const workspaceId = path.split('/').at(-1) ?? '';
  const candidate = await createAccount(server);
  const { sessionId, turnId } = await completedInterview(server, lead, { workspaceId, candidate });
  const member_ids = [lead.userId, colleague.userId];
  expect((await call('PUT', `/reviews/${sessionId}/reviewers`, { member_ids })).status).toBe(200);
  const toRate = async () => {
    const { statements, result } = await statementsOf(() => call<WorkspaceMembers>('GET', `${path}/members`));
    expect(statements.filter((text) => text.includes('review_assignments'))).toHaveLength(1);
    for (const { last_seen_at: at } of result.body.items) expect(at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const { items } = result.body;
    return member_ids.map((id) => items.find(({ _id }) => _id === id)?.to_rate);
  };
  expect(await toRate()).toEqual([1, 1]);
  await call('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId));
  expect(await toRate()).toEqual([0, 1]);
  const { body } = await call<HiringInvitationPage>('GET', '/invitations');
  const candidate_id = body.items[0]?.candidate._id ?? '';
  await rejectCandidate(server, lead, { workspace_id: workspaceId, candidate_id });
  expect(await toRate()).toEqual([0, 0]);
});
