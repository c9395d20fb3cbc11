// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  InterviewResult,
  Report,
  ReportPage,
  Session,
  UnreleasedReport,
} from '../../../openapi/gen/types.gen.ts';
import { invitations } from '../../platform/database/schema/index.ts';
import { revokeInvitations } from '../interviews/hiring/hiring-repository.ts';
import { type Client, servePractice, shortStory } from '../interviews/practice-server.fixture.ts';

const base = '/api/v1/interviews/invited';
const daySeconds = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;
/** When the interviews of a test are made. */
let begunAt: Date;

beforeEach(async () => {
  candidate = await server.signIn();
  begunAt = server.now();
});

const invite = (attemptsAllowed: number) => server.invite(candidate, { attemptsAllowed });

/** Hands in an attempt and has it judged; gives the report's id. */
async function submit(session: Session): Promise<string> {
  await candidate.answer(session, shortStory);
  await candidate.act(session, 'complete');
  await server.jobs.run();
  const { body } = await candidate.read(session);
  if (!body.report_id) throw new Error('There is no report.');
  return body.report_id;
}

/** What every way to a report says of it. */
async function seen(id: string, reportId: string) {
  const result = (await candidate.ask<InterviewResult>('GET', `${base}/${id}/result`)).body;
  const report = await candidate.ask<Report>('GET', `/api/v1/reports/${reportId}`);
  const held = await candidate.ask<UnreleasedReport>('GET', `/api/v1/reports/${reportId}/unreleased`);
  const list = (await candidate.ask<ReportPage>('GET', '/api/v1/reports')).body;
  const isListed = list.items.some(({ _id }) => _id === reportId);
  return { result, report, held, isListed, total: list.total };
}

/** Where an attempt is all that keeps it closed, nobody knows when it opens. */
async function expectEmbargoed(id: string, reportId: string, isUnderWay = false): Promise<void> {
  const { result, report, held, isListed, total } = await seen(id, reportId);
  expect([report.status, report.body.code, isListed, total]).toEqual([409, 'report_embargoed', false, 0]);
  expect(report.body.detail).toMatch(/^Your report opens once this interview has closed for everyone:/);
  expect(result).toMatchObject({ report_id: null, report_note: report.body.detail });
  expect([held.status, held.body]).toEqual([
    200,
    {
      session_id: expect.any(String),
      interview: { _id: id, company: 'Sample Company', title: 'Engineer (sample)' },
      attempt: { number: 1, allowed: expect.any(Number) },
      note: report.body.detail,
      opens_at: isUnderWay ? null : new Date(begunAt.getTime() + 7 * daySeconds * 1000).toISOString(),
    },
  ]);
  expect(JSON.stringify([result, report.body, held.body])).not.toContain('anchors');
}

async function expectOpen(id: string, reportId: string): Promise<void> {
  const { result, report, held, isListed } = await seen(id, reportId);
  expect([report.status, held.status, isListed]).toEqual([200, 409, true]);
  expect(report.body.questions[0]).toHaveProperty('anchors');
  expect(result.report_note).toBeNull();
  expect(result.report_id).not.toBeNull();
}

describe('a report for hiring', () => {
  test('waits while an attempt is left or under way, and opens after the last', async () => {
    const id = await invite(2);
    const first = await submit(await candidate.begun(id));
    await expectEmbargoed(id, first);
    const session = await candidate.begun(id);
    await expectEmbargoed(id, first, true);
    const second = await submit(session);
    await expectOpen(id, first);
    await expectOpen(id, second);
  });

  test('opens when the interview has closed, unless an attempt goes on', async () => {
    const ids = [await invite(3), await invite(3)] as const;
    const [left, goesOn] = [
      await submit(await candidate.begun(ids[0])),
      await submit(await candidate.begun(ids[1])),
    ];
    const session = await candidate.begun(ids[1]);
    await candidate.act(session, 'pause');
    server.advance(7 * daySeconds - 1);
    await expectEmbargoed(ids[0], left);
    server.advance(1);
    await expectOpen(ids[0], left);
    expect((await candidate.ask('GET', `/api/v1/reports/${goesOn}`)).status).toBe(409);
    await candidate.read(session);
    await expectOpen(ids[1], goesOn);
  });

  test('opens at once where the only attempt is used, or the invitation is taken back', async () => {
    const only = await invite(1);
    await expectOpen(only, await submit(await candidate.begun(only)));
    const revoked = await invite(2);
    const report = await submit(await candidate.begun(revoked));
    const ofInterview = eq(invitations.interviewId, revoked);
    const [invitation] = await server.db.select().from(invitations).where(ofInterview);
    await revokeInvitations(server.db, [invitation?.id ?? ''], server.now());
    await expectOpen(revoked, report);
  });

  test('says nothing of itself to anybody else, whether it waits or not', async () => {
    const id = await invite(2);
    const report = await submit(await candidate.begun(id));
    const stranger = await server.signIn();
    for (const path of [report, `${report}/unreleased`])
      expect((await stranger.ask('GET', `/api/v1/reports/${path}`)).status).toBe(404);
  });
});

test('that of a practice never waits', async () => {
  const report = await submit(await candidate.started());
  expect((await candidate.ask('GET', `/api/v1/reports/${report}`)).status).toBe(200);
  expect((await candidate.ask('GET', `/api/v1/reports/${report}/unreleased`)).status).toBe(409);
});
