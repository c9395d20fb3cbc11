// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ApplicationPage,
  HiringInterview,
  HiringInvitationPage,
  HiringReview,
  PlaceToRate,
  Problem,
  ReviewerChoice,
  ScorecardDraft,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { ANSWER, freezeInterview, nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { begunAttempt } from '../../../tests/support/interviews.ts';
import { call as callCandidate } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let lead: TestAccount;
let interviewer: TestAccount;
let manager: TestAccount;
let call: ReturnType<typeof callAs>;
let workspace_id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  [lead, interviewer, manager] = [
    await createAccount(server, 'recruiter'),
    await createAccount(server, 'recruiter'),
    await createAccount(server, 'recruiter'),
  ];
  ({ workspace_id } = await openHiring(server, lead));
  call = callAs(server, lead);
  await joinWorkspace(server, lead, interviewer, { workspace_id }, 'interviewer');
  await joinWorkspace(server, lead, manager, { workspace_id }, 'hiring_manager');
});

/** A candidate's submitted attempt at an interview. */
async function attemptAt(interviewId: string) {
  const candidate = await createAccount(server);
  const path = `/workspaces/${workspace_id}`;
  const { email } = candidate;
  await call('POST', `${path}/applications`, { candidates: [{ full_name: 'Zoe Zett', email }] });
  const { body } = await call<ApplicationPage>('GET', `${path}/applications?q=${encodeURIComponent(email)}`);
  const application_ids = body.items.map(({ _id }) => _id);
  await call('POST', `${path}/interviews/${interviewId}/invitations`, { application_ids });
  const { _id: sessionId, turns } = await begunAttempt(server, candidate, interviewId);
  const turnId = turns[0]?._id ?? '';
  const session = `/api/v1/interviews/session/${sessionId}`;
  await callCandidate(server, candidate, 'POST', `${session}/turns/${turnId}/answer`, { text: ANSWER });
  await callCandidate(server, candidate, 'POST', `${session}/complete`);
  return sessionId;
}

const frozenFor = (method: ReviewerChoice['method'], people: readonly TestAccount[], needed = 1) =>
  freezeInterview(server, lead, workspace_id, {
    scorecards_needed: needed,
    reviewers: { method, member_ids: people.map(({ userId }) => userId) },
  });

const review = (who: TestAccount, id: string) => callAs(server, who)<HiringReview>('GET', `/reviews/${id}`);
const asked = async (id: string) =>
  (await review(lead, id)).body.reviewers.map(({ member, status }) => [member._id, status]);
const toRate = async (who: TestAccount) => {
  const { body } = await callAs(server, who)<HiringInvitationPage>('GET', '/invitations?to_rate=true');
  return body.items.map(({ session_id }) => session_id);
};

const scorecard: ScorecardDraft = {
  ratings: ['patient-safety', 'handover'].map((competency_id, at) => ({
    competency_id,
    score: null,
    moments: [{ question_number: at + 1 }],
  })),
  overall: 'no',
  reason: 'Too little was said.',
};
const submit = (who: TestAccount, id: string) =>
  callAs(server, who)<HiringReview>('POST', `/reviews/${id}/scorecard/submit`, scorecard);

test('an interviewer sees just what they are asked to rate, and what others found with their own card', async () => {
  const { _id } = await frozenFor('all', [interviewer, manager]);
  const mine = await attemptAt(_id);
  const other = await attemptAt((await frozenFor('all', [manager]))._id);
  expect((await review(interviewer, other)).status).toBe(403);
  expect(await toRate(interviewer)).toEqual([mine]);
  const { body: all } = await callAs(server, interviewer)<HiringInvitationPage>('GET', '/invitations');
  expect(all.items.map(({ session_id, can_open }) => [session_id, can_open])).toEqual([[mine, false]]);
  expect((await submit(manager, mine)).status).toBe(200);
  // Enough are in: for who was not asked, not for who still has to rate.
  expect((await review(lead, mine)).body.is_revealed).toBe(true);
  const before = (await review(interviewer, mine)).body;
  expect(before).toMatchObject({ is_revealed: false, team: null, engine: null, can_show: false });
  expect((await callAs(server, interviewer)('POST', `/reviews/${mine}/reveal`)).status).toBe(403);
  const { body } = await submit(interviewer, mine);
  expect(body).toMatchObject({ is_revealed: true, my_assignment: { status: 'submitted' } });
  expect(body.mine?.is_independent).toBe(true);
  expect([await toRate(interviewer), await toRate(manager), await toRate(lead)]).toEqual([[], [other], []]);
});

