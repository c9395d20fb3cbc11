import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompetencySuggestion } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { suggestCompetencies } from './suggestion.ts';

const ROLE = {
  title: 'Backend developer',
  job_description: 'You keep our payments running. Ask anna.petrova@shop.example about the rota.',
};
const WORDING = 'Finds why payments fail, and proves it before changing anything.';
const bank = suggestCompetencies(ROLE);

const ai = serveAi();
let server: TestServer;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  server = await startTestServer({ env: { ai: ai.settings } });
  call = callAs(server, await createAccount(server, 'recruiter'));
});
afterAll(() => server.close());

const suggest = async () => (await call<CompetencySuggestion>('POST', '/competency-suggestions', ROLE)).body;

test('the model words what competencies mean in the role; what it leaves out and all that is rated by stay the bank’s', async () => {
  ai.wording = WORDING;
  const { competencies, worded_by } = await suggest();
  expect(worded_by).toBe('small-model');
  const last = bank.competencies.length - 1;
  expect(competencies).toEqual(
    bank.competencies.map((one, at) => (at === last ? one : { ...one, description: WORDING })),
  );
  const [asked] = ai.requests;
  expect(asked?.body).toContain('payments running');
  expect(asked?.body).not.toContain('petrova');
});

test('an answer that is none, is too long, has marks or names somebody leaves the bank’s words', async () => {
  for (const wording of ['', 'x'.repeat(601), '<b>Finds it</b>', 'Asks anna@shop.example first.']) {
    ai.wording = wording;
    expect(await suggest(), wording).toEqual(bank);
  }
  ai.wording = WORDING;
  for (const mode of ['fails', 'wrong schema', 'refuses the key', 'no completion'] as const) {
    ai.mode = mode;
    expect(await suggest(), mode).toEqual(bank);
  }
});

test('where nothing fits the model is not asked', async () => {
  const { body } = await call<CompetencySuggestion>('POST', '/competency-suggestions', {
    title: 'Xylophonist',
    job_description: '',
  });
  expect([body.competencies, body.worded_by, ai.requests]).toEqual([[], null, []]);
});
