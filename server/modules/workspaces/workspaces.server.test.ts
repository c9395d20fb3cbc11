// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ActivityPage,
  Problem,
  Rubric,
  RubricList,
  Workspace,
  WorkspacePage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function withWorkspace() {
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: id } = await openHiring(server, recruiter);
  return { id, recruiter, call: callAs(server, recruiter), path: `/workspaces/${id}` };
}

test('a recruiter without a company is told to name it', async () => {
  const call = callAs(server, await createAccount(server, 'recruiter'));
  const { status, body } = await call<Problem>('POST', '/workspaces', nurseWorkspace);
  expect([status, body.code]).toEqual([409, 'no_company']);
  expect((await call<WorkspacePage>('GET', '/workspaces')).body).toEqual({ items: [], total: 0 });
});

test('a workspace is opened with its rubric, once however often it is sent', async () => {
  const { call } = await withWorkspace();
  const key = { 'Idempotency-Key': 'one-workspace' };
  const [first, again] = [
    await call<Workspace>('POST', '/workspaces', { ...nurseWorkspace, title: ' Night nurse ' }, key),
    await call<Workspace>('POST', '/workspaces', { ...nurseWorkspace, title: ' Night nurse ' }, key),
  ];
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({
    title: 'Night nurse',
    status: 'open',
    my_role: 'lead',
    lead: { full_name: 'Test Person' },
    members: 1,
    rubric: { version: 1, competencies: nurseWorkspace.competencies },
  });
  expect(first.body.stages.map(({ name, active, stuck }) => [name, active, stuck])).toEqual(
    ['Applied', 'Interview', 'Review', 'Offer'].map((name) => [name, 0, 0]),
  );
  expect((await call<WorkspacePage>('GET', '/workspaces')).body.total).toBe(2);
});

test('the list is searched, filtered, sorted and paged, with counts of active candidates', async () => {
  const { call, path } = await withWorkspace();
  await call('POST', '/workspaces', { ...nurseWorkspace, title: 'Surgeon', location: 'Leeds' });
  await call('PATCH', path, { status: 'paused' });
  const titles = async (query: string) => {
    const { body } = await call<WorkspacePage>('GET', `/workspaces?${query}`);
    return [body.total, ...body.items.map(({ title }) => title)];
  };
  expect(await titles('q=leed')).toEqual([1, 'Surgeon']);
  expect(await titles('q=%25')).toEqual([0]);
  expect(await titles('status=paused')).toEqual([1, 'Ward nurse']);
  expect(await titles('sort=title')).toEqual([2, 'Surgeon', 'Ward nurse']);
  expect(await titles('sort=-title&page=2&page_size=1')).toEqual([2, 'Surgeon']);
  const { body } = await call<WorkspacePage>('GET', '/workspaces?status=paused');
  expect(body.items[0]?.stages.map(({ active }) => active)).toEqual([1, 0, 0, 0]);
  // Ada is to be invited, by whoever works with candidates.
  expect(body.items[0]?.to_do).toBe(1);
  expect(await titles('sort=-to_do')).toEqual([2, 'Ward nurse', 'Surgeon']);
  expect(await titles('sort=to_do')).toEqual([2, 'Surgeon', 'Ward nurse']);
});

test('a change and a status are noted; a status that cannot follow is refused', async () => {
  const { call, path } = await withWorkspace();
  const { body } = await call<Workspace>('PATCH', path, { location: 'Leeds', status: 'paused' });
  expect(body).toMatchObject({ location: 'Leeds', status: 'paused', title: 'Ward nurse' });
  expect((await call('PATCH', path, { status: 'archived' })).status).toBe(409);
  expect((await call('PATCH', path, { title: '  ' })).status).toBe(422);
  const { body: activity } = await call<ActivityPage>('GET', `${path}/activity`);
  expect(activity.items.map(({ kind, change }) => [kind, change])).toEqual([
    ['status_changed', { before: 'open', after: 'paused' }],
    ['workspace_changed', { fields: ['location'] }],
    ['candidate_added', { after: 'Applied' }],
    ['workspace_created', {}],
  ]);
  expect(activity.next).toBeNull();
});

test('versions of a rubric follow one another; who has not seen the newest is told', async () => {
  const { call, path } = await withWorkspace();
  const [safety] = nurseWorkspace.competencies;
  const alone = [{ ...safety, weight_percent: 100 }];
  const draft = { base_version: 1, competencies: alone };
  const both = await Promise.all([1, 2].map(() => call<Rubric & Problem>('POST', `${path}/rubrics`, draft)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const overtaken = both.find(({ status }) => status === 409);
  expect(overtaken?.body.code).toBe('rubric_overtaken');
  expect(overtaken?.body.detail).toMatch(/^Test Person published version 2 meanwhile\./);
  expect((await call('POST', `${path}/rubrics`, { ...draft, base_version: 2 })).status).toBe(201);
  const { body } = await call<RubricList>('GET', `${path}/rubrics`);
  expect(body.items.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(body.items[2]?.competencies).toEqual(nurseWorkspace.competencies);
});

test('a rubric whose weights do not sum to 100 is refused by its field', async () => {
  const { call } = await withWorkspace();
  const [safety] = nurseWorkspace.competencies;
  const { status, body } = await call<Problem>('POST', '/workspaces', {
    ...nurseWorkspace,
    competencies: [safety],
  });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['competencies']]);
});
