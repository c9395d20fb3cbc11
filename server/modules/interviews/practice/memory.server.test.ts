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

test('looks back in three statements, whatever was practiced', async () => {
  const candidate = await server.signIn();
  await skipped(candidate);
  expect(await server.statementsOf(() => options(candidate))).toBe(3);
});

test('the headline of a profile suggests a role family, where it names one', async () => {
  const candidate = await server.signIn();
  const headlined = async (headline: string) => {
    await candidate.ask('PUT', '/api/v1/candidate/profile', { headline, skills: [], links: [] });
    return (await options(candidate)).suggested_role_family;
  };
  expect((await options(candidate)).suggested_role_family).toBeNull();
  expect(await headlined('Data scientist')).toBe('data');
  expect(await headlined('Builder of bridges')).toBeNull();
});

test('a day on which a practice was answered counts once, a skipped question not at all', async () => {
  const candidate = await server.signIn();
  const days = async () => (await options(candidate)).days_this_week;
  await skipped(candidate);
  expect(await days()).toBe(0);
  const session = await candidate.started(wish);
  await candidate.answer((await candidate.answer(session, 'I led it.')).body, 'I led that, too.');
  expect(await days()).toBe(1);
});
