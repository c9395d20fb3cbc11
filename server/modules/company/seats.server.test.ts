// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Billing } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { inviteMember } from './invitation-service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('200 invitations to the team at once come to as many seats as the plan allows', async () => {
  await addPlan(server, 'small', {
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { seats: 2 },
  });
  const owner = await createAccount(server, 'recruiter');
  const ids = await openHiring(server, owner);
  const change = { plan_version_id: 'small-1', interval: 'month', currency: 'EUR', seats: 1 };
  await call<Billing>(server, owner, 'PUT', '/api/v1/billing/plan', change);
  await callAs(server, owner)('DELETE', `/company/invitations/${ids.member_invitation_id}`);
  const asked = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      inviteMember({ ...server, now: () => new Date() }, owner.userId, {
        email: `colleague-${index}@quota.example`,
        role: 'member',
      }),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage[2]).toEqual({ meter: 'seats', used: 2, limit: 2 });
});
