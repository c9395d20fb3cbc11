// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ApplicationPage,
  BulkRejection,
  ClosingList,
  DecisionList,
  Problem,
  Workspace,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let lead: TestAccount;
let call: ReturnType<typeof callAs>;
let path: string;
let ids: Awaited<ReturnType<typeof openHiring>>;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await createAccount(server, 'recruiter');
  ids = await openHiring(server, lead);
  call = callAs(server, lead);
  path = `/workspaces/${ids.workspace_id}`;
  const candidate = await createAccount(server);
  ({ sessionId } = await completedInterview(server, lead, { workspaceId: ids.workspace_id, candidate }));
});

const active = async () =>
  (await call<ApplicationPage>('GET', `${path}/applications?status=active`)).body.items;
const rejectAll = async (reason_id: string, as = call) => {
  const application_ids = (await active()).map(({ _id }) => _id);
  return as<BulkRejection & Problem>('POST', `${path}/applications/reject`, { application_ids, reason_id });
};
const named = (of: readonly { readonly candidate: { readonly full_name: string } }[]) =>
  of.map(({ candidate }) => candidate.full_name);

test('several are rejected for a reason of the process alone, and not whom nobody has rated', async () => {
  expect((await rejectAll('skills')).status).toBe(422);
  expect((await active()).length).toBe(2);
  const { status, body } = await rejectAll('filled');
  expect(status).toBe(200);
  expect(named(body.rejected)).toEqual(['Ada Byron']);
  expect(body.left_out).toMatchObject([
    { candidate: { full_name: 'Zoe Zett' }, why: 'unrated', session_id: sessionId },
  ]);
  const [rejected] = body.rejected;
  const decisions = `${path}/candidates/${rejected?.candidate._id}/decisions`;
  const { body: list } = await call<DecisionList>('GET', decisions);
  expect(list.items).toMatchObject([
    { _id: rejected?.decision_id, reason: 'Position filled', mail: { status: 'scheduled' } },
  ]);
  // Again, also where the answer was lost: nobody is rejected twice.
  const again = { application_ids: [rejected?.application_id], reason_id: 'filled' };
  const { body: second } = await call<BulkRejection>('POST', `${path}/applications/reject`, again);
  expect(second).toMatchObject({ rejected: [], left_out: [{ why: 'ended' }] });
  expect((await call('POST', `${decisions}/${rejected?.decision_id}/undo`)).status).toBe(200);
  expect(named(await active()).toSorted()).toEqual(['Ada Byron', 'Zoe Zett']);
});

test('interviewers reject nobody, another company as if there were nothing', async () => {
  const [interviewer, stranger] = [
    await createAccount(server, 'recruiter'),
    await createAccount(server, 'recruiter'),
  ];
  await joinWorkspace(server, lead, interviewer, ids, 'interviewer');
  await openHiring(server, stranger);
  expect((await rejectAll('filled', callAs(server, interviewer))).status).toBe(403);
  expect((await rejectAll('filled', callAs(server, stranger))).status).toBe(404);
});

test('a workspace is closed once nobody is active, and opened again', async () => {
  const set = (status: Workspace['status']) => call<Workspace & Problem>('PATCH', path, { status });
  const { body: list } = await call<ClosingList>('GET', `${path}/closing`);
  expect([named(list.unrated), named(list.others)]).toEqual([['Zoe Zett'], ['Ada Byron']]);
  expect((await set('closed')).body.detail).toBe('2 candidates are still active. Decide about them first.');
  await rejectAll('closed');
  expect((await set('closed')).body.detail).toBe('1 candidate is still active. Decide about them first.');
  const [zoe] = await active();
  const decision = { kind: 'reject', reason_id: 'closed', mail: 'none' };
  await call('POST', `${path}/candidates/${zoe?.candidate._id}/decisions`, decision);
  expect((await set('closed')).body.status).toBe('closed');
  const entry = { full_name: 'Ben Bo', email: 'ben@mail.example' };
  expect((await call('POST', `${path}/applications`, { candidates: [entry] })).status).toBe(409);
  expect((await set('open')).body.status).toBe('open');
  await set('closed');
  expect((await set('archived')).body.status).toBe('archived');
  expect((await set('open')).status).toBe(409);
});
