import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type InterviewWish, inviteToInterview } from '../../../tests/support/interviews.ts';
import type {
  IntegrityPolicy,
  InterviewResult,
  Report,
  ReportPage,
  Session,
} from '../../gen/types/types.gen.ts';
import { invitations } from '../../platform/database/schema/index.ts';
import { revokeInvitation } from '../interviews/hiring/hiring-repository.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const text = 'I reproduced the fault on my own machine, read the logs and fixed the query within a day.';
const base = '/api/v1/interviews/invited';
const daySeconds = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

async function invite(wish: InterviewWish): Promise<string> {
  const integrity: IntegrityPolicy = { signals: [], camera: 'none', may_decline_signals: true };
  return inviteToInterview(server, candidate.email, { at: server.now(), integrity, ...wish });
}

/** Hands in an attempt and has it judged; gives the report's id. */
async function handIn(session: Session): Promise<string> {
  await candidate.answer(session, text);
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
  const list = (await candidate.ask<ReportPage>('GET', '/api/v1/reports')).body;
  const isListed = list.items.some(({ _id }) => _id === reportId);
  return { result, report, isListed, total: list.total };
}

async function expectHeld(id: string, reportId: string): Promise<void> {
  const { result, report, isListed, total } = await seen(id, reportId);
  expect([report.status, isListed, total]).toEqual([409, false, 0]);
  expect(report.body.detail).toMatch(/^Your report opens once you have no attempt left or/);
  expect(result).toMatchObject({ report_id: null, report_note: report.body.detail });
  expect(JSON.stringify([result, report.body])).not.toContain('anchors');
}

async function expectOpen(id: string, reportId: string): Promise<void> {
  const { result, report, isListed } = await seen(id, reportId);
  expect([report.status, isListed]).toEqual([200, true]);
  expect(report.body.questions[0]).toHaveProperty('anchors');
  expect(result.report_note).toBeNull();
  expect(result.report_id).not.toBeNull();
}

describe('a report for hiring', () => {
  test('waits while an attempt is left or under way, and opens after the last', async () => {
    const id = await invite({ attemptsAllowed: 2 });
    const first = await handIn(await candidate.begun(id));
    await expectHeld(id, first);
    const session = await candidate.begun(id);
    await expectHeld(id, first);
    const second = await handIn(session);
    await expectOpen(id, first);
    await expectOpen(id, second);
  });

  test('opens when the interview has closed, unless an attempt goes on', async () => {
    const ids = [await invite({ attemptsAllowed: 3 }), await invite({ attemptsAllowed: 3 })] as const;
    const [left, goesOn] = [
      await handIn(await candidate.begun(ids[0])),
      await handIn(await candidate.begun(ids[1])),
    ];
    const session = await candidate.begun(ids[1]);
    await candidate.act(session, 'pause');
    server.advance(7 * daySeconds - 1);
    await expectHeld(ids[0], left);
    server.advance(1);
    await expectOpen(ids[0], left);
    expect((await candidate.ask('GET', `/api/v1/reports/${goesOn}`)).status).toBe(409);
    await candidate.read(session);
    await expectOpen(ids[1], goesOn);
  });

  test('opens at once where the only attempt is used, or the invitation is taken back', async () => {
    const only = await invite({});
    await expectOpen(only, await handIn(await candidate.begun(only)));
    const revoked = await invite({ attemptsAllowed: 2 });
    const report = await handIn(await candidate.begun(revoked));
    const ofInterview = eq(invitations.interviewId, revoked);
    const [invitation] = await server.db.select().from(invitations).where(ofInterview);
    await revokeInvitation(server.db, invitation?.id ?? '', server.now());
    await expectOpen(revoked, report);
  });

  test('says nothing of itself to anybody else, whether it waits or not', async () => {
    const id = await invite({ attemptsAllowed: 2 });
    const report = await handIn(await candidate.begun(id));
    const stranger = await server.signIn();
    expect((await stranger.ask('GET', `/api/v1/reports/${report}`)).status).toBe(404);
  });
});

test('that of a practice never waits', async () => {
  const report = await handIn(await candidate.started());
  expect((await candidate.ask('GET', `/api/v1/reports/${report}`)).status).toBe(200);
});
