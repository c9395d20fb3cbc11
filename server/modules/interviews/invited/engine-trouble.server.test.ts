import { describe, expect, test } from 'vitest';
import type { InterviewResult, InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { createChatClient } from '../../../platform/ai/chat-client.ts';
import { createEngine } from '../../assessment/engine.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';

const base = '/api/v1/interviews/invited';
const endpoint = serveAi();
const withAi = servePractice(endpoint);
const withoutAi = servePractice();

/** An interview made with the language model, for a candidate of one of the servers. */
async function invited(server: typeof withAi): Promise<{ id: string; candidate: Client }> {
  const ai = createChatClient(endpoint.settings, { now: server.now, log: { warn: () => {} } });
  const candidate = await server.signIn();
  const { description: engine } = createEngine({ ai });
  return { id: await server.invite(candidate, { engine }), candidate };
}

async function read<T>(candidate: Client, url: string): Promise<T> {
  const { status, body } = await candidate.ask<T>('GET', url);
  expect(status).toBe(200);
  return body;
}

/** Takes an attempt and hands it in unanswered but for one question. */
async function submit(candidate: Client, id: string): Promise<void> {
  await candidate.decide(id);
  const { body: session } = await candidate.act((await candidate.attempt(id)).body, 'start');
  expect((await candidate.answer(session, 'I rolled the release back myself.')).status).toBe(200);
  expect((await candidate.act(session, 'complete')).status).toBe(200);
}

describe('an interview that was made with a language model', () => {
  test('has no trouble while it answers', async () => {
    const { id, candidate } = await invited(withAi);
    const { engine, engine_trouble } = await read<InvitedInterview>(candidate, `${base}/${id}`);
    expect([engine.name, engine_trouble]).toEqual(['llm', null]);
  });

  test.each([
    ['fails', 'unreachable'],
    ['refuses the key', 'refused'],
  ] as const)('keeps it while the endpoint %s, and says since when it cannot judge', async (mode, kind) => {
    const { id, candidate } = await invited(withAi);
    endpoint.mode = mode;
    const since = withAi.now().toISOString();
    await withAi.ai?.probe();
    withAi.advance(60);
    await withAi.ai?.probe();
    const found = await read<InvitedInterview>(candidate, `${base}/${id}`);
    expect(found.engine).toMatchObject({ name: 'llm', reason: 'AI is configured' });
    expect(found.engine_trouble).toEqual({ kind, since });

    await submit(candidate, id);
    const waiting = await read<InterviewResult>(candidate, `${base}/${id}/result`);
    expect(waiting).toMatchObject({
      engine: { name: 'llm' },
      engine_trouble: { kind, since },
      report_id: null,
    });

    endpoint.mode = 'correct';
    await withAi.ai?.probe();
    expect((await read<InterviewResult>(candidate, `${base}/${id}/result`)).engine_trouble).toBeNull();
  });

  test('has no more to wait for once it was judged', async () => {
    const { id, candidate } = await invited(withAi);
    await submit(candidate, id);
    await withAi.jobs.run();
    endpoint.mode = 'fails';
    await withAi.ai?.probe();
    const { engine_trouble, steps } = await read<InterviewResult>(candidate, `${base}/${id}/result`);
    expect([engine_trouble, steps[1]?.state]).toEqual([null, 'done']);
  });

  test('says that no language model is configured any more', async () => {
    const { id, candidate } = await invited(withoutAi);
    const found = await read<InvitedInterview>(candidate, `${base}/${id}`);
    expect(found).toMatchObject({ engine: { name: 'llm' }, engine_trouble: { kind: 'absent', since: null } });
  });
});
