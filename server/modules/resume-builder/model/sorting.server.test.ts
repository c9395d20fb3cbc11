import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SortedResumeLines } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { call } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';

const ai = serveAi();
let server: TestServer;
let owner: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ env: { ai: ai.settings } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server);
});

const answer = (...lines: string[]) =>
  call<SortedResumeLines>(server, owner, 'POST', '/api/v1/resume-lines', { lines });
const sort = async (...lines: string[]) => (await answer(...lines)).sections;

test('each line gets the section that the model names, without its names being shown to the model', async () => {
  ai.sorted = [
    { line: 3, section: 'languages' },
    { line: 1, section: 'skills' },
    { line: 9, section: 'awards' },
  ];
  expect(await sort('TypeScript', 'quentin.ashgrove@mail.example', 'Finnish')).toEqual([
    'skills',
    null,
    'languages',
  ]);
  expect(ai.requests[0]?.body, 'bounds that some endpoints refuse').not.toContain('"minimum"');
  expect(ai.requests[0]?.body).toContain('Finnish');
  expect(ai.requests[0]?.body).not.toContain('ashgrove');
});

test('a model that names what is no section, or fails, sorts nothing', async () => {
  ai.sorted = [{ line: 1, section: 'work' }];
  const nothing = { sections: [null], problem: 'The model gave no answer that can be used.' };
  expect(await answer('TypeScript')).toEqual(nothing);
  ai.mode = 'fails';
  expect(await answer('TypeScript')).toEqual(nothing);
});
