// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  AddedCandidates,
  Application,
  ApplicationPage,
  CheckedEntries,
  CompanyCandidatePage,
  Duplicates,
  Workspace,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { applications, invitations, users } from '../../platform/database/schema/index.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  ids = await openHiring(server, recruiter);
  call = callAs(server, recruiter);
  path = `/workspaces/${ids.workspace_id}`;
});

const add = async (entry: object, to = path) => {
  const { body } = await call<AddedCandidates>('POST', `${to}/applications`, { candidates: [entry] });
  return body;
};
const idOf = async (email: string, at = path) => {
  const { body } = await call<ApplicationPage>('GET', `${at}/applications?page_size=100`);
  return body.items.find(({ candidate }) => candidate.email === email)?.candidate._id ?? '';
};
const duplicates = async (id = ids.candidate_id, at = path) =>
  (await call<Duplicates>('GET', `${at}/candidates/${id}/duplicates`)).body;
const merge = (candidate_id: string, keep = 'this', id = ids.candidate_id) =>
  call<Duplicates>('POST', `${path}/candidates/${id}/duplicates/merge`, { candidate_id, keep });
const undo = (candidate_id: string, id = ids.candidate_id) =>
  call<Duplicates>('POST', `${path}/candidates/${id}/duplicates/undo`, { candidate_id });
const everybody = async (query = '') =>
  (await call<CompanyCandidatePage>('GET', `/candidates?${query}`)).body.items;

/** Ada once more, behind a "+" of her address. */
const alias = { full_name: 'A. Byron', email: 'ada+jobs@mail.example' };

test('one mailbox, and one name with one phone, are told; a name alone is not', async () => {
  await call('PATCH', `${path}/candidates/${ids.candidate_id}`, { phone: '+44 (0)1904 555 010' });
  await add(alias);
  await add({ full_name: 'ada byron', email: 'byron@mail.example', phone: '01904 555010' });
  await add({ full_name: 'Ada Byron', email: 'other@mail.example', phone: '01904 555011' });
  expect((await duplicates()).suggested.map(({ email, reasons }) => [email, reasons])).toEqual([
    ['ada+jobs@mail.example', ['address']],
    ['byron@mail.example', ['phone']],
  ]);
});

test('merging lists a person once and moves nothing; undo brings all back', async () => {
  await add(alias);
  const other = await idOf(alias.email);
  const before = await server.db.select().from(applications).orderBy(applications.id);
  const { body } = await merge(other);
  expect(body).toMatchObject({ suggested: [], merged: [{ _id: other, email: alias.email }] });
  expect(await everybody()).toMatchObject([
    {
      email: 'ada@mail.example',
      applications: [{ candidate_id: other }, { candidate_id: ids.candidate_id }],
    },
  ]);
  // Found under the other address too.
  expect(await everybody('q=jobs')).toMatchObject([{ email: 'ada@mail.example' }]);
  const { body: application } = await call<Application>('GET', `${path}/candidates/${ids.candidate_id}`);
  expect(application.elsewhere).toMatchObject([{ candidate_id: other, workspace_id: ids.workspace_id }]);
  expect((await duplicates(other)).merged_into).toMatchObject({ email: 'ada@mail.example' });
  expect(await server.db.select().from(applications).orderBy(applications.id)).toEqual(before);
  expect((await undo(other)).body).toMatchObject({ merged: [], suggested: [{ _id: other }] });
  expect((await everybody()).map(({ email }) => email).sort()).toEqual([alias.email, 'ada@mail.example']);
  expect(await server.db.select().from(applications).orderBy(applications.id)).toEqual(before);
});

test('the other one is kept where that is chosen, and undone from either page', async () => {
  await add(alias);
  const other = await idOf(alias.email);
  await merge(other, 'other');
  expect(await everybody()).toMatchObject([{ _id: other }]);
  await undo(ids.candidate_id);
  expect(await everybody()).toHaveLength(2);
});

test('who is added again under a merged address is the person, and is not added twice', async () => {
  const { body: second } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const elsewhere = `/workspaces/${second._id}`;
  await add(alias);
  await merge(await idOf(alias.email));
  const { body: checked } = await call<CheckedEntries>('POST', `${path}/applications/check`, {
    candidates: [alias],
  });
  expect(checked.entries).toEqual([{ state: 'here', errors: [] }]);
  const entries = { candidates: [alias, { full_name: 'Ada', email: 'ada@mail.example' }] };
  expect((await call<AddedCandidates>('POST', `${elsewhere}/applications`, entries)).body).toMatchObject({
    added: 1,
    here: 1,
  });
  expect(await idOf('ada@mail.example', elsewhere)).toBe(ids.candidate_id);
  expect(await idOf(alias.email, elsewhere)).toBe('');
  expect(await add(alias)).toMatchObject({ added: 0, here: 1 });
});

