// @module-tag postgres

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  CandidateResume,
  CompanyCandidatePage,
  HiringInvitationPage,
  OwnResume,
  WorkspacePage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../tests/support/interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { sweepResumes } from './resume-service.ts';

/** Files in memory, of the sweep alone: what it removes is looked at. */
function filesNamed(ids: readonly string[]) {
  const removed: string[] = [];
  const files = {
    list: async () => [...ids],
    remove: async (key: string) => void removed.push(key),
  } as unknown as FileStore;
  return { files, removed };
}

let server: TestServer;
let recruiter: TestAccount;
let candidate: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspaceId: string;
let interviewId: string;
let candidateId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  recruit = callAs(server, recruiter);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  await recruit('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  ({ _id: interviewId } = await freezeInterview(server, recruiter, workspaceId));
  const path = `/workspaces/${workspaceId}`;
  const { body } = await recruit<{ items: { _id: string; candidate: { _id: string } }[] }>(
    'GET',
    `${path}/applications?q=zoe`,
  );
  candidateId = body.items[0]?.candidate._id ?? '';
  await recruit('POST', `${path}/interviews/${interviewId}/invitations`, {
    application_ids: body.items.map(({ _id }) => _id),
  });
});

async function own(method: string, bytes?: Buffer, name = 'cv.pdf', account = candidate) {
  const url = `${server.url}/api/v1/interviews/invited/${interviewId}/resume`;
  const reply = await fetch(bytes ? `${url}?name=${encodeURIComponent(name)}` : url, {
    method,
    headers: {
      Authorization: `Bearer ${account.accessToken}`,
      ...(bytes && { 'Content-Type': 'application/octet-stream' }),
    },
    body: bytes ? new Uint8Array(bytes) : null,
  });
  return { status: reply.status, body: (await reply.json()) as OwnResume };
}

const pdf = (text = 'one') => Buffer.from(`%PDF-1.7 ${text}`);
const resumePath = () => `/workspaces/${workspaceId}/candidates/${candidateId}/resume`;
const seen = (by = recruit) => by<CandidateResume>('GET', resumePath());
const download = (account = recruiter) =>
  fetch(`${server.url}/api/v1/recruiter${resumePath()}/file`, {
    headers: { Authorization: `Bearer ${account.accessToken}` },
  });

test('a candidate attaches a resume, and who sees the candidate stores it as an attachment', async () => {
  expect((await seen()).body.resume).toBeNull();
  expect((await download()).status).toBe(204);
  const { status, body } = await own('PUT', pdf(), '../Zoë.html');
  expect(status).toBe(200);
  expect(body).toMatchObject({ can_change: true, resume: { name: 'Zoë.pdf', bytes: 12 } });
  expect((await seen()).body.resume).toEqual(body.resume);
  const file = await download();
  expect(await file.text()).toBe('%PDF-1.7 one');
  expect([
    file.headers.get('content-type'),
    file.headers.get('content-disposition'),
    file.headers.get('x-content-type-options'),
    file.headers.get('content-security-policy'),
  ]).toEqual([
    'application/pdf',
    "attachment; filename*=UTF-8''Zo%C3%AB.pdf",
    'nosniff',
    "default-src 'none'; sandbox",
  ]);
});

test('a newer one takes its place, and it can be removed', async () => {
  await own('PUT', pdf());
  await own('PUT', Buffer.from('Zoe Zett, nurse'), 'cv.doc');
  expect(await (await download()).text()).toBe('Zoe Zett, nurse');
  expect((await own('DELETE')).body).toEqual({ resume: null, can_change: true });
  expect((await seen()).body.resume).toBeNull();
});

