// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  HiringInvitationPage,
  HiringReview,
  InterviewResult,
  Problem,
  Scorecard,
  ScorecardDraft,
  WorkspaceRole,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { call as callCandidate, judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companyMembers, workspaceMembers } from '../../platform/database/schema/index.ts';

let server: TestServer;
let recruiter: TestAccount;
let candidate: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof completedInterview>>;
let workspaceId: string;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  call = callAs(server, recruiter);
  ids = await completedInterview(server, recruiter, { workspaceId, candidate }, { scorecards_needed: 2 });
  path = `/reviews/${ids.sessionId}`;
});

async function colleague(role: WorkspaceRole) {
  const account = await createAccount(server, 'recruiter');
  const { userId } = account;
  const at = new Date();
  const [member] = await server.db
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.userId, recruiter.userId));
  const companyId = member?.companyId ?? '';
  await server.db
    .insert(companyMembers)
    .values({ userId, companyId, role: 'member', jobTitle: 'Nurse', joinedAt: at });
  await server.db.insert(workspaceMembers).values({ companyId, workspaceId, userId, role, addedAt: at });
  return callAs(server, account);
}

const review = async (as = call) => (await as<HiringReview>('GET', path)).body;

const scorecard = (score?: number) => nurseScorecard(ids.turnId, score);

test('a draft is saved, and submitted with the words it cites', async () => {
  expect(await review()).toMatchObject({ mine: null, can_rate: true, is_revealed: false });
  const empty: ScorecardDraft = { ratings: [], overall: null, reason: '' };
  expect((await call<Scorecard>('PUT', `${path}/scorecard`, empty)).body.submitted_at).toBeNull();
  const refused = await call<Problem>('POST', `${path}/scorecard/submit`, empty);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
    422,
    ['ratings.patient-safety', 'ratings.handover', 'overall', 'reason'],
  ]);
  const { status, body } = await call<HiringReview>('POST', `${path}/scorecard/submit`, scorecard());
  expect(status).toBe(200);
  expect(body.mine).toMatchObject({ version: 1, is_independent: true, overall: 'yes' });
  expect(body.mine?.ratings[0]?.citations[0]?.quote).toBe('I checked his pulse');
});

describe('rule 1: who has not rated', () => {
  test('reads the transcript, and neither what the engine nor what others found', async () => {
    await judged(server, candidate, ids.sessionId);
    const other = await colleague('hiring_manager');
    await other('POST', `${path}/scorecard/submit`, scorecard(5));
    const seen = await review();
    expect(seen.questions[0]?.turns[0]?.answer).toBe(ANSWER);
    expect(seen).toMatchObject({ is_revealed: false, team: null, engine: null });
    expect(JSON.stringify(seen)).not.toContain('checklist');
    expect(JSON.stringify((await call('GET', '/invitations')).body)).not.toMatch(/checklist|"score"|overall/);
    const { body } = await call<HiringReview>('POST', `${path}/scorecard/submit`, scorecard());
    expect(body.is_revealed).toBe(true);
    expect(body.team?.map(({ ratings }) => ratings[0]?.score).toSorted()).toEqual([4, 5]);
    expect(body.engine?.questions[0]?.checklist).toMatchObject({ of: 4 });
  });

  test('sees it once enough others have', async () => {
    for (const role of ['hiring_manager', 'recruiter'] as const)
      await (await colleague(role))('POST', `${path}/scorecard/submit`, scorecard());
    expect(await review()).toMatchObject({ is_revealed: true, mine: null });
  });

  test('finds neither coverage nor integrity in a list, and both once they have rated', async () => {
    await judged(server, candidate, ids.sessionId);
    const found = async (as = call) =>
      (await as<HiringInvitationPage>('GET', '/invitations')).body.items.map((row) => row.found);
    expect(await found()).toEqual([null]);
    const [other, third] = [await colleague('hiring_manager'), await colleague('recruiter')];
    await other('POST', `${path}/scorecard/submit`, scorecard());
    const [seen] = await found(other);
    expect(seen).toMatchObject({
      coverage: { planned: 2 },
      integrity: { band: 'none', status: 'not_reviewed' },
    });
    expect(await found()).toEqual([null]);
    await third('POST', `${path}/scorecard/submit`, scorecard());
    expect(await found()).toEqual([seen]);
    // Whoever is asked to rate it alone sees it with their own scorecard and no sooner.
    const interviewer = await createAccount(server, 'recruiter');
    await joinWorkspace(server, recruiter, interviewer, { workspace_id: workspaceId }, 'interviewer');
    const asInterviewer = callAs(server, interviewer);
    await call('PUT', `${path}/reviewers`, { member_ids: [interviewer.userId] });
    expect(await found(asInterviewer)).toEqual([null]);
    await asInterviewer('POST', `${path}/scorecard/submit`, scorecard());
    expect(await found(asInterviewer)).toEqual([seen]);
  });

  test('may choose to see it, and then cannot rate', async () => {
    const { body } = await call<HiringReview>('POST', `${path}/reveal`);
    expect(body).toMatchObject({ is_revealed: true, can_rate: false });
    expect((await call('POST', `${path}/scorecard/submit`, scorecard())).status).toBe(409);
    expect((await call('PUT', `${path}/scorecard`, scorecard())).status).toBe(409);
    const activity = await call<object>('GET', `/workspaces/${workspaceId}/activity`);
    expect(JSON.stringify(activity.body)).toContain('shown_without_rating');
  });
});

