// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ApplicationPage,
  HiringInterview,
  HiringReview,
  LiveInterview,
  LiveRoom,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { liveEvents, liveInterviews } from '../../platform/database/schema/index.ts';

let server: TestServer;
let lead: TestAccount;
let colleague: TestAccount;
let candidate: TestAccount;
let live: LiveInterview;
let workspaceId: string;

const as = async <T = LiveRoom>(who: TestAccount, rest: string, body?: object) => {
  const reply = await fetch(`${server.url}/api/v1/interviews/live/${live._id}${rest}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${who.accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: JSON.parse((await reply.text()) || 'null') as T };
};
const room = (who: TestAccount, after = 0) => as(who, `/room?after=${after}`);
const post = async (who: TestAccount, body: object) => (await as(who, '/room', body)).status;
const begin = (at: Date) =>
  server.db
    .update(liveInterviews)
    .set({ startsAt: at, endsAt: new Date(at.getTime() + 3_600_000) })
    .where(eq(liveInterviews.id, live._id));

beforeAll(async () => {
  server = await startTestServer();
  [lead, colleague] = [await createAccount(server, 'recruiter'), await createAccount(server, 'recruiter')];
  candidate = await createAccount(server);
  ({ workspace_id: workspaceId } = await openHiring(server, lead));
  await joinWorkspace(server, lead, colleague, { workspace_id: workspaceId }, 'interviewer');
  const recruit = callAs(server, lead);
  const added = { candidates: [{ full_name: 'Zoe Zett', email: candidate.email }] };
  await recruit('POST', `/workspaces/${workspaceId}/applications`, added);
  const members = { method: 'all' as const, member_ids: [lead.userId, colleague.userId] };
  const design = nurseInterview({ live: { editor_language: 'text' }, reviewers: members });
  const { body: interview } = await recruit<HiringInterview>(
    'POST',
    `/workspaces/${workspaceId}/interviews`,
    design,
  );
  const { body: page } = await recruit<ApplicationPage>(
    'GET',
    `/workspaces/${workspaceId}/applications?q=zoe`,
  );
  const time = new Date(Date.now() + 86_400_000).toISOString();
  const path = `/workspaces/${workspaceId}/interviews/${interview._id}/live-times`;
  const wanted = { application_id: page.items[0]?._id, times: [time], minutes: 60 };
  ({ body: live } = await recruit<LiveInterview>('POST', path, wanted));
  await as(candidate, '/choice', { starts_at: time });
});
afterAll(() => server.close());

test('nobody enters before its time', async () => {
  expect((await room(candidate)).status).toBe(403);
  expect(await post(lead, { kind: 'chat', text: 'Early' })).toBe(403);
});

test('all read what is said, the question on the screen, and who is there; marks are one’s own', async () => {
  await begin(new Date(Date.now() + 5 * 60_000));
  expect((await room(candidate)).body).toMatchObject({ guide: null, present: [candidate.userId] });
  expect((await room(lead)).body.guide).toHaveLength(2);
  expect(await post(candidate, { kind: 'chat', text: ' <script>alert(1)</script> ' })).toBe(204);
  expect(await post(lead, { kind: 'question', question_number: 1 })).toBe(204);
  expect(await post(lead, { kind: 'mark', text: 'Named the risk', rating: 4 })).toBe(204);
  const { body: seen } = await room(candidate);
  expect(seen.present.toSorted()).toEqual([candidate.userId, lead.userId].toSorted());
  expect(seen.events.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'chat', 'question']);
  expect(seen.events[2]?.text).toBe('<script>alert(1)</script>');
  expect(seen.events[3]?.text).toMatch(/^Tell me about a time you noticed/);
  expect((await room(candidate, seen.position)).body.events).toEqual([]);
  expect((await room(lead)).body.events.at(-1)).toMatchObject({ kind: 'mark', rating: 4 });
  expect((await room(colleague)).body.events.some(({ kind }) => kind === 'mark')).toBe(false);
});

test('what is not theirs, is empty, too long or too much is refused', async () => {
  for (const kind of ['question', 'note', 'mark', 'ended'])
    expect(await post(candidate, { kind, text: 'x', question_number: 1 })).toBe(403);
  expect(await post(colleague, { kind: 'ended' })).toBe(403);
  expect(await post(lead, { kind: 'question', question_number: 9 })).toBe(422);
  expect(await post(lead, { kind: 'chat', text: '  ' })).toBe(422);
  expect(await post(lead, { kind: 'chat', text: 'x'.repeat(2001) })).toBe(422);
  const flood = Array.from({ length: 40 }, (_, nth) => ({ id: `flood-${nth}`, at: new Date() }));
  const said = { liveId: live._id, userId: candidate.userId, kind: 'chat', text: 'again' } as const;
  await server.db.insert(liveEvents).values(flood.map((one) => ({ ...one, ...said })));
  expect(await post(candidate, { kind: 'chat', text: 'again' })).toBe(429);
});

test('who is removed from the workspace is out, and the lead ends it for all', async () => {
  await callAs(server, lead)('DELETE', `/workspaces/${workspaceId}/members/${colleague.userId}`);
  expect((await room(colleague)).status).toBe(404);
  expect(await post(lead, { kind: 'ended' })).toBe(204);
  expect((await room(candidate)).body.live).toMatchObject({ status: 'ended', access: 'over' });
  const { session_id: sessionId } = (await room(lead)).body.live;
  const { status, body: review } = await callAs(server, lead)<HiringReview>('GET', `/reviews/${sessionId}`);
  expect(status).toBe(200);
  expect(review.questions[0]?.turns[0]?.prompt).toMatch(/^Tell me about a time you noticed/);
  const cited = { question_number: 1, quote: 'Named the risk (4/5)' };
  expect(review.mine?.ratings[0]?.citations).toEqual([expect.objectContaining(cited)]);
  expect(review.live?.marks.map(({ text }) => text)).toEqual(['Named the risk (4/5)']);
  expect(review.can_rate).toBe(true);
  expect(await post(candidate, { kind: 'chat', text: 'Late' })).toBe(403);
});
