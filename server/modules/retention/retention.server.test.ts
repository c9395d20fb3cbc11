// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  Application,
  CompanyCandidatePage,
  InvitedInterview,
  Problem,
  Retention,
  Workspace,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import {
  callAs,
  joinWorkspace,
  nurseWorkspace,
  openHiring,
  rejectCandidate,
} from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import {
  activities,
  applications,
  auditEntries,
  companyCandidates,
  consents,
  hiringTerms,
  interviewSessions,
  invitations,
  notes,
} from '../../platform/database/schema/index.ts';
import { setStatus } from '../workspaces/application-status-repository.ts';
import { removePast } from './retention-service.ts';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;
let server: TestServer;
let owner: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server, 'recruiter');
  ids = await openHiring(server, owner);
  call = callAs(server, owner);
  path = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
});

/** The job, so many seconds after an application ended. */
const removeAt = (endedAt: Date | null | undefined, seconds = 0) =>
  removePast({ db: server.db, now: () => new Date((endedAt?.getTime() ?? 0) + seconds * 1000) });
const round = () => removeAt(new Date());
const stored = async (id = ids.application_id) =>
  (await server.db.select().from(applications).where(eq(applications.id, id)))[0];
const candidate = async (id = ids.candidate_id) =>
  (await server.db.select().from(companyCandidates).where(eq(companyCandidates.id, id)))[0];
const reject = (candidate_id = ids.candidate_id) =>
  rejectCandidate(server, owner, { workspace_id: ids.workspace_id, candidate_id });
const seen = async () => (await call<Application>('GET', path)).body.retention;
const retention = async (query = '') => (await call<Retention>('GET', `/company/retention${query}`)).body;
const hold = (is_held: boolean, reason = 'A lawsuit', as = call) =>
  as('PUT', `${path}/hold`, { is_held, reason });
const keep = (retention_months: number) =>
  call<Retention>('PUT', '/company/retention', { retention_months, reason: 'The law changed' });

test('the time runs from the end of the application, and anew after it was reopened', async () => {
  expect(await seen()).toMatchObject({ kept_until: null, hold: null, may_hold: true });
  await reject();
  const endedAt = (await stored())?.endedAt?.getTime() ?? 0;
  expect((await seen()).kept_until).toBe(new Date(endedAt + YEAR_SECONDS * 1000).toISOString());
  await call('POST', `${path}/decisions`, { kind: 'reopen', reason_id: 'new-information' });
  expect((await seen()).kept_until).toBeNull();
  expect((await stored())?.endedAt).toBeNull();
});

test('what is over is removed on its day and not before; stages and decisions stay without a name', async () => {
  const taker = await createAccount(server, 'candidate');
  const { interviewId, sessionId } = await completedInterview(server, owner, {
    workspaceId: ids.workspace_id,
    candidate: taker,
  });
  const [invitation] = await server.db
    .select()
    .from(invitations)
    .where(eq(invitations.interviewId, interviewId));
  const applicationId = invitation?.applicationId ?? '';
  const candidateId = (await stored(applicationId))?.candidateId ?? '';
  await call('POST', `/workspaces/${ids.workspace_id}/candidates/${candidateId}/notes`, {
    text: 'Call Zoe.',
  });
  await reject(candidateId);
  // Months after the interview closed, but the application ended today.
  const endedAt = (await stored(applicationId))?.endedAt;
  await removeAt(endedAt, YEAR_SECONDS - 1);
  expect((await stored(applicationId))?.removedAt).toBeNull();
  expect(await server.db.$count(interviewSessions, eq(interviewSessions.id, sessionId))).toBe(1);
  await removeAt(endedAt, YEAR_SECONDS);
  const left = await stored(applicationId);
  expect(left).toMatchObject({ status: 'rejected', stageId: 'applied' });
  expect(left?.removedAt).not.toBeNull();
  expect(await server.db.$count(interviewSessions, eq(interviewSessions.id, sessionId))).toBe(0);
  for (const table of [invitations, notes])
    expect(await server.db.$count(table, eq(table.applicationId, applicationId))).toBe(0);
  expect(await server.db.$count(consents, eq(consents.invitationId, invitation?.id ?? ''))).toBe(0);
  expect(await candidate(candidateId)).toMatchObject({ fullName: 'Removed candidate', phone: '', tags: [] });
  const told = JSON.stringify([
    await candidate(candidateId),
    await server.db.select().from(activities).where(eq(activities.applicationId, applicationId)),
  ]);
  expect(told).not.toMatch(new RegExp(`Zoe|Zett|${taker.email}`));
  // Who is still active stays.
  expect(await candidate()).toMatchObject({ fullName: 'Ada Byron' });
  const [logged] = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, applicationId));
  expect(logged?.action).toBe('application.removed');
});

