import { beforeEach, expect, test } from 'vitest';
import type { Report, Session } from '../../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { type Client, currentTurn, juniorStory, servePractice } from '../practice-server.fixture.ts';

const job_description = 'We run a payments service. You read logs, write tests and help each other.';
const bank = roleFamilies.flatMap(({ questions }) => questions.map(({ prompt }) => prompt));

const endpoint = serveAi();
const server = servePractice(endpoint);
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

async function reportOf(session: Session): Promise<Report> {
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

test('a tailored practice says so, and keeps the words of the bank beside those that are asked', async () => {
  const session = await candidate.started({ job_description });
  expect(session.selection).toEqual({ method: 'tailored', matched_terms: [], note: null, competency: null });
  const { prompt, worded_by, original_prompt } = currentTurn(session);
  expect([prompt, worded_by]).toEqual([`In a team like ours: ${original_prompt}`, 'ai']);
  expect(bank).toContain(original_prompt);
});

test('its report keeps both wordings, and who wrote a follow-up', async () => {
  const session = await candidate.started({ job_description, question_type: 'behavioural' });
  const { body } = await candidate.answer(session, juniorStory);
  await candidate.act(body, 'complete');
  const report = await reportOf(session);
  expect(report.questions[0]?.turns).toMatchObject(
    body.turns.map(({ prompt, worded_by, original_prompt }) => ({ prompt, worded_by, original_prompt })),
  );
  expect(report.questions[0]?.turns.map(({ worded_by }) => worded_by)).toEqual(['ai', 'ai']);
});

test('whoever pastes the words of the bank has answered nothing', async () => {
  const session = await candidate.started({ job_description });
  const { body } = await candidate.answer(session, currentTurn(session).original_prompt ?? '');
  expect(body.turns[0]).toMatchObject({ outcome: 'insufficient' });
});

test('a follow-up is marked as written by the model, and the question after it is not', async () => {
  const session = await candidate.started({ question_type: 'behavioural' });
  const { body } = await candidate.answer(session, juniorStory);
  const next = (await candidate.skip(body)).body;
  expect(next.turns.map(({ kind, worded_by }) => [kind, worded_by])).toEqual([
    ['core', 'bank'],
    ['follow_up', 'ai'],
    ['core', 'bank'],
  ]);
});

test.each(['broken JSON', 'fails', 'chooses an unknown question'] as const)(
  'a model that is "%s" costs nothing but its choice, and that is said',
  async (mode) => {
    endpoint.mode = mode;
    const { status, body } = await candidate.create({ job_description });
    expect([status, body.selection.method]).toEqual([201, 'overlap']);
    expect(body.selection.note).toMatch(/^The AI.*, so they were chosen without it\.$/);
    endpoint.mode = 'correct';
    const { current_turn: turn } = (await candidate.act<Session>(body, 'start')).body;
    expect(turn).toMatchObject({ worded_by: 'bank', original_prompt: null });
    expect(bank).toContain(turn?.prompt);
  },
);

test('multiple choice, and a practice without a job description, ask no model', async () => {
  await candidate.create({ question_type: 'multiple_choice', job_description });
  await candidate.create();
  expect(endpoint.requests).toEqual([]);
});

test('nobody has a model read job descriptions without end', async () => {
  endpoint.mode = 'chooses too few';
  const replies: number[] = [];
  for (let time = 0; time < 22; time++) replies.push((await candidate.create({ job_description })).status);
  expect(replies.at(-1)).toBe(429);
  expect(endpoint.requests).toHaveLength(20);
  expect((await candidate.create()).status).toBe(409);
});

test('nobody begins more practices than a model can be asked to judge', async () => {
  const statuses: number[] = [];
  for (let made = 0; made <= 60; made++) statuses.push((await candidate.create()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect((await candidate.create({ question_type: 'multiple_choice' })).status).not.toBe(429);
});
