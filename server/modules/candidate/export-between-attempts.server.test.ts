import { beforeAll, expect, test } from 'vitest';
import { inviteToInterview } from '../../../tests/support/interviews.ts';
import { microphone } from '../../content/consent-texts.ts';
import type { IntegrityPolicy, PersonalData, Session } from '../../gen/types/types.gen.ts';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';

const integrity: IntegrityPolicy = { signals: [], camera: 'none', may_decline_signals: true };

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

/** Begins an attempt and ends it at its first question; what is exported then. */
async function exportAfterAttempt(id: string): Promise<PersonalData> {
  const wish = { mode: 'ai', interview_id: id };
  const { body } = await candidate.ask<Session>('POST', '/api/v1/interviews/session', wish);
  await candidate.act(body, 'start');
  await candidate.act(body, 'complete');
  await server.jobs.run();
  return (await candidate.ask<PersonalData>('GET', '/api/v1/candidate/export')).body;
}

test('between two attempts the export shows neither questions that were not asked nor what a good answer holds', async () => {
  const id = await inviteToInterview(server, candidate.email, {
    at: server.now(),
    integrity,
    attemptsAllowed: 2,
  });
  const decisions = [{ item: 'microphone', version: microphone.version, is_given: false }];
  await candidate.ask('POST', `/api/v1/interviews/invited/${id}/consents`, { decisions });
  const first = await exportAfterAttempt(id);
  expect([first.sessions.length, first.turns.length, first.reports]).toEqual([1, 1, []]);
  expect(JSON.stringify(first)).not.toContain('anchors');
  const last = await exportAfterAttempt(id);
  expect([last.sessions.length, last.turns.length, last.reports.length]).toEqual([2, 2, 2]);
});