test('of what was removed nobody reopens, notes or changes anything, and its candidate is not invited', async () => {
  await reject();
  await removeAt((await stored())?.endedAt, YEAR_SECONDS);
  const path = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
  const refused = [
    await call<Problem>('POST', `${path}/notes`, { text: 'Call again.' }),
    await call<Problem>('POST', `${path}/decisions`, { kind: 'reopen', reason_id: 'new-information' }),
    await call<Problem>('PATCH', path, { full_name: 'Ada Byron' }),
  ];
  for (const { status, body } of refused)
    expect([status, body.code], body.detail).toEqual([409, 'application_removed']);
  expect((await stored())?.status).toBe('rejected');
  const seen = await call<Application>('GET', path);
  expect(seen.body.retention.removed_at).not.toBeNull();
});

test('who has another application that is kept keeps name and address until that is over too', async () => {
  const { body: other } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  const second = `/workspaces/${other._id}/applications`;
  await call('POST', second, { candidates: [{ full_name: 'Ada Byron', email: 'ada@mail.example' }] });
  await reject();
  await removeAt((await stored())?.endedAt, YEAR_SECONDS);
  expect((await stored())?.removedAt).not.toBeNull();
  expect(await candidate()).toMatchObject({ fullName: 'Ada Byron' });
  await rejectCandidate(server, owner, { workspace_id: other._id, candidate_id: ids.candidate_id });
  await removeAt(new Date(), YEAR_SECONDS + DAY_SECONDS);
  expect(await candidate()).toMatchObject({ fullName: 'Removed candidate' });
});

test('a shorter time holds for what is stored, a longer one not for whom less was promised', async () => {
  const interviewed = await createAccount(server, 'candidate');
  const { interviewId } = await completedInterview(server, owner, {
    workspaceId: ids.workspace_id,
    candidate: interviewed,
  });
  const ask = { headers: { Authorization: `Bearer ${interviewed.accessToken}` } };
  const reply = await fetch(`${server.url}/api/v1/interviews/invited/${interviewId}`, ask);
  const invited = (await reply.json()) as InvitedInterview;
  expect([invited.retention_days, invited.retention_from]).toEqual([365, 'application']);
  expect(invited.consents[0]?.kept_for).toBe(
    'Until 365 days after your application ends, then it is deleted.',
  );
  const [invitation] = await server.db
    .select()
    .from(invitations)
    .where(eq(invitations.interviewId, interviewId));
  const zoe = await stored(invitation?.applicationId ?? '');
  await reject();
  await reject(zoe?.candidateId);
  expect((await keep(24)).status).toBe(200);
  await removeAt(new Date(), YEAR_SECONDS);
  expect((await stored(zoe?.id))?.removedAt).not.toBeNull();
  expect((await stored())?.removedAt).toBeNull();
  await removeAt(new Date(), 2 * YEAR_SECONDS);
  expect((await stored())?.removedAt).not.toBeNull();
});

test('who was told a time from the closing of an interview keeps it, whenever the application ended', async () => {
  const interviewed = await createAccount(server, 'candidate');
  const { interviewId } = await completedInterview(server, owner, {
    workspaceId: ids.workspace_id,
    candidate: interviewed,
  });
  const [invitation] = await server.db
    .select()
    .from(invitations)
    .where(eq(invitations.interviewId, interviewId));
  const closesAt = invitation?.closesAt ?? new Date();
  const told = { retentionFrom: 'closing', retentionDays: 2 * 365, closesAt } as const;
  await server.db.update(hiringTerms).set(told).where(eq(hiringTerms.interviewId, interviewId));
  const zoe = await stored(invitation?.applicationId ?? '');
  await reject(zoe?.candidateId);
  await removeAt(closesAt, 2 * YEAR_SECONDS - 1);
  expect((await stored(zoe?.id))?.removedAt).toBeNull();
  await removeAt(closesAt, 2 * YEAR_SECONDS);
  expect((await stored(zoe?.id))?.removedAt).not.toBeNull();
});

