import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Billing, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('a candidate buys a plan, and practices no more than it allows', async () => {
  const candidate = await createAccount(server, 'candidate');
  await addPlan(server, 'coach', {
    audience: 'candidate',
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { interviews: 1 },
  });
  const wanted = { plan_version_id: 'coach-1', interval: 'month', currency: 'EUR', seats: 1 };
  const bought = await call<Billing>(server, candidate, 'PUT', '/api/v1/billing/plan', wanted);
  expect(bought).toMatchObject({
    can_change: true,
    plan: { name: 'coach' },
    usage: [
      { meter: 'interviews', used: 0, limit: 1 },
      { meter: 'speech_minutes', used: 0, limit: null },
    ],
  });
  const practice = {
    ...{ mode: 'practice', role_family: 'software', level: 'junior' },
    ...{ question_type: 'mixed', question_count: 3 },
  };
  await call(server, candidate, 'POST', '/api/v1/interviews/session', practice);
  const refused = await fetch(`${server.url}/api/v1/interviews/session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${candidate.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(practice),
  });
  expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([409, 'quota_exceeded']);
  const { usage } = await call<Billing>(server, candidate, 'GET', '/api/v1/billing');
  expect(usage).toMatchObject([{ used: 1 }, { used: 0 }]);
});
