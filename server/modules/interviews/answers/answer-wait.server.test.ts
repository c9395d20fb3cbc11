import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { turns } from '../../../platform/database/schema/index.ts';
import { type Client, servePractice, shortStory } from '../practice-server.fixture.ts';

const server = servePractice();

const elapsed = async (candidate: Client, session: Session) =>
  (await candidate.read(session)).body.clock.elapsed_seconds;

test('an answer that waited for a connection costs the time until it was submitted, and says so', async () => {
  const candidate = await server.signIn();
  const session = await candidate.started();
  const turnId = session.current_turn?._id ?? '';
  server.advance(10);
  await candidate.act(session, 'heartbeat');
  server.advance(5 + 47);
  const { status, body } = await candidate.answerAfter(session, shortStory, 47_000);
  expect([status, body.clock.elapsed_seconds]).toEqual([200, 15]);
  server.advance(20);
  expect(await elapsed(candidate, session)).toBe(35);
  const [turn] = await server.db.select().from(turns).where(eq(turns.id, turnId));
  expect(turn).toMatchObject({ waitedSeconds: 47, activeSecondsAtClose: 15 });
});

test('an answer that says nothing of a wait, or too much of it, gains no more than the server knows of', async () => {
  const candidate = await server.signIn();
  const silent = await candidate.started();
  server.advance(47);
  expect((await candidate.answer(silent, shortStory)).body.clock.elapsed_seconds).toBe(47);

  const boasting = await candidate.started();
  server.advance(60);
  await candidate.act(boasting, 'heartbeat');
  server.advance(10);
  const { body } = await candidate.answerAfter(boasting, shortStory, 2_147_483_647);
  expect(body.clock.elapsed_seconds).toBe(60);
});

test('an answer that is sent again is not spared a second wait', async () => {
  const candidate = await server.signIn();
  const session = await candidate.started();
  server.advance(30);
  await candidate.answerAfter(session, shortStory, 30_000);
  expect(await elapsed(candidate, session)).toBe(0);
  server.advance(30);
  await candidate.answerAfter(session, shortStory, 30_000);
  expect(await elapsed(candidate, session)).toBe(30);
});
