import { beforeAll, expect, test } from 'vitest';
import type { PersonalData } from '../../../openapi/gen/types.gen.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

/** Begins an attempt and ends it at its first question; what is exported then. */
async function exportAfterAttempt(id: string): Promise<PersonalData> {
  await candidate.act(await candidate.begun(id), 'complete');
  await server.jobs.run();
  return (await candidate.ask<PersonalData>('GET', '/api/v1/candidate/export')).body;
}

test('between two attempts the export shows neither questions that were not asked nor what a good answer holds', async () => {
  const id = await server.invite(candidate, { attemptsAllowed: 2 });
  const first = await exportAfterAttempt(id);
  expect([first.sessions.length, first.turns.length, first.reports]).toEqual([1, 1, []]);
  expect(JSON.stringify(first)).not.toContain('anchors');
  const last = await exportAfterAttempt(id);
  expect([last.sessions.length, last.reports.length]).toEqual([2, 2]);
  expect(last.turns.map(({ attempt }) => attempt).toSorted()).toEqual([1, 2]);
});
