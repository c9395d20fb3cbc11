// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HiringDefaults, MailPreview, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { hiringTerms } from '../../platform/database/schema/index.ts';

const TUESDAY = new Date('2026-11-24T11:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => TUESDAY });
});
afterAll(() => server.close());

const defaults: HiringDefaults = {
  time_zone: 'Asia/Jerusalem',
  working_days: [7, 1],
  notes_signals: false,
  camera: 'optional',
  retention_months: 18,
};
const path = '/company/hiring-defaults';

test('mails leave on the company’s days, and only what is frozen later is kept longer', async () => {
  const owner = await createAccount(server, 'recruiter');
  const { workspace_id, candidate_id } = await openHiring(server, owner);
  const call = callAs(server, owner);
  const round = { opens_at: TUESDAY.toISOString(), closes_at: '2026-12-01T11:00:00.000Z' };
  const before = await freezeInterview(server, owner, workspace_id, round);
  expect((await call('PUT', path, defaults)).status).toBe(200);
  const after = await freezeInterview(server, owner, workspace_id, round);
  const days = async (id: string) =>
    (await server.db.select().from(hiringTerms).where(eq(hiringTerms.interviewId, id)))[0]?.retentionDays;
  expect([await days(before._id), await days(after._id)]).toEqual([365, 548]);
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
    { ...defaults, retention_months: 11 },
    { ...defaults, retention_months: 49 },
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
    defaults: { time_zone: null, working_days: [1, 2, 3, 4, 5], retention_months: 12 },
  });
});
