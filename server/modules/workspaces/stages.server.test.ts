// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  StageDraft,
  Workspace,
  WorkspacePage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring, rejectCandidate } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { applications } from '../../platform/database/schema/index.ts';

let server: TestServer;
let lead: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await createAccount(server, 'recruiter');
  ids = await openHiring(server, lead);
  call = callAs(server, lead);
  path = `/workspaces/${ids.workspace_id}`;
});

const applied = { _id: 'applied', name: 'Applied', limit_days: null };
const offer = { _id: 'offer', name: 'Offer', limit_days: null };
const put = (stages: StageDraft[], as = call) => as<Workspace>('PUT', `${path}/stages`, { stages });

test('stages are renamed, added, ordered and removed, by leads', async () => {
  const { status, body } = await put([
    { ...applied, name: 'New', limit_days: 5 },
    { name: 'Trial day', limit_days: null },
    offer,
  ]);
  expect(status).toBe(200);
  expect(body.stages.map(({ name, limit_days, active }) => [name, limit_days, active])).toEqual([
    ['New', 5, 1],
    ['Trial day', null, 0],
    ['Offer', null, 0],
  ]);
  const { body: activity } = await call<ActivityPage>('GET', `${path}/activity`);
  expect(activity.items[0]).toMatchObject({
    kind: 'stages_changed',
    change: { before: 'Applied, Interview, Review, Offer', after: 'New (5 days), Trial day, Offer' },
  });
  const recruiter = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, recruiter, ids, 'recruiter');
  expect((await put([applied, offer], callAs(server, recruiter))).status).toBe(403);
  expect((await put([applied, { ...offer, name: 'applied' }])).status).toBe(422);
});

test('one with active candidates stays; who ended there is found in another', async () => {
  expect((await put([offer])).status).toBe(409);
  await rejectCandidate(server, lead, ids);
  expect((await put([offer])).status).toBe(200);
  const { body } = await call<ApplicationPage>('GET', `${path}/applications`);
  expect(body.items.map(({ stage_id, status }) => [stage_id, status])).toEqual([['offer', 'rejected']]);
  // Who is added or moved meets the stages as they are now.
  const entry = { full_name: 'Ben Bo', email: 'ben@mail.example' };
  await call('POST', `${path}/applications`, { candidates: [entry] });
  const { body: now } = await call<ApplicationPage>('GET', `${path}/applications?q=ben`);
  expect(now.items[0]?.stage_id).toBe('offer');
  const moves = [{ application_id: now.items[0]?._id, from_stage_id: 'offer' }];
  expect((await call('POST', `${path}/applications/move`, { to_stage_id: 'applied', moves })).status).toBe(
    422,
  );
});

test('who is longer in a stage than its limit counts as stuck', async () => {
  await server.db.update(applications).set({ stageSince: new Date(Date.now() - 6 * 86_400_000) });
  const stuck = async (limit_days: number) => {
    await put([{ ...applied, limit_days }, offer]);
    const { body } = await call<WorkspacePage>('GET', '/workspaces');
    return body.items[0]?.stages[0]?.stuck;
  };
  expect([await stuck(7), await stuck(5)]).toEqual([0, 1]);
});