test('what has ended does not end anew', async () => {
  await reject();
  const ended = await stored();
  const later = new Date(Date.now() + 300 * DAY_SECONDS * 1000);
  const one = { id: ids.application_id, candidateId: ids.candidate_id };
  await server.db.transaction((tx) => setStatus(tx, one, 'withdrawn', later));
  expect(await stored()).toMatchObject({ status: 'withdrawn', endedAt: ended?.endedAt });
});

test('an owner sees what would go before the time is shortened, and the reason is logged', async () => {
  await keep(24);
  await reject();
  await server.db
    .update(applications)
    .set({ endedAt: new Date(Date.now() - (YEAR_SECONDS + DAY_SECONDS) * 1000) })
    .where(eq(applications.id, ids.application_id));
  expect(await retention()).toMatchObject({ retention_months: 24, past: 0, workspaces: [{ ended: 1 }] });
  expect(await retention('?months=12')).toMatchObject({ retention_months: 24, past: 1 });
  expect((await keep(12)).body.past).toBe(1);
  const logged = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'retention.changed'));
  expect(logged.length).toBeGreaterThan(0);
  expect((await keep(11)).status).toBe(422);
});

test('what is held stays past its time, and goes once the hold is lifted', async () => {
  await reject();
  expect((await hold(true)).status).toBe(204);
  expect(await seen()).toMatchObject({ kept_until: null, hold: { reason: 'A lawsuit' } });
  expect((await retention()).held).toMatchObject([
    { candidate: { email: 'ada@mail.example' }, hold: { reason: 'A lawsuit' } },
  ]);
  await server.db
    .update(applications)
    .set({ endedAt: new Date(Date.now() - 2 * YEAR_SECONDS * 1000) })
    .where(eq(applications.id, ids.application_id));
  await round();
  expect((await stored())?.removedAt).toBeNull();
  expect((await hold(false, 'It was settled')).status).toBe(204);
  await round();
  expect((await stored())?.removedAt).not.toBeNull();
  expect((await call<CompanyCandidatePage>('GET', '/candidates')).body.items).toEqual([]);
  expect((await hold(true)).status).toBe(404);
  const logged = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, ids.application_id));
  expect(logged.map(({ action }) => action)).toEqual([
    'application.held',
    'application.hold_lifted',
    'application.removed',
  ]);
});

test('an account cannot take away what is held; it can once the hold is lifted', async () => {
  const taker = await createAccount(server);
  const { sessionId } = await completedInterview(server, owner, {
    workspaceId: ids.workspace_id,
    candidate: taker,
  });
  const [bound] = await server.db
    .select({ candidateId: applications.candidateId })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(eq(invitations.candidateId, taker.userId));
  const holdTaker = (is_held: boolean) =>
    call('PUT', `/workspaces/${ids.workspace_id}/candidates/${bound?.candidateId}/hold`, {
      is_held,
      reason: 'A lawsuit',
    });
  const erase = () =>
    fetch(`${server.url}/api/v1/candidate/deletion`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${taker.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: taker.email, current_password: taker.password }),
    });
  expect((await holdTaker(true)).status).toBe(204);
  const refused = await erase();
  expect(refused.status).toBe(409);
  const problem = (await refused.json()) as Problem;
  expect(problem.code).toBe('legal_hold');
  expect(problem.detail).toContain('Analytical Engines (Ward nurse) must keep your application');
  const session = () => server.db.$count(interviewSessions, eq(interviewSessions.id, sessionId));
  // Nothing of it went, and the account is signed in as before.
  expect(await session()).toBe(1);
  const ask = { headers: { Authorization: `Bearer ${taker.accessToken}` } };
  expect((await fetch(`${server.url}/api/v1/candidate/profile`, ask)).status).toBe(200);
  expect((await holdTaker(false)).status).toBe(204);
  expect((await erase()).status).toBe(204);
  expect(await session()).toBe(0);
});

test('only owners hold, and change the time; of a hold others do not read why', async () => {
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, colleague, ids, 'lead');
  const asColleague = callAs(server, colleague);
  await hold(true);
  expect((await hold(false, 'No', asColleague)).status).toBe(422);
  expect((await hold(false, 'It is over', asColleague)).status).toBe(403);
  expect((await asColleague('GET', '/company/retention')).status).toBe(403);
  const { body } = await asColleague<Application>('GET', path);
  expect(body.retention).toMatchObject({ may_hold: false, hold: { reason: null } });
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await hold(false, 'It is over', callAs(server, stranger))).status).toBe(404);
});
