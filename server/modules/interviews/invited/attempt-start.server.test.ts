// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { type InterviewWish, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { hiringTerms, invitations } from '../../../platform/database/schema/index.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';
import { lockInvitation } from './invitation-repository.ts';

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An attempt that was made and waits to be begun. */
async function waiting(wish: InterviewWish = {}): Promise<{ id: string; session: Session }> {
  const id = await inviteToInterview(server, candidate.email, { at: server.now(), ...wish });
  await candidate.decide(id);
  const { status, body } = await candidate.attempt(id);
  expect(status).toBe(201);
  return { id, session: body };
}

test('a consent that is taken back before the first question stops the attempt until it is given', async () => {
  const { id, session } = await waiting();
  await candidate.decide(id, false);
  const refused = await candidate.act(session, 'start');
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'You declined something this interview requires.',
  ]);
  expect((await candidate.read(session)).body).toMatchObject({ status: 'created', turns: [] });
  await candidate.decide(id);
  expect((await candidate.act(session, 'start')).body.status).toBe('in_progress');
  await candidate.decide(id, false);
  expect((await candidate.act(session, 'pause')).status).toBe(200);
});

test('a window that has moved into the future holds back an attempt that was made before', async () => {
  const { id, session } = await waiting();
  const opensAt = new Date(server.now().getTime() + 60_000);
  await server.db.update(hiringTerms).set({ opensAt }).where(eq(hiringTerms.interviewId, id));
  const early = await candidate.act(session, 'start');
  expect([early.status, early.body.detail]).toEqual([409, 'This interview isn’t open yet.']);
  server.advance(60);
  expect((await candidate.act(session, 'start')).status).toBe(200);
});

test('an attempt is begun by its candidate alone, and nobody else learns that it is there', async () => {
  const { session } = await waiting();
  const stranger = await server.signIn();
  const foreign = await stranger.act(session, 'start');
  const missing = await stranger.act({ ...session, _id: 'missing' }, 'start');
  expect([foreign.status, foreign.body.detail]).toEqual([missing.status, missing.body.detail]);
  expect(foreign.status).toBe(404);
});

test('an invitation that somebody else was faster to use stays theirs', async () => {
  const id = await inviteToInterview(server, candidate.email, { at: server.now() });
  const late = await server.signIn();
  await candidate.decide(id);
  const ofInterview = eq(invitations.interviewId, id);
  const [invitation] = await server.db.select().from(invitations).where(ofInterview);
  await server.db.transaction((tx) => lockInvitation(tx, invitation?.id ?? '', late.userId));
  const [kept] = await server.db.select().from(invitations).where(ofInterview);
  expect(kept?.candidateId).toBe(candidate.userId);
});
