// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  ApplicationPage,
  CompanyCandidatePage,
  InvitationMailPreview,
  MailedCandidates,
  Problem,
  TaggedCandidates,
  Workspace,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { applications } from '../../../platform/database/schema/index.ts';

let server: TestServer;
let call: ReturnType<typeof callAs>;
let recruiter: Awaited<ReturnType<typeof createAccount>>;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  ids = await openHiring(server, recruiter);
  call = callAs(server, recruiter);
});

const add = async (full_name: string, email: string, tags: readonly string[] = [], to = ids.workspace_id) => {
  await call('POST', `/workspaces/${to}/applications`, { candidates: [{ full_name, email, tags }] });
  const { body } = await call<ApplicationPage>('GET', `/workspaces/${to}/applications?page_size=100`);
  return body.items.find(({ candidate }) => candidate.email === email)?.candidate._id ?? '';
};
const tag = async (candidate_ids: string[], name: string, action = 'add', as = call) =>
  (await as<TaggedCandidates>('POST', '/candidates/tags', { candidate_ids, tag: name, action })).body;
const tagsOf = async (id: string) =>
  (await call<CompanyCandidatePage>('GET', '/candidates?page_size=100')).body.items.find(
    ({ _id }) => _id === id,
  )?.tags;

test('a tag is given to those who lack it and taken off them again, which leaves all as it was', async () => {
  const grace = await add('Grace Hopper', 'grace@mail.example', ['Night shift', 'York']);
  const both = [ids.candidate_id, grace];
  expect(await tag(both, '  Night   shift ')).toEqual({ changed: [ids.candidate_id], missed: [] });
  expect(await tagsOf(ids.candidate_id)).toEqual(['Night shift']);
  expect(await tagsOf(grace)).toEqual(['Night shift', 'York']);
  const { body } = await call<ActivityPage>('GET', `/workspaces/${ids.workspace_id}/activity`);
  expect(body.items[0]).toMatchObject({
    kind: 'candidate_changed',
    candidate: { _id: ids.candidate_id },
    change: { fields: ['tags'] },
  });
  expect(await tag([ids.candidate_id], 'Night shift', 'remove')).toEqual({
    changed: [ids.candidate_id],
    missed: [],
  });
  expect(await tagsOf(ids.candidate_id)).toEqual([]);
  expect(await tag(both, 'Night shift', 'remove')).toEqual({ changed: [grace], missed: [] });
});

test('who has as many as there can be, and whom somebody does not work with, are told', async () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
  const full = await add('Grace Hopper', 'grace@mail.example', twenty);
  expect(await tag([full, 'nobody'], 'One more')).toEqual({
    changed: [],
    missed: [
      { candidate_id: 'nobody', why: 'not_yours' },
      { candidate_id: full, why: 'full' },
    ],
  });
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, manager, ids, 'hiring_manager');
  const seen = [ids.candidate_id];
  const refused = { changed: [], missed: [{ candidate_id: ids.candidate_id, why: 'not_yours' }] };
  expect(await tag(seen, 'Seen', 'add', callAs(server, manager))).toEqual(refused);
  // Of another company, and in a workspace of the same one that a recruiter is not in.
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect(await tag(seen, 'Theirs', 'add', callAs(server, stranger))).toEqual(refused);
  const { body: other } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const elsewhere = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, elsewhere, { workspace_id: other._id }, 'recruiter');
  expect(await tag(seen, 'Elsewhere', 'add', callAs(server, elsewhere))).toEqual(refused);
  expect(await tagsOf(ids.candidate_id)).toEqual([]);
  // Once the person stands in that workspace too, they are tagged from there.
  await add('Ada', 'ada@mail.example', [], other._id);
  expect((await tag(seen, 'Elsewhere', 'add', callAs(server, elsewhere))).changed).toEqual(seen);
});

test('a tag needs a sign', async () => {
  const body = { candidate_ids: [ids.candidate_id], tag: '   ', action: 'add' };
  expect((await call('POST', '/candidates/tags', body)).status).toBe(422);
});

const letter = (candidate_ids: string[], change = {}) => ({
  candidate_ids,
  subject: 'News about {title}',
  body: 'Dear {name},\n\n**{company}** is still looking at it.',
  ...change,
});

test('each gets a mail of their own, as it was previewed, and it is in their timeline', async () => {
  const email = `${recruiter.userId.toLowerCase()}@mailed.example`;
  const zoe = await add('Zoe Zett', email);
  const { body: preview } = await call<InvitationMailPreview>(
    'POST',
    '/candidates/mail/preview',
    letter([zoe]),
  );
  expect(preview.mail).toMatchObject({
    to: email,
    reply_to: recruiter.email,
    subject: 'News about Ward nurse',
  });
  const { body } = await call<MailedCandidates>('POST', '/candidates/mail', letter([zoe, 'nobody']));
  expect(body).toEqual({ mailed: [zoe], missed: ['nobody'] });
  const { text, subject } = await server.mailTo(email);
  expect(subject).toBe('News about Ward nurse');
  expect(text).toBe(preview.mail?.text);
  expect(text).toContain('Dear Zoe Zett,');
  expect(text).toContain('/legal/privacy');
  const { body: activity } = await call<ActivityPage>('GET', `/workspaces/${ids.workspace_id}/activity`);
  expect(activity.items[0]).toMatchObject({
    kind: 'candidate_emailed',
    candidate: { _id: zoe },
    change: { after: 'News about {title}' },
  });
});

test('several are written to about open applications alone, one from their page about an ended one, too', async () => {
  const ended = await add('Ended Zett', `ended-${recruiter.userId.toLowerCase()}@mailed.example`);
  const open = await add('Open Zett', `open-${recruiter.userId.toLowerCase()}@mailed.example`);
  await server.db
    .update(applications)
    .set({ status: 'rejected', endedAt: new Date() })
    .where(eq(applications.candidateId, ended));
  const here = { workspace_id: ids.workspace_id };
  const missing = { mailed: [open], missed: [ended] };
  const send = async (candidateIds: string[], change?: object) =>
    (await call<MailedCandidates>('POST', '/candidates/mail', letter(candidateIds, change))).body;
  expect(await send([ended, open])).toEqual(missing);
  expect(await send([ended, open], here)).toEqual(missing);
  expect(await send([ended])).toEqual({ mailed: [], missed: [ended] });
  const { body } = await call('POST', '/candidates/mail/preview', letter([ended]));
  expect(body).toEqual({ mail: null });
  expect(await send([ended], here)).toEqual({ mailed: [ended], missed: [] });
});

test('what cannot be sent is refused beside its field; nobody is written to whom one does not work with', async () => {
  const wrong = { subject: 'News', body: 'Dear {nmae}' };
  const { status, body } = await call<Problem>('POST', '/candidates/mail', letter([ids.candidate_id], wrong));
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'body', message: 'Line 1: {nmae} is no variable.' }],
  ]);
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, manager, ids, 'hiring_manager');
  const asManager = callAs(server, manager);
  const meant = letter([ids.candidate_id]);
  expect((await asManager('POST', '/candidates/mail', meant)).body).toEqual({
    mailed: [],
    missed: [ids.candidate_id],
  });
  expect((await asManager('POST', '/candidates/mail/preview', meant)).body).toEqual({ mail: null });
});