test('what waits for one is gone through in its order, from the last one to the first', async () => {
  const { _id } = await frozenFor('all', [interviewer]);
  const [a = '', b = '', c = ''] = [await attemptAt(_id), await attemptAt(_id), await attemptAt(_id)];
  const place = async (who: TestAccount, id: string) => {
    const { body } = await callAs(server, who)<PlaceToRate>('GET', `/to-rate?session_id=${id}`);
    return [body.at, body.total, body.previous_session_id, body.next_session_id];
  };
  expect([await place(interviewer, a), await place(interviewer, b), await place(interviewer, c)]).toEqual([
    [1, 3, c, b],
    [2, 3, a, c],
    [3, 3, b, a],
  ]);
  await submit(interviewer, b);
  expect([await place(interviewer, b), await place(interviewer, c)]).toEqual([
    [0, 2, c, a],
    [2, 2, a, a],
  ]);
  await submit(interviewer, c);
  expect([await place(interviewer, a), await place(manager, a)]).toEqual([
    [1, 1, null, null],
    [0, 0, null, null],
  ]);
  await submit(interviewer, a);
});

test('reviewers take turns, as many as are needed', async () => {
  const { _id } = await frozenFor('in_turn', [interviewer, manager, lead], 2);
  const sessions = [await attemptAt(_id), await attemptAt(_id)];
  expect(await asked(sessions[0] ?? '')).toEqual(
    [interviewer, manager].map(({ userId }) => [userId, 'open']).toSorted(),
  );
  expect((await asked(sessions[1] ?? '')).map(([id]) => id)).toContain(lead.userId);
});

test('what a removed member was to rate is passed on to another reviewer, then to a lead', async () => {
  const { _id } = await frozenFor('in_turn', [interviewer, manager]);
  const session = await attemptAt(_id);
  const { body: before } = await review(lead, session);
  await call('DELETE', `/workspaces/${workspace_id}/members/${interviewer.userId}`);
  expect(await asked(session)).toEqual([[manager.userId, 'open']]);
  expect((await review(lead, session)).body.reviewers[0]?.due_at).toBe(before.reviewers[0]?.due_at);
  expect((await review(interviewer, session)).status).toBe(404);
  expect((await call('DELETE', `/company/members/${manager.userId}`)).status).toBeLessThan(300);
  expect(await asked(session)).toEqual([[lead.userId, 'open']]);
});

test('who is asked may decline; a lead gives it to somebody else', async () => {
  const { _id } = await frozenFor('all', [interviewer]);
  const session = await attemptAt(_id);
  expect(await toRate(lead)).toEqual([]);
  expect((await callAs(server, interviewer)('POST', `/reviews/${session}/decline`)).status).toBe(204);
  expect((await review(interviewer, session)).status).toBe(403);
  // Nobody is asked any more: whoever sees the candidate may.
  expect(await toRate(lead)).toEqual([session]);
  const give = (member_ids: string[], by = lead) =>
    callAs(server, by)<HiringReview>('PUT', `/reviews/${session}/reviewers`, { member_ids });
  expect((await give([manager.userId], manager)).status).toBe(403);
  expect((await give(['nobody'])).status).toBe(422);
  await give([manager.userId, interviewer.userId]);
  await give([interviewer.userId]);
  expect(await asked(session)).toEqual([[interviewer.userId, 'open']]);
  expect((await review(interviewer, session)).body.my_assignment?.status).toBe('open');
  expect((await callAs(server, lead)('POST', `/reviews/${session}/decline`)).status).toBe(409);
});

test('a design names enough members of the workspace, and the frozen interview tells them', async () => {
  const path = `/workspaces/${workspace_id}/interviews`;
  const design = (member_ids: string[], scorecards_needed = 1) =>
    call<Problem & HiringInterview>(
      'POST',
      path,
      nurseInterview({ scorecards_needed, reviewers: { method: 'all', member_ids } }),
    );
  const stranger = await createAccount(server, 'recruiter');
  expect((await design([stranger.userId])).body.errors).toMatchObject([{ field: 'reviewers' }]);
  expect((await design([lead.userId], 2)).body.errors).toMatchObject([{ field: 'reviewers' }]);
  const { body } = await design([manager.userId, lead.userId]);
  expect(body.reviewers?.members.map(({ _id }) => _id)).toEqual([manager.userId, lead.userId]);
});