test('a candidate is found by what their resume says and by notes, where one sees them', async () => {
  const found = async (q: string, by = recruit) =>
    (await by<CompanyCandidatePage>('GET', `/candidates?q=${q}`)).body.items.map((one) => one._id);
  const tell = (text: string, stored_at?: string) =>
    fetch(`${server.url}/api/v1/interviews/invited/${interviewId}/resume/text`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${candidate.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ stored_at, text }),
    });
  const { body } = await own('PUT', pdf());
  const storedAt = body.resume?.stored_at;
  const long = 'x'.repeat(3000);
  expect((await tell(`Bronchoscopy, ${long} triage`, storedAt)).status).toBe(204);
  expect((await tell('Nothing', new Date(0).toISOString())).status).toBe(409);
  expect(await found('broncho')).toEqual([candidateId]);
  expect(await found('broncho triage')).toEqual([candidateId]);
  expect(await found('broncho surgeon')).toEqual([]);
  await recruit('POST', `/workspaces/${workspaceId}/candidates/${candidateId}/notes`, {
    text: 'Would rather be a surgeon.',
  });
  expect(await found('broncho surgeon')).toEqual([candidateId]);
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, colleague, { workspace_id: workspaceId }, 'interviewer');
  const asColleague = callAs(server, colleague);
  await asColleague('POST', '/workspaces', nurseWorkspace);
  const { items } = (await asColleague<WorkspacePage>('GET', '/workspaces')).body;
  const theirs = items.find(({ my_role: role }) => role === 'lead')?._id;
  await asColleague('POST', `/workspaces/${theirs}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  expect(await found('zett', asColleague)).toEqual([candidateId]);
  expect(await found('surgeon', asColleague)).toEqual([]);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect(await found('surgeon', callAs(server, stranger))).toEqual([]);
  await own('DELETE');
  expect(await found('broncho')).toEqual([]);
  expect(await found('surgeon')).toEqual([candidateId]);
});

test('what is no resume or too large is refused', async () => {
  expect((await own('PUT', Buffer.from([0x4d, 0x5a, 0x00]), 'cv.pdf')).status).toBe(422);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
  expect((await own('PUT', large, 'cv.txt')).status).toBe(413);
  expect((await own('PUT', large.subarray(1), 'cv.txt')).status).toBe(200);
});

test('it is frozen once an attempt is submitted', async () => {
  await own('PUT', pdf());
  const { _id } = await begunAttempt(server, candidate, interviewId);
  expect((await own('PUT', pdf('two'))).status).toBe(200);
  await call(server, candidate, 'POST', `/api/v1/interviews/session/${_id}/complete`);
  expect((await own('PUT', pdf('three'))).status).toBe(409);
  expect((await own('DELETE')).status).toBe(409);
  expect((await own('GET')).body.can_change).toBe(false);
  expect(await (await download()).text()).toBe('%PDF-1.7 two');
});

test('for others it is missing', async () => {
  await own('PUT', pdf());
  const stranger = await createAccount(server);
  expect((await own('GET', undefined, '', stranger)).status).toBe(404);
  expect((await own('PUT', pdf(), '', stranger)).status).toBe(404);
  const other = await createAccount(server, 'recruiter');
  await openHiring(server, other);
  expect([(await seen(callAs(server, other))).status, (await download(other)).status]).toEqual([404, 404]);
  const interviewer = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, interviewer, { workspace_id: workspaceId }, 'interviewer');
  expect((await download(interviewer)).status).toBe(403);
});

test('it goes with a release of the invitation, and with the account', async () => {
  await own('PUT', pdf());
  const list = `/workspaces/${workspaceId}/interviews/${interviewId}/invitations`;
  const { body } = await recruit<HiringInvitationPage>('GET', list);
  const released = { invitation_ids: body.items.map(({ _id }) => _id) };
  await recruit('POST', `${list}/release`, released);
  expect((await seen()).body.resume).toBeNull();
  await own('PUT', pdf());
  await server.db.delete(users).where(eq(users.id, candidate.userId));
  expect((await seen()).body.resume).toBeNull();
});

test('files whose rows are gone are swept away', async () => {
  const { files, removed } = filesNamed(['gone']);
  const now = () => new Date();
  await sweepResumes({ db: server.db, jobs: server.jobs, now, files });
  expect(removed).toEqual(['resumes/gone']);
});
