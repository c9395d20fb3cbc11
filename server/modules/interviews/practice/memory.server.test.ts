// @module-tag postgres
import { expect, test } from 'vitest';
import type { PracticeOptions, Session } from '../../../../openapi/gen/types.gen.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';

const server = servePractice();
const wish = { role_family: 'software', level: 'mid', question_type: 'mixed', question_count: 3 } as const;

/** A practice of three questions in which all were skipped: what was asked. */
async function skipped(candidate: Client): Promise<string[]> {
  server.advance(60);
  let session: Session = await candidate.started(wish);
  while (session.current_turn) session = (await candidate.skip(session)).body;
  return session.turns.filter(({ kind }) => kind === 'core').map(({ prompt }) => prompt);
}

const options = async (candidate: Client) =>
  (await candidate.ask<PracticeOptions>('GET', '/api/v1/interviews/practice/options')).body;

async function newCount(candidate: Client): Promise<number | undefined> {
  const family = (await options(candidate)).role_families.find(({ _id }) => _id === wish.role_family);
  return family?.availability.find(
    ({ level, question_type: type }) => level === wish.level && type === wish.question_type,
  )?.new_count;
}

test('three practices in a row repeat nothing, and the set-up says how many are new', async () => {
  const candidate = await server.signIn();
  const all = (await newCount(candidate)) ?? 0;
  expect((await options(candidate)).last).toBeNull();
  const asked = [await skipped(candidate), await skipped(candidate), await skipped(candidate)].flat();
  expect([asked.length, new Set(asked).size]).toEqual([9, 9]);
  expect(await newCount(candidate)).toBe(all - 9);
  expect((await options(candidate)).last).toEqual(wish);
});

test('what an open practice will ask is not asked in another, and what none asked stays new', async () => {
  const candidate = await server.signIn();
  const all = (await newCount(candidate)) ?? 0;
  const open = await candidate.started(wish);
  expect(await newCount(candidate)).toBe(all - 3);
  await candidate.act(open, 'complete');
  expect(await newCount(candidate)).toBe(all - 1);
});

test('what somebody else was asked stays new', async () => {
  const candidate = await server.signIn();
  const all = await newCount(candidate);
  await skipped(await server.signIn());
  expect(await newCount(candidate)).toBe(all);
});

test('looks back in one statement', async () => {
  const candidate = await server.signIn();
  expect(await server.statementsOf(() => options(candidate))).toBe(2);
});
