// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AddedCandidates,
  Application,
  ApplicationPage,
  CheckedEntries,
  CompanyCandidatePage,
  Problem,
  StageMoved,
  Workspace,
  WorkspaceRole,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companyMembers, workspaceMembers } from '../../platform/database/schema/index.ts';

let server: TestServer;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;
let path: string;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const recruiter = await createAccount(server, 'recruiter');
  ids = await openHiring(server, recruiter);
  call = callAs(server, recruiter);
  path = `/workspaces/${ids.workspace_id}`;
  const [member] = await server.db
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.userId, recruiter.userId));
  companyId = member?.companyId ?? '';
});

const add = (...candidates: object[]) =>
  call<AddedCandidates>('POST', `${path}/applications`, { candidates });
const list = async (query = '') => (await call<ApplicationPage>('GET', `${path}/applications?${query}`)).body;
const names = async (query = '') => (await list(query)).items.map(({ candidate }) => candidate.full_name);

/** A colleague of the same company, with a role in the workspace or none. */
async function colleague(role: WorkspaceRole | null) {
  const account = await createAccount(server, 'recruiter');
  const { userId } = account;
  const at = new Date();
  await server.db
    .insert(companyMembers)
    .values({ userId, companyId, role: 'member', jobTitle: 'Nurse', joinedAt: at });
  if (role)
    await server.db
      .insert(workspaceMembers)
      .values({ companyId, workspaceId: ids.workspace_id, userId, role, addedAt: at });
  return callAs(server, account);
}

test('candidates are added once, by their address without regard to case', async () => {
  const { status, body } = await add(
    { full_name: 'Grace Hopper', email: 'grace@mail.example', tags: ['navy'], source: 'Referral' },
    { full_name: 'G. Hopper', email: ' GRACE@mail.example ' },
    { full_name: 'Ada B.', email: 'Ada@Mail.example' },
    { full_name: '', email: 'nobody@mail.example' },
  );
  expect([status, body]).toEqual([201, { added: 1, here: 2, invalid: 1 }]);
  expect((await list('sort=name')).items).toMatchObject([
    { candidate: { full_name: 'Ada Byron' }, stage_id: 'applied', status: 'active' },
    { candidate: { full_name: 'Grace Hopper' }, tags: ['navy'], source: 'Referral' },
  ]);
});

test('what would become of each is told before', async () => {
  const { body } = await call<CheckedEntries>('POST', `${path}/applications/check`, {
    candidates: [
      { full_name: 'Ada', email: 'ADA@mail.example' },
      { full_name: 'ada byron', email: 'other@mail.example' },
      { full_name: 'Other', email: 'other@mail.example' },
      { full_name: 'Nobody', email: '@' },
    ],
  });
  expect(body.entries).toMatchObject([
    { state: 'here' },
    { state: 'new', duplicate: { full_name: 'Ada Byron', email: 'ada@mail.example', reason: 'name' } },
    { state: 'repeated' },
    { state: 'invalid', errors: [{ field: 'email' }] },
  ]);
  expect((await list()).total).toBe(1);
});

test('who is known from a workspace that one does not see is new, and linked without a word', async () => {
  const other = await colleague(null);
  const { body: workspace } = await other<Workspace>('POST', '/workspaces', nurseWorkspace);
  const theirs = `/workspaces/${workspace._id}/applications`;
  const candidates = [{ full_name: 'A. Byron', email: 'ada@mail.example' }];
  const { body } = await other<CheckedEntries>('POST', `${theirs}/check`, { candidates });
  expect(body.entries).toEqual([{ state: 'new', errors: [] }]);
  await other('POST', theirs, { candidates });
  const page = (await other<CompanyCandidatePage>('GET', '/candidates')).body;
  expect(page.items).toMatchObject([
    { _id: ids.candidate_id, applications: [{ workspace_id: workspace._id, stage: 'Applied' }] },
  ]);
  const seen = await call<Application>('GET', `${path}/candidates/${ids.candidate_id}`);
  expect(seen.body.elsewhere).toEqual([]);
});

test('the list is searched by the beginnings of words, filtered, sorted and paged', async () => {
  await add(
    { full_name: 'Grace Hopper', email: 'grace@mail.example', tags: ['navy'] },
    { full_name: 'Blaise Pascal', email: 'blaise@paris.example' },
  );
  expect(await names('q=hop gra')).toEqual(['Grace Hopper']);
  expect(await names('q=navy')).toEqual(['Grace Hopper']);
  expect(await names('q=paris')).toEqual(['Blaise Pascal']);
  expect(await names('q=%27%3A*%20%26%20!')).toEqual([]);
  expect(await names('q=opper')).toEqual([]);
  expect(await names('sort=-name&page_size=1&page=2')).toEqual(['Blaise Pascal']);
  expect(await names('stage_id=review')).toEqual([]);
  expect(await names('status=hired')).toEqual([]);
});

