import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { getSession, listSessions } from '../../src/api/gen/sdk.gen.ts';
import { randomFrom } from '../support/random-from.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInDemoCandidate } from './demo-candidate.ts';
import { persist, WritingCandidate } from './writing-candidate.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 240_000 });

const KILLS = 8;
const SEED = 20_261_122;
/** Long enough for a draft or an answer to be anywhere on its way. */
const MOST_MS_BEFORE_KILL = 40;
const MOST_ANSWERS_BEFORE_KILL = 4;
const PAGE_SIZE = 100;

let server: ServerProcess;
let userId: string;

beforeAll(async () => {
  server = await ServerProcess.start();
  userId = await signInDemoCandidate(server);
});
afterAll(() => server.stop());

async function everySession(): Promise<Session[]> {
  const { items, total } = await persist(
    async () => (await listSessions({ query: { page_size: PAGE_SIZE } })).data,
  );
  expect(total).toBeLessThanOrEqual(PAGE_SIZE);
  return Promise.all(
    items.map(({ _id }) => persist(async () => (await getSession({ path: { session_id: _id } })).data)),
  );
}

it(`${KILLS} kills in the middle of writing lose and double nothing that was acknowledged`, async () => {
  const random = randomFrom(SEED);
  const people = ['a', 'b', 'c'].map((name) => new WritingCandidate(userId, name));
  const countAnswers = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.answers.length, 0);
  const writing = Promise.all(people.map((person) => person.write()));
  // Awaited below; what it fails with before that is told there.
  writing.catch(() => {});

  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = countAnswers() + Math.floor(random() * (MOST_ANSWERS_BEFORE_KILL + 1));
    await vi.waitUntil(() => countAnswers() >= wanted, { timeout: 120_000, interval: 5 });
    await delay(random() * MOST_MS_BEFORE_KILL);
    await server.kill();
    await server.restart();
    for (const person of people) person.online();
  }
  for (const person of people) person.finish();
  await writing;

  const sessions = await everySession();
  const stored = sessions.flatMap(({ turns }) =>
    turns.flatMap(({ _id, answer }) => (answer ? [[_id, answer]] : [])),
  );
  const acknowledged = people.flatMap(({ acknowledged: { answers } }) => answers);
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(stored.toSorted()).toEqual(acknowledged.map(({ turnId, text }) => [turnId, text]).toSorted());
  expect(sessions.map(({ _id }) => _id).toSorted()).toEqual(
    people.flatMap(({ acknowledged: { sessionIds } }) => sessionIds).toSorted(),
  );
  expect(people.flatMap(({ acknowledged: { lostDrafts } }) => lostDrafts)).toEqual([]);
});
