import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { InvitedInterviewPage, Session } from '../../../../openapi/gen/types.gen.ts';
import { aiEvaluation, camera, integritySignals, microphone } from '../../../content/consent-texts.ts';
import { interviews } from '../../../platform/database/schema/index.ts';
import { saveProfile } from '../../recruiter/profile-service.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';
import { seedDemoInterviews } from './demo-interviews-service.ts';

const weekSeconds = 7 * 24 * 60 * 60;

const server = servePractice();
let candidate: Client;
let people: Parameters<typeof seedDemoInterviews>[1];

beforeAll(async () => {
  candidate = await server.signIn();
  const recruiter = await server.signIn('recruiter');
  const profile = { company: 'Sample Company', company_size: '51-200', job_title: 'Recruiter' } as const;
  await saveProfile(server.db, recruiter.userId, profile, server.now());
  people = { recruiterId: recruiter.userId, candidate: { id: candidate.userId, email: candidate.email } };
});

async function list() {
  const { body } = await candidate.ask<InvitedInterviewPage>('GET', '/api/v1/interviews/invited');
  return body.items;
}

test('the demo keeps its interviews open with every start, and what was done with them', async () => {
  await seedDemoInterviews(server, people);
  expect((await list()).map(({ _id, state }) => [_id, state])).toEqual([
    ['demo-sales', 'expired'],
    ['demo-support', 'invited'],
    ['demo-software', 'invited'],
  ]);
  const path = '/api/v1/interviews/invited/demo-software/consents';
  const texts = { ai_evaluation: aiEvaluation, integrity_signals: integritySignals, camera, microphone };
  const decisions = Object.entries(texts).map(([item, { version }]) => ({ item, version, is_given: true }));
  await candidate.ask('POST', path, { decisions });
  const wish = { mode: 'ai', interview_id: 'demo-software' };
  const { body } = await candidate.ask<Session>('POST', '/api/v1/interviews/session', wish);
  expect(body.question_kinds).toEqual({ words: body.progress.total - 1, choices: 0, code: 1 });
  expect((await candidate.act(body, 'start')).status).toBe(200);

  server.advance(3 * weekSeconds);
  const engine = { description: { ...server.engine.description, version: 'next' } };
  await seedDemoInterviews({ db: server.db, jobs: server.jobs, now: server.now, engine }, people);
  const later = await list();
  expect(later.map(({ _id, state }) => [_id, state])).toEqual([
    ['demo-sales', 'expired'],
    ['demo-support', 'invited'],
    ['demo-software', 'in_progress'],
  ]);
  const engineOf = async (id: string) => {
    const engines = server.db.select({ engine: interviews.engine }).from(interviews);
    return (await engines.where(eq(interviews.id, id)))[0]?.engine.version;
  };
  expect(await engineOf('demo-support')).toBe('next');
  expect(await engineOf('demo-software')).toBe(server.engine.description.version);
});
