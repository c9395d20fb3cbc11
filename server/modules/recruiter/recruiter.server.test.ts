import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem, RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companies } from '../../platform/database/schema/index.ts';

const acme: RecruiterProfile = { company: 'Acme', company_size: '11-50', job_title: 'Head of people' };

let server: TestServer;
let recruiter: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
});
beforeEach(() => server.db.delete(companies));
afterAll(() => server.close());

async function call(method: 'GET' | 'PUT', { accessToken }: TestAccount, body?: object) {
  const reply = await fetch(`${server.url}/api/v1/recruiter/profile`, {
    method,
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as RecruiterProfile & Problem };
}

test('a recruiter without a profile gets 404 until they make one', async () => {
  expect((await call('GET', recruiter)).status).toBe(404);
  expect(await call('PUT', recruiter, acme)).toEqual({ status: 200, body: acme });
  expect(await call('GET', recruiter)).toEqual({ status: 200, body: acme });
});

test('a change replaces the profile, trimmed, and nobody else’s', async () => {
  const other = await createAccount(server, 'recruiter');
  await call('PUT', other, acme);
  await call('PUT', recruiter, acme);
  const changed = { company: ' Größer & Söhne ', company_size: '5001+', job_title: '\tTalent\n' };
  const kept = { company: 'Größer & Söhne', company_size: '5001+', job_title: 'Talent' };
  expect(await call('PUT', recruiter, changed)).toEqual({ status: 200, body: kept });
  expect((await call('GET', recruiter)).body).toEqual(kept);
  expect((await call('GET', other)).body).toEqual(acme);
});

describe('refuses with 422, names the field and changes nothing', () => {
  test.each<[string, object]>([
    ['company', { company: '  ' }],
    ['company', { company: '' }],
    ['company', { company: 'x'.repeat(121) }],
    ['company', { company: undefined }],
    ['job_title', { job_title: '\n\t ' }],
    ['job_title', { job_title: 7 }],
    ['company_size', { company_size: 'many' }],
  ])('%s of %j', async (field, change) => {
    await call('PUT', recruiter, acme);
    const { status, body } = await call('PUT', recruiter, { ...acme, ...change });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect((await call('GET', recruiter)).body).toEqual(acme);
  });
});

test.each(['candidate', 'admin'] as const)('a %s is refused before anything happens', async (role) => {
  const account = await createAccount(server, role);
  expect((await call('GET', account)).status).toBe(403);
  expect((await call('PUT', account, acme)).status).toBe(403);
  // Also with a body that is refused otherwise: who may not is not told what is wrong with it.
  expect((await call('PUT', account, { ...acme, company: ' ' })).status).toBe(403);
  expect(await server.db.$count(companies)).toBe(0);
});