test('a search finds by what a candidate is called now, in each workspace they are in', async () => {
  const { body: ward } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const ada = { full_name: 'Ada Byron', email: 'ada@mail.example' };
  await call('POST', `/workspaces/${ward._id}/applications`, { candidates: [ada] });
  const found = async (q: string) => {
    const { body } = await call<ApplicationPage>('GET', `/workspaces/${ward._id}/applications?q=${q}`);
    return [(await list(`q=${q}`)).total, body.total];
  };
  expect(await found('ada')).toEqual([1, 1]);
  await call('PATCH', `${path}/candidates/${ids.candidate_id}`, { full_name: 'Augusta 3b2' });
  expect(await found('august')).toEqual([1, 1]);
  expect(await found('3b augusta')).toEqual([1, 1]);
  expect(await found('byron')).toEqual([0, 0]);
  await add({ full_name: 'Grace Hopper', email: 'grace@mail.example' });
  expect(await found('grace')).toEqual([1, 0]);
});

describe('moving', () => {
  const move = (to_stage_id: string, from_stage_id: string, application_id = ids.application_id) =>
    call<StageMoved & Problem>('POST', `${path}/applications/move`, {
      to_stage_id,
      moves: [{ application_id, from_stage_id }],
    });

  test('of two at the same time one is told where the card is now', async () => {
    const both = await Promise.all([move('review', 'applied'), move('offer', 'applied')]);
    const moved = both.filter(({ body }) => body.moved.length === 1);
    const missed = both.flatMap(({ body }) => body.missed);
    expect(moved).toHaveLength(1);
    const [now] = (await list()).items;
    expect(missed).toEqual([{ application_id: ids.application_id, stage_id: now?.stage_id }]);
  });

  test('goes back the same way, and is in the candidate’s activity with both names', async () => {
    await move('review', 'applied');
    await move('applied', 'review');
    const { body } = await call<{ items: { kind: string; change: object }[] }>(
      'GET',
      `${path}/activity?candidate_id=${ids.candidate_id}`,
    );
    expect(body.items.map(({ kind, change }) => [kind, change])).toEqual([
      ['stage_changed', { before: 'Review', after: 'Applied' }],
      ['stage_changed', { before: 'Applied', after: 'Review' }],
      ['candidate_added', { after: 'Applied' }],
    ]);
  });

  test('sorts by stage in the order of the stages', async () => {
    await add({ full_name: 'Grace Hopper', email: 'grace@mail.example' });
    await move('interview', 'applied');
    expect(await names('sort=stage')).toEqual(['Grace Hopper', 'Ada Byron']);
    expect(await names('sort=-stage')).toEqual(['Ada Byron', 'Grace Hopper']);
  });

  test('refuses a stage that is none, and misses what is in another workspace', async () => {
    expect((await move('elsewhere', 'applied')).status).toBe(422);
    expect((await move('review', 'applied', 'unknown')).body).toEqual({
      moved: [],
      missed: [{ application_id: 'unknown', stage_id: null }],
    });
  });
});

test('what is known of a candidate is changed, but for an address that is taken', async () => {
  await add({ full_name: 'Grace Hopper', email: 'grace@mail.example' });
  const own = `${path}/candidates/${ids.candidate_id}`;
  const { body } = await call<Application>('PATCH', own, { phone: ' 01904 1234 ', tags: ['a', ' a'] });
  expect(body).toMatchObject({ phone: '01904 1234', tags: ['a'], candidate: { full_name: 'Ada Byron' } });
  const taken = await call<Problem>('PATCH', own, { email: 'GRACE@mail.example' });
  expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([409, 'email']);
  expect((await call('PATCH', own, { full_name: ' ' })).status).toBe(422);
});

test('each role of a workspace does what it may', async () => {
  const candidates = [{ full_name: 'New', email: 'new@mail.example' }];
  const rows = await Promise.all(
    ([null, 'interviewer', 'hiring_manager', 'recruiter'] as const).map(async (role) => {
      const other = await colleague(role);
      const statuses = [
        (await other('GET', path)).status,
        (await other('GET', `${path}/applications`)).status,
        (await other('GET', `${path}/candidates/${ids.candidate_id}`)).status,
        (await other('POST', `${path}/applications/check`, { candidates })).status,
        (await other('PATCH', path, { location: 'Leeds' })).status,
      ];
      return [role, ...statuses];
    }),
  );
  expect(rows).toEqual([
    [null, 404, 404, 404, 404, 404],
    ['interviewer', 200, 403, 403, 403, 403],
    ['hiring_manager', 200, 200, 200, 403, 403],
    ['recruiter', 200, 200, 200, 200, 403],
  ]);
});