test('a mailbox is offered before candidates are added, before a name', async () => {
  await add({ full_name: 'Grace Hopper', email: 'grace@mail.example' });
  const candidates = [{ full_name: 'Ada Byron', email: 'grace+2@mail.example' }];
  const { body } = await call<CheckedEntries>('POST', `${path}/applications/check`, { candidates });
  expect(body.entries).toMatchObject([
    { state: 'new', duplicate: { email: 'grace@mail.example', reason: 'address' } },
  ]);
});

test('who takes interviews as the same account is told; two accounts are never merged', async () => {
  const grace = { full_name: 'Grace Hopper', email: 'grace@mail.example' };
  await add(grace);
  const other = await idOf(grace.email);
  const account = await createAccount(server, 'candidate');
  const { _id: interviewId } = await freezeInterview(server, recruiter, ids.workspace_id);
  const [hers] = await server.db.select().from(applications).where(eq(applications.candidateId, other));
  const invite = (applicationId: string, candidateId: string, email: string) =>
    server.db.insert(invitations).values({
      id: applicationId,
      interviewId,
      email,
      candidateId,
      companyId: hers?.companyId,
      applicationId,
      createdAt: new Date(),
    });
  await invite(hers?.id ?? '', account.userId, grace.email);
  expect((await duplicates()).suggested).toEqual([]);
  await server.db.update(users).set({ email: 'ada@mail.example' }).where(eq(users.id, account.userId));
  expect((await duplicates()).suggested).toMatchObject([{ _id: other, reasons: ['account'] }]);
  expect((await duplicates(other)).suggested).toMatchObject([
    { _id: ids.candidate_id, reasons: ['account'] },
  ]);
  const another = await createAccount(server, 'candidate');
  await invite(ids.application_id, another.userId, 'another@mail.example');
  expect((await duplicates()).suggested).toEqual([]);
  expect((await merge(other)).status).toBe(409);
});

test('who holds others is not merged away, and nobody is merged twice', async () => {
  await add(alias);
  await add({ full_name: 'Ada', email: 'ada+2@mail.example' });
  const [one, two] = [await idOf(alias.email), await idOf('ada+2@mail.example')];
  await merge(one);
  expect((await merge(two, 'other')).status).toBe(409);
  expect((await merge(one)).status).toBe(409);
  const both = await Promise.all([merge(two), merge(two)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await duplicates()).merged.map(({ email }) => email)).toEqual(['ada+2@mail.example', alias.email]);
});

test("neither another company's candidates nor those one does not see are told or merged", async () => {
  await add(alias);
  const stranger = await createAccount(server, 'recruiter');
  const theirs = await openHiring(server, stranger);
  expect((await merge(theirs.candidate_id)).status).toBe(409);
  expect((await duplicates()).suggested).toHaveLength(1);
  const asStranger = callAs(server, stranger);
  const foreign = `${path}/candidates/${ids.candidate_id}/duplicates`;
  expect((await asStranger('GET', foreign)).status).toBe(404);
  expect((await asStranger('POST', `${foreign}/merge`, { candidate_id: 'x', keep: 'this' })).status).toBe(
    404,
  );
  // A colleague of another workspace alone sees neither.
  const colleague = await createAccount(server, 'recruiter');
  const { body: second } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  await add({ full_name: 'Ada', email: 'ada+3@mail.example' }, `/workspaces/${second._id}`);
  await joinWorkspace(server, recruiter, colleague, { workspace_id: second._id }, 'recruiter');
  const at = `/workspaces/${second._id}/candidates/${await idOf('ada+3@mail.example', `/workspaces/${second._id}`)}/duplicates`;
  const asColleague = callAs(server, colleague);
  expect((await asColleague<Duplicates>('GET', at)).body.suggested).toEqual([]);
  const tried = await asColleague('POST', `${at}/merge`, { candidate_id: ids.candidate_id, keep: 'this' });
  expect(tried.status).toBe(409);
});

test('whose name is hidden from somebody is neither suggested to them nor merged by them', async () => {
  const { body: ward } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const at = `/workspaces/${ward._id}`;
  await add(alias, at);
  const other = await idOf(alias.email, at);
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, colleague, ids, 'recruiter');
  await call('PUT', `${at}/members/${colleague.userId}`, { role: 'hiring_manager' });
  const theirs = callAs(server, colleague);
  const own = `${path}/candidates/${ids.candidate_id}/duplicates`;
  const suggested = async () =>
    (await theirs<Duplicates>('GET', own)).body.suggested.map(({ full_name }) => full_name);
  expect(await suggested()).toEqual([alias.full_name]);
  await call('PATCH', at, { hides_names: true });
  expect(await suggested()).toEqual([]);
  const { status } = await theirs('POST', `${own}/merge`, { candidate_id: other, keep: 'other' });
  expect(status).toBe(409);
  expect(await everybody()).toHaveLength(2);
});
