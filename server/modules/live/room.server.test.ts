// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CandidateResume,
  HiringReview,
  LiveInterview,
  LiveRoom,
  LiveTimeline,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace } from '../../../tests/support/hiring.ts';
import { agreeOnLive, beginLive, enterLive } from '../../../tests/support/live-room.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { liveEvents } from '../../platform/database/schema/index.ts';

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
beforeAll(async () => {
  server = await startTestServer();
  ({ lead, colleague, candidate, live, workspaceId } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
  ));
});
afterAll(() => server.close());

test('nobody enters before its time', async () => {
  expect((await room(candidate)).status).toBe(403);
  expect(await post(lead, { kind: 'chat', text: 'Early' })).toBe(403);
});

test('all read what is said, the question on the screen, and who is there; marks are one’s own', async () => {
  await beginLive(server, live._id, new Date(Date.now() + 5 * 60_000));
  await enterLive(server, candidate, live._id);
  expect((await room(candidate)).body).toMatchObject({
    guide: null,
    present: [{ person_id: candidate.userId, place: 'room', is_connected: true }],
  });
  await enterLive(server, lead, live._id);
  expect((await room(lead)).body.guide).toHaveLength(2);
  expect(await post(candidate, { kind: 'chat', text: ' <script>alert(1)</script> ' })).toBe(204);
  expect(await post(lead, { kind: 'question', question_number: 1 })).toBe(204);
  expect(await post(lead, { kind: 'mark', text: 'Named the risk', rating: 4 })).toBe(204);
  const { body: seen } = await room(candidate);
  const present = seen.present.map(({ person_id }) => person_id);
  expect(present.toSorted()).toEqual([candidate.userId, lead.userId].toSorted());
  expect(seen.events.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'chat', 'question']);
  expect(seen.events[2]?.text).toBe('<script>alert(1)</script>');
  expect(seen.events[3]?.text).toMatch(/^Tell me about a time you noticed/);
  expect((await room(candidate, seen.position)).body.events).toEqual([]);
  expect((await room(lead)).body.events.at(-1)).toMatchObject({ kind: 'mark', rating: 4 });
  expect((await room(colleague)).body.events.some(({ kind }) => kind === 'mark')).toBe(false);
});

