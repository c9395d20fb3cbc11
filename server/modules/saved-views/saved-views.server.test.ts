// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem, SavedView, SavedViewList, SavedViewRequest } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/saved-views';
const view = (change: Partial<SavedViewRequest> = {}): SavedViewRequest => ({
  ...{ list: 'candidates', workspace_id: null, name: 'Nurses', search: 'q=nurse', is_shared: false },
  ...change,
});

/** A company of two, and somebody of another. */
async function people() {
  const [lead, colleague, stranger] = [
    await createAccount(server, 'recruiter'),
    await createAccount(server, 'recruiter'),
    await createAccount(server, 'recruiter'),
  ];
  const ids = await openHiring(server, lead);
  await openHiring(server, stranger);
  await joinWorkspace(server, lead, colleague, ids, 'interviewer');
  const calls = [lead, colleague, stranger].map((who) => callAs(server, who)) as [Call, Call, Call];
  return { calls, workspaceId: ids.workspace_id };
}
type Call = ReturnType<typeof callAs>;

const names = async (call: Call, query = 'list=candidates') =>
  (await call<SavedViewList>('GET', `${path}?${query}`)).body.items.map(
    ({ name, search, is_mine }) => `${name} ${search} ${is_mine}`,
  );

test('a view is one’s own until it is shared, and is replaced under its name', async () => {
  const { calls } = await people();
  const [mine, theirs, others] = calls;
  const { status, body } = await mine<SavedView>('POST', path, view());
  expect(status).toBe(201);
  expect([await names(mine), await names(theirs)]).toEqual([['Nurses q=nurse true'], []]);
  await mine('POST', path, view({ search: 'q=ward', is_shared: true }));
  await mine('POST', path, view({ name: 'All', search: '' }));
  expect([await names(mine), await names(theirs), await names(others)]).toEqual([
    ['All  true', 'Nurses q=ward true'],
    ['Nurses q=ward false'],
    [],
  ]);
  expect(await names(mine, 'list=tests')).toEqual([]);
  for (const call of [theirs, others]) expect((await call('DELETE', `${path}/${body._id}`)).status).toBe(404);
  expect((await mine('DELETE', `${path}/${body._id}`)).status).toBe(204);
  expect(await names(theirs)).toEqual([]);
});

test('one view of a list is somebody’s default, and nobody else’s', async () => {
  const { calls } = await people();
  const [mine, theirs] = calls;
  const defaults = async (call: Call) =>
    (await call<SavedViewList>('GET', `${path}?list=candidates`)).body.items.flatMap((one) =>
      one.is_default ? one.name : [],
    );
  await mine('POST', path, view({ is_shared: true, is_default: true }));
  expect([await defaults(mine), await defaults(theirs)]).toEqual([['Nurses'], []]);
  await mine('POST', path, view({ name: 'All', search: '', is_default: true }));
  await mine('POST', path, view({ list: 'tests', is_default: true }));
  expect(await defaults(mine)).toEqual(['All']);
  await mine('POST', path, view({ name: 'All', search: '' }));
  expect(await defaults(mine)).toEqual([]);
});

test('the views of a pipeline are for who sees its candidates', async () => {
  const { calls, workspaceId } = await people();
  const [lead, interviewer, stranger] = calls;
  const of = view({ list: 'pipeline', workspace_id: workspaceId, is_shared: true });
  expect((await lead('POST', path, of)).status).toBe(201);
  const query = `list=pipeline&workspace_id=${workspaceId}`;
  expect(await names(lead, query)).toEqual(['Nurses q=nurse true']);
  expect((await interviewer('GET', `${path}?${query}`)).status).toBe(403);
  expect((await stranger('GET', `${path}?${query}`)).status).toBe(404);
  expect((await stranger('POST', path, of)).status).toBe(404);
});

test('what is no view is refused, and there is an end to them', async () => {
  const { calls } = await people();
  const [call] = calls;
  const refused = [
    view({ name: ' ' }),
    view({ list: 'pipeline' }),
    view({ workspace_id: 'some' }),
    view({ search: 'q'.repeat(1001) }),
  ];
  for (const one of refused) expect((await call<Problem>('POST', path, one)).status).toBe(422);
  for (let at = 1; at <= 50; at++) await call('POST', path, view({ name: `View ${at}` }));
  expect((await call('POST', path, view({ name: 'One more' }))).status).toBe(409);
  expect((await call('POST', path, view({ name: 'View 50', search: 'q=b' }))).status).toBe(201);
});
