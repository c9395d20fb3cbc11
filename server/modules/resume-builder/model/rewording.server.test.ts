import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuiltResume, ResumeModel, Rewording } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { createdResume } from '../../../../tests/support/resumes.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { call } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';

const POINT = 'I was the one who taught 12 nurses at Riverside with Dr. Quentin Ashgrove how to use Epic.';

const ai = serveAi();
let server: TestServer;
let owner: TestAccount;
let resume: BuiltResume;

beforeAll(async () => {
  server = await startTestServer({ env: { ai: ai.settings } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server);
  resume = await createdResume(server, owner);
});

const reword = (text = POINT, by = owner) =>
  call<Rewording>(server, by, 'POST', `/api/v1/resumes/${resume._id}/rewordings`, { text });

test('a point is worded anew: the model sees no name, and what was taken out comes back in its place', async () => {
  ai.wording = 'Taught 12 nurses at Riverside how to use Epic with Dr. [name].';
  expect(await reword()).toEqual({
    text: 'Taught 12 nurses at Riverside how to use Epic with Dr. Quentin Ashgrove.',
    problem: null,
    added: [],
    left_out: [],
  });
  const [asked] = ai.requests;
  expect(asked?.body).toContain('12 nurses');
  expect(asked?.body).not.toMatch(/Quentin|Ashgrove/);
});

test('a wording with another fact is not given back, and says which', async () => {
  ai.wording = 'Taught 40 nurses at Riverside how to use Epic with Dr. [name].';
  expect(await reword()).toMatchObject({ text: null, problem: 'The wording added “40”.' });
  ai.wording = 'Taught 12 nurses at Riverside how to use Epic.';
  expect((await reword()).text).toBeNull();
  ai.wording = 'Taught 12 nurses at Riverside how to use Epic with Dr. [name] and Anna Petrova.';
  expect((await reword()).text).toBeNull();
});

test('an endpoint that fails, lies or talks gives no wording, and says so', async () => {
  for (const mode of ['fails', 'broken JSON', 'wrong schema', 'refuses the key', 'no completion'] as const) {
    ai.mode = mode;
    expect(await reword(), mode).toMatchObject({
      text: null,
      problem: 'The model gave no answer that can be used.',
    });
  }
});

test('only points in English, of the own resume, and not without end', async () => {
  await expect(
    reword('Ich habe die Pflege der Station mit zwei Kollegen auf Epic umgestellt.'),
  ).rejects.toThrow('422');
  await expect(reword(POINT, await createAccount(server))).rejects.toThrow('404');
  expect(ai.requests).toEqual([]);
  ai.wording = 'Taught 12 nurses at Riverside how to use Epic with Dr. [name].';
  for (let at = 0; at < 60; at += 1) await reword();
  await expect(reword()).rejects.toThrow('429');
});

test('which model it would be is told; where there is none, nothing can be asked', async () => {
  const told = await call<ResumeModel>(server, owner, 'GET', '/api/v1/resume-model');
  expect(told).toEqual({ model: { name: 'small-model', host: new URL(ai.settings.baseUrl).host } });
  const without = await startTestServer();
  const stranger = await createAccount(without);
  const { _id } = await createdResume(without, stranger);
  expect(await call<ResumeModel>(without, stranger, 'GET', '/api/v1/resume-model')).toEqual({ model: null });
  const asked = call(without, stranger, 'POST', `/api/v1/resumes/${_id}/rewordings`, { text: POINT });
  await expect(asked).rejects.toThrow('409');
  await without.close();
});
