// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InterviewResult, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { aiEvaluation } from '../../content/consent-texts.ts';
import { reports } from '../../platform/database/schema/index.ts';
import { evaluateSessionQueue } from './evaluation-queue.ts';
import { type Client, currentTurn, servePractice } from './practice-server.fixture.ts';

const server = servePractice();
let candidate: Client;
let id: string;

beforeEach(async () => {
  candidate = await server.signIn();
  id = await server.invite(candidate, { attemptsAllowed: 2 });
});

const decide = (is_given: boolean) =>
  candidate.ask<InvitedInterview>('POST', `/api/v1/interviews/invited/${id}/consents`, {
    decisions: [{ item: 'ai_evaluation', version: aiEvaluation.version, is_given }],
  });

const result = async () =>
  (await candidate.ask<InterviewResult>('GET', `/api/v1/interviews/invited/${id}/result`)).body;

const evaluations = async () =>
  (await server.jobs.waiting()).filter(({ queue }) => queue === evaluateSessionQueue);

const findings = (sessionId: string) =>
  server.db.select({ id: reports.id }).from(reports).where(eq(reports.sessionId, sessionId));

const leftToPeople = {
  evaluation: { state: 'people_only', message: null },
  engine_trouble: null,
  report_id: null,
  steps: [
    { step: 'submitted', state: 'done' },
    { step: 'human_review', state: 'current' },
    { step: 'decision', state: 'waiting' },
  ],
};

test('an interview is begun only once it was decided whether an engine may read it', async () => {
  expect((await candidate.attempt(id)).status).toBe(409);
  await decide(false);
  expect((await candidate.attempt(id)).status).toBe(201);
});

test('where it was declined, nothing is evaluated, and nothing comes back by itself', async () => {
  await decide(false);
  const session = await candidate.submitted(id);
  expect(session).toMatchObject({ status: 'completed', report_id: null });
  expect(await evaluations()).toEqual([]);
  await server.jobs.run();
  expect(await findings(session._id)).toEqual([]);
  expect(await result()).toMatchObject(leftToPeople);
  // A write that comes too late settles the session, and does not have it evaluated.
  expect((await candidate.act(session, 'heartbeat')).status).toBe(409);
  expect((await candidate.read(session)).body.status).toBe('completed');
  expect(await evaluations()).toEqual([]);
});

test('taken back before the evaluation, it is not done', async () => {
  const session = await candidate.submitted(id);
  expect(await evaluations()).toHaveLength(1);
  await decide(false);
  await server.jobs.run();
  expect(await findings(session._id)).toEqual([]);
  expect(await result()).toMatchObject(leftToPeople);
});

test('taken back afterwards, what was found is deleted; agreeing again counts for the next attempt', async () => {
  const first = await candidate.submitted(id);
  await server.jobs.run();
  expect(await findings(first._id)).toHaveLength(1);
  await decide(false);
  expect(await findings(first._id)).toEqual([]);
  expect(await result()).toMatchObject(leftToPeople);
  await decide(true);
  const second = await candidate.submitted(id);
  await server.jobs.run();
  expect(await findings(first._id)).toEqual([]);
  expect(await findings(second._id)).toHaveLength(1);
});

test('follow-ups go on as for everybody, by the built-in engine', async () => {
  await decide(false);
  const { body: begun } = await candidate.attempt(id);
  const session = (await candidate.act(begun, 'start')).body;
  const { body } = await candidate.answer(session, 'We worked on it for some weeks and then it was done.');
  expect(currentTurn(body).kind).toBe('follow_up');
});
