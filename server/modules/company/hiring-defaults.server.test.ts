// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HiringDefaults, MailPreview, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

const TUESDAY = new Date('2026-11-24T11:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => TUESDAY });
});
afterAll(() => server.close());

const defaults: HiringDefaults = {
  time_zone: 'Asia/Jerusalem',
  working_days: [7, 1],
  days_to_rate: 3,
  notes_signals: false,
  camera: 'optional',
};
const path = '/company/hiring-defaults';

test('mails leave on the company’s days', async () => {
  const owner = await createAccount(server, 'recruiter');
  const { workspace_id, candidate_id } = await openHiring(server, owner);
  const call = callAs(server, owner);
  expect((await call('PUT', path, defaults)).status).toBe(200);
  const { body } = await call<MailPreview>(
    'GET',
    `/workspaces/${workspace_id}/candidates/${candidate_id}/decision-mail`,
  );
  expect(body).toMatchObject({
    time_zone: 'Asia/Jerusalem',
    next_working_day: '2026-11-29T07:00:00.000Z',
  });
});

test('owners change them within bounds, members read them, others have their own', async () => {
  const owner = await createAccount(server, 'recruiter');
  const ids = await openHiring(server, owner);
  const call = callAs(server, owner);
  const refused = [
    { ...defaults, working_days: [] },
    { ...defaults, time_zone: 'Nowhere/Land' },
  ];
  for (const one of refused) expect((await call<Problem>('PUT', path, one)).status).toBe(422);
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, colleague, ids, 'lead');
  const member = callAs(server, colleague);
  expect((await member('PUT', path, defaults)).status).toBe(403);
  expect((await member('GET', path)).body).toMatchObject({
    my_role: 'member',
    defaults: { time_zone: null, working_days: [1, 2, 3, 4, 5] },
  });
});
