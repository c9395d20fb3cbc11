// @module-tag postgres
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EvaluationFlag, FlaggedEvaluationPage, Problem } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { ANSWER, completedInterview } from '../../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  auditEntries,
  auditPayloads,
  candidateRequests,
  interviewSessions,
  reports,
} from '../../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let candidate: TestAccount;
let sessionId: string;
let turnId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  candidate = await createAccount(server);
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  ({ sessionId, turnId } = await completedInterview(server, recruiter, { workspaceId, candidate }));
  await reported(1);
});
afterAll(() => server.close());

const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAs(server, admin, 'admin')<T>(method, path, body);
const flagged = async (flag: EvaluationFlag, q = '') =>
  (await call<FlaggedEvaluationPage>('GET', `/evaluations?flag=${flag}&q=${q}`)).body;

/** Until the attempt has so many versions of its report. */
const reported = (versions: number) =>
  vi.waitFor(
    async () => expect(await server.db.$count(reports, eq(reports.sessionId, sessionId))).toBe(versions),
    { timeout: 10_000 },
  );

const lastAudit = async () => {
  const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  const parts = await server.db
    .select()
    .from(auditPayloads)
    .where(eq(auditPayloads.number, entry?.number ?? 0));
  return { ...entry, said: parts.map(({ content }) => content).join() };
};

test('what needs somebody is listed by what it needs, without a name and an answer', async () => {
  for (const flag of ['failed', 'low_coverage', 'human_review', 'transcript_correction'] as const)
    expect(await flagged(flag)).toEqual({ items: [], total: 0 });

  await server.db
    .update(reports)
    .set({ coverage: sql`${reports.coverage} || '{"percent": 20}'::jsonb` as never });
  const low = await flagged('low_coverage', 'ward');
  expect(low).toMatchObject({
    total: 1,
    items: [{ session_id: sessionId, coverage_percent: 20, version: 1, is_practice: false }],
  });
  expect(JSON.stringify(low)).not.toMatch(new RegExp(`Zoe|${candidate.email}|${ANSWER.slice(0, 20)}`));
  expect((await flagged('low_coverage', 'nothing like it')).total).toBe(0);

  const asked = { sessionId, turnId: null, text: 'Please', answer: null, answeredAt: null };
  await server.db.insert(candidateRequests).values({
    ...{ ...asked, id: 'request-1', kind: 'human_review' },
    createdAt: new Date('2026-11-20T10:00:00Z'),
  });
  expect((await flagged('human_review')).items).toMatchObject([{ since: '2026-11-20T10:00:00.000Z' }]);
  expect((await flagged('transcript_correction')).total).toBe(0);
  await server.db.update(candidateRequests).set({ answeredAt: new Date(), answer: 'Done' });
  expect((await flagged('human_review')).total).toBe(0);

  const state = { status: 'evaluating', evaluationState: 'needs_human' } as const;
  await server.db.update(interviewSessions).set(state).where(eq(interviewSessions.id, sessionId));
  expect((await flagged('failed')).items).toMatchObject([{ session_id: sessionId }]);
});

test('it is evaluated again with a reason: a new version, the old one stays, and the log says so', async () => {
  const again = (reason: string) => call<Problem>('POST', `/evaluations/${sessionId}/again`, { reason });
  expect((await again('x')).status).toBe(422);
  expect((await again('The endpoint is back')).status).toBe(204);
  await reported(2);
  expect(await lastAudit()).toMatchObject({
    action: 'evaluation.requested',
    entityId: sessionId,
    said: expect.stringContaining('The endpoint is back'),
  });
  expect((await flagged('failed')).total).toBe(0);
  expect((await call('POST', '/evaluations/unknown/again', { reason: 'Why not' })).status).toBe(404);
});

test('an administrator who opens answers is refused, and the log says so', async () => {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  for (const path of [`/api/v1/interviews/session/${sessionId}`, `/api/v1/recruiter/reviews/${sessionId}`]) {
    const reply = await fetch(server.url + path, { headers });
    expect(reply.status).toBe(403);
    expect(await reply.text()).not.toContain(turnId);
    expect(await lastAudit()).toMatchObject({
      action: 'access.refused',
      actorId: admin.userId,
      entityId: sessionId,
    });
  }
});
