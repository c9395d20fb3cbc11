// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  CompanyReasonList,
  Decision,
  DecisionReasonList,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let owner: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server, 'recruiter');
  ids = await openHiring(server, owner);
  call = callAs(server, owner);
});

const offered = async (by = call) =>
  (await by<DecisionReasonList>('GET', '/decision-reasons')).body.items.filter(
    ({ kind }) => kind === 'reject',
  );

test('an own reason is decided with, and the decision keeps its words', async () => {
  const decisions = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}/decisions`;
  expect((await offered()).at(-1)).toEqual({
    _id: ids.reason_id,
    kind: 'reject',
    label: 'Ward closed',
    is_process: true,
  });
  const request = { kind: 'reject', reason_id: ids.reason_id };
  const { body } = await call<Decision>('POST', decisions, request);
  await call('POST', `${decisions}/${body._id}/undo`);
  const change = { label: 'Ward moved', place: 1, is_offered: false };
  const { body: list } = await call<CompanyReasonList>('PATCH', `/company/reasons/${ids.reason_id}`, change);
  expect(list.items[0]).toMatchObject({ label: 'Ward moved', is_offered: false, is_process: true });
  expect((await call<{ items: Decision[] }>('GET', decisions)).body.items[0]?.reason).toBe('Ward closed');
  expect((await call<Problem>('POST', decisions, request)).body.errors?.[0]?.field).toBe('reason_id');
  expect((await offered()).map(({ label }) => label)).not.toContain('Ward moved');
});

test('changes of two owners at once both hold', async () => {
  const rows = ['One', 'Two', 'Three'].map((label) =>
    call<CompanyReasonList>('POST', '/company/reasons', { kind: 'reject', label }),
  );
  expect((await Promise.all(rows)).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(
    (await offered())
      .slice(-3)
      .map(({ label }) => label)
      .toSorted(),
  ).toEqual(['One', 'Three', 'Two']);
});

test('members read the reasons, owners change them, other companies have their own', async () => {
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, colleague, ids, 'lead');
  const member = callAs(server, colleague);
  const { body } = await member<CompanyReasonList>('GET', '/company/reasons');
  expect(body.my_role).toBe('member');
  const path = `/company/reasons/${ids.reason_id}`;
  const refused = [
    await member('POST', '/company/reasons', { kind: 'reject', label: 'Mine' }),
    await member('PATCH', path, { is_offered: false }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  const other = callAs(server, stranger);
  expect((await other('PATCH', path, { is_offered: false })).status).toBe(404);
  await other('PATCH', '/company/reasons/filled', { is_offered: false });
  expect((await offered()).map(({ _id }) => _id)).toContain('filled');
  expect((await offered(other)).map(({ _id }) => _id)).not.toContain('filled');
});