test('interviewers read the resume that the candidate attached; the candidate’s page asks for none', async () => {
  const seen = async (who: TestAccount) => as<CandidateResume>(who, '/resume');
  expect(await seen(colleague)).toEqual({ status: 200, body: { resume: null } });
  await attachResume(`${server.url}/api/v1/interviews/invited/${live.interview._id}/resume`);
  expect((await seen(colleague)).body.resume).toMatchObject({ name: 'ward.txt' });
  const headers = { Authorization: `Bearer ${colleague.accessToken}` };
  const file = await fetch(`${server.url}/api/v1/interviews/live/${live._id}/resume/file`, { headers });
  expect(file.headers.get('content-disposition')).toContain('ward.txt');
  expect(await file.text()).toBe('Ward nurse since 2019');
  expect((await seen(candidate)).status).toBe(403);
  const stranger = await createAccount(server, 'recruiter');
  expect((await seen(stranger)).status).toBe(404);
  expect((await room(lead)).body.offers_captions).toBe(false);

  async function attachResume(url: string) {
    const reply = await fetch(`${url}?name=ward.txt`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${candidate.accessToken}`,
        'Content-Type': 'application/octet-stream',
      },
      body: 'Ward nurse since 2019',
    });
    expect(reply.status).toBe(200);
  }
});

test('what is not theirs, is empty, too long or too much is refused', async () => {
  for (const kind of ['question', 'note', 'mark', 'ended'])
    expect(await post(candidate, { kind, text: 'x', question_number: 1 })).toBe(403);
  expect(await post(colleague, { kind: 'ended' })).toBe(403);
  expect(await post(colleague, { kind: 'extended' })).toBe(403);
  expect(await post(colleague, { kind: 'handed_over', person_id: lead.userId })).toBe(403);
  expect(await post(candidate, { kind: 'handed_over', person_id: candidate.userId })).toBe(403);
  expect(await post(lead, { kind: 'handed_over', person_id: candidate.userId })).toBe(422);
  expect(await post(lead, { kind: 'question', question_number: 9 })).toBe(422);
  expect(await post(lead, { kind: 'chat', text: '  ' })).toBe(422);
  expect(await post(lead, { kind: 'chat', text: 'x'.repeat(2001) })).toBe(422);
  const flood = Array.from({ length: 40 }, (_, nth) => ({ id: `flood-${nth}`, at: new Date() }));
  const said = { liveId: live._id, userId: candidate.userId, kind: 'chat', text: 'again' } as const;
  await server.db.insert(liveEvents).values(flood.map((one) => ({ ...one, ...said })));
  expect(await post(candidate, { kind: 'chat', text: 'again' })).toBe(429);
});

test('the lead adds a quarter of an hour, up to an hour, and hands over the lead', async () => {
  const endOf = async () => Date.parse((await room(lead)).body.live.ends_at ?? '');
  const before = await endOf();
  expect(await post(lead, { kind: 'extended' })).toBe(204);
  expect(await endOf()).toBe(before + 15 * 60_000);
  for (let nth = 0; nth < 3; nth += 1) expect(await post(lead, { kind: 'extended' })).toBe(204);
  expect(await post(lead, { kind: 'extended' })).toBe(409);
  expect(await post(lead, { kind: 'handed_over', person_id: colleague.userId })).toBe(204);
  expect((await room(colleague)).body.live.my_role).toBe('lead');
  expect((await room(lead)).body.live.my_role).toBe('interviewer');
  expect(await post(lead, { kind: 'extended' })).toBe(403);
  expect(await post(colleague, { kind: 'handed_over', person_id: lead.userId })).toBe(204);
});

test('another interviewer takes the lead once the lead is not in the room, and only then', async () => {
  const takes = (who: TestAccount) => post(who, { kind: 'handed_over', person_id: who.userId });
  const roleOf = async (who: TestAccount) => (await room(who)).body.live.my_role;
  expect(await takes(colleague)).toBe(409);
  expect(await post(lead, { kind: 'left' })).toBe(204);
  expect(await takes(colleague)).toBe(204);
  expect(await roleOf(colleague)).toBe('lead');
  expect((await room(candidate)).body.events.at(-1)).toMatchObject({ kind: 'handed_over', text: '' });
  const back = await enterLive(server, colleague, live._id);
  await enterLive(server, lead, live._id);
  expect(await takes(lead)).toBe(409);
  expect(await roleOf(lead)).toBe('interviewer');
  expect(await post(colleague, { kind: 'handed_over', person_id: lead.userId })).toBe(204);
  back.socket.close();
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

test('who was not in the room rates without names where the workspace hides them; who was reads them', async () => {
  const rater = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, rater, { workspace_id: workspaceId }, 'hiring_manager');
  await callAs(server, lead)('PATCH', `/workspaces/${workspaceId}`, { hides_names: true });
  const { session_id: sessionId } = (await room(lead)).body.live;
  const path = `/reviews/${sessionId}`;
  const asLead = callAs(server, lead);
  const { body: known } = await asLead<HiringReview>('GET', path);
  expect(known.names.are_hidden).toBe(false);
  const name = known.candidate.full_name;
  await server.db.insert(liveEvents).values({
    id: 'told',
    at: new Date(),
    liveId: live._id,
    userId: lead.userId,
    kind: 'chat',
    text: `Hi ${name}`,
  });
  const asRater = callAs(server, rater);
  const { body: review } = await asRater<HiringReview>('GET', path);
  expect(review.candidate.full_name).toMatch(/^Candidate [0-9A-F]{4}$/);
  const { body: timeline } = await asRater<LiveTimeline>('GET', `${path}/timeline`);
  expect(timeline.people[0]?.full_name).toBe(review.candidate.full_name);
  expect(timeline.events.at(-1)?.text).not.toContain(name);
  expect((await asRater('GET', `${path}/editor`)).status).toBe(403);
  const { body: seen } = await asLead<LiveTimeline>('GET', `${path}/timeline`);
  expect(seen.events.at(-1)?.text).toBe(`Hi ${name}`);
});