test('a draft keeps what it cites before it rates, and is not submitted so', async () => {
  const { ratings, ...whole } = scorecard();
  const [{ competency_id, moments } = { competency_id: '', moments: [] }, other] = ratings;
  const cited = { ...whole, ratings: [{ competency_id, moments }, ...(other ? [other] : [])] };
  await call('PUT', `${path}/scorecard`, cited);
  const kept = (await review()).mine?.ratings[0];
  expect([kept?.score, kept?.citations[0]?.quote]).toEqual([undefined, 'I checked his pulse']);
  const refused = await call<Problem>('POST', `${path}/scorecard/submit`, cited);
  expect(refused.body.errors).toMatchObject([{ field: 'ratings.patient-safety' }]);
});

test('the same submission sent again is one version, made without looking', async () => {
  await call('POST', `${path}/scorecard/submit`, scorecard());
  const { body } = await call<HiringReview>('POST', `${path}/scorecard/submit`, scorecard());
  expect(body.mine).toMatchObject({ version: 1, is_independent: true });
});

test('a change after the submission is another version, which was not made without looking', async () => {
  await call('POST', `${path}/scorecard/submit`, scorecard());
  const { body } = await call<HiringReview>('POST', `${path}/scorecard/submit`, scorecard(3));
  expect(body.mine).toMatchObject({ version: 2, is_independent: false });
  expect(body.team).toMatchObject([{ version: 2 }]);
});

test('what is to be rated is listed until it is', async () => {
  const toRate = async () =>
    (await call<HiringInvitationPage>('GET', '/invitations?to_rate=true')).body.items.map(
      ({ my_scorecard, session_id }) => [my_scorecard, session_id],
    );
  expect(await toRate()).toEqual([['none', ids.sessionId]]);
  await call('PUT', `${path}/scorecard`, scorecard());
  expect(await toRate()).toEqual([['draft', ids.sessionId]]);
  await call('POST', `${path}/scorecard/submit`, scorecard());
  expect(await toRate()).toEqual([]);
});

test('a correction is answered once, and its candidate reads the answer', async () => {
  await callCandidate(
    server,
    candidate,
    'POST',
    `/api/v1/interviews/invited/${ids.interviewId}/corrections`,
    {
      session_id: ids.sessionId,
      turn_id: ids.turnId,
      text: 'I said ward nine.',
    },
  );
  const [request] = (await review()).requests;
  const answer = { answer: 'Noted, thank you.' };
  const manager = await colleague('hiring_manager');
  expect((await manager('POST', `${path}/requests/${request?._id}/answer`, answer)).status).toBe(403);
  expect((await call('POST', `${path}/requests/${request?._id}/answer`, answer)).status).toBe(200);
  expect((await call('POST', `${path}/requests/${request?._id}/answer`, answer)).status).toBe(409);
  await vi.waitFor(
    async () => {
      const told = (await server.outbox()).filter(
        ({ recipient, subject }) =>
          recipient === candidate.email && /^Your request is answered: /.test(subject),
      );
      expect(told).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  const result = await callCandidate<InterviewResult>(
    server,
    candidate,
    'GET',
    `/api/v1/interviews/invited/${ids.interviewId}/result`,
  );
  expect(result.requests).toMatchObject([{ state: 'answered', answer: 'Noted, thank you.' }]);
});

test('an interviewer sees nothing that is not assigned, another company as if it were missing', async () => {
  expect((await (await colleague('interviewer'))('GET', path)).status).toBe(403);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await callAs(server, stranger)('GET', path)).status).toBe(404);
});
