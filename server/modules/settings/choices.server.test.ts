import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem, SettingsSection, SettingsSectionName } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditPayloads, companies, settings } from '../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(settings);
});

async function call<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by?: TestAccount) {
  const headers = by && { authorization: `Bearer ${by.accessToken}` };
  const reply = await server.app.inject({
    method,
    url: `/api/v1/${url}`,
    ...(headers && { headers }),
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json<T & Problem>() };
}

const choose = (section: SettingsSectionName, values: object, version = 0) =>
  call<SettingsSection>(
    'PUT',
    `admin/settings/${section}`,
    { values, secrets: {}, reason: 'Our policy of this year', version },
    admin,
  );

const person = {
  full_name: 'New Person',
  password: 'a long enough pass phrase',
  accept_terms: true,
};
const register = (role: 'candidate' | 'recruiter', email: string) =>
  call('POST', 'auth/register', {
    ...person,
    role,
    email,
    ...(role === 'recruiter' && {
      company: { company: 'Northwind', company_size: '1-10', job_title: 'Recruiter' },
    }),
  });

test.each<[SettingsSectionName, object, string, string]>([
  ['retention', { application_months: 11 }, 'application_months', 'Enter a whole number from 12 to 48.'],
  ['retention', { application_months: '12.5' }, 'application_months', 'Enter a whole number from 12 to 48.'],
  ['retention', { log_days: 0 }, 'log_days', 'Enter a whole number from 1 to 30.'],
  ['retention', { log_days: 31 }, 'log_days', 'Enter a whole number from 1 to 30.'],
  ['retention', { outbox_days: 'many' }, 'outbox_days', 'Enter a whole number from 1 to 30.'],
  ['features', { trial: 'no' }, 'trial', 'Choose on or off.'],
  ['features', { practice: null }, 'practice', 'Choose on or off.'],
  ['features', { candidate_sign_up: 0 }, 'candidate_sign_up', 'Choose on or off.'],
  ['features', { recruiter_sign_up: 'yes' }, 'recruiter_sign_up', 'Choose on or off.'],
  ['limits', { practices_a_day: 0 }, 'practices_a_day', 'Enter a whole number from 1 to 1000.'],
  ['limits', { sign_ups_an_hour: 10_001 }, 'sign_ups_an_hour', 'Enter a whole number from 1 to 10000.'],
])('%s %j is refused beside %s, and the old one stays', async (section, values, field, message) => {
  const kept = await choose(section, {});
  const refused = await choose(section, values, 1);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  const { items } = (await call<{ items: SettingsSection[] }>('GET', 'admin/settings', undefined, admin))
    .body;
  expect(items.find((one) => one.section === section)).toEqual(kept.body);
});

test('what is switched off is refused with a sentence, told to pages, and works again once it is on', async () => {
  const candidate = await createAccount(server);
  const recruiter = await createAccount(server, 'recruiter');
  const company = { company: 'Of Nobody Before', company_size: '1-10', job_title: 'Recruiter' };
  await choose('features', {
    trial: false,
    practice: false,
    candidate_sign_up: false,
    recruiter_sign_up: false,
    live: false,
    open_links: false,
    resume_sharing: false,
  });
  const config = await server.app.inject('/config.json');
  const names = [
    ...['candidate_sign_up', 'recruiter_sign_up', 'trial', 'practice'],
    ...['live', 'open_links', 'resume_sharing'],
  ];
  expect(config.json().closed_features).toEqual(names);
  const practice = {
    mode: 'practice',
    role_family: 'software',
    level: 'junior',
    question_type: 'mixed',
    question_count: 3,
  };
  const refusals = [
    await call('GET', 'trial/question'),
    await register('candidate', 'closed.candidate@mail.example'),
    await register('recruiter', 'closed.recruiter@mail.example'),
    await call('POST', 'interviews/session', practice, candidate),
    await call('PUT', 'recruiter/profile', company, recruiter),
  ];
  for (const refused of refusals)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'feature_off', detail: expect.stringMatching(/ here\.$/) },
    });
  const link = { expires_at: new Date(Date.now() + 86_400_000).toISOString(), limit: null };
  const open = () => call('POST', 'recruiter/workspaces/none/open-link', link, recruiter);
  const shown = { allows_download: true, hides_contact: false, is_public: false };
  const sharing = { ...shown, label: '', expires_at: null, password: '' };
  const share = () => call('POST', 'resumes/none/links', sharing, candidate);
  const times = { application_id: 'none', times: [link.expires_at], minutes: 30 };
  const propose = () =>
    call('POST', 'recruiter/workspaces/none/interviews/none/live-times', times, recruiter);
  const held = nurseInterview({ live: { editor_language: 'text' } });
  const freeze = () => call('POST', 'recruiter/workspaces/none/interviews', held, recruiter);
  const offer = () => call('POST', 'open-link-offers', { token: 'x'.repeat(43) });
  const closed = [await open(), await share(), await propose(), await freeze(), await offer()];
  expect(closed.map(({ status, body: { code } }) => [status, code])).toEqual(
    [403, 409, 403, 403, 410].map((status) => [status, 'feature_off']),
  );
  await choose('features', {}, 1);
  const opened = [await open(), await share(), await propose(), await freeze(), await offer()];
  expect(opened.map(({ status, body: { code } }) => [status, code === 'feature_off'])).toEqual(
    [404, 404, 404, 404, 410].map((status) => [status, false]),
  );
  expect((await call('GET', 'trial/question')).status).toBe(200);
  expect((await call('PUT', 'recruiter/profile', company, recruiter)).status).toBe(200);
  expect((await register('candidate', 'open.candidate@mail.example')).status).toBe(202);
});

test('a limit is what is set', async () => {
  await choose('limits', { sign_ups_an_hour: 1 });
  const replies = [
    (await register('candidate', 'first.limited@mail.example')).status,
    (await register('candidate', 'second.limited@mail.example')).status,
    (await register('candidate', 'third.limited@mail.example')).status,
  ];
  expect(replies).toContain(429);
  await choose('limits', { sign_ups_an_hour: 500 }, 1);
  expect((await register('candidate', 'fourth.limited@mail.example')).status).toBe(202);
});

test('a new company keeps ended applications as long as is set; the change stands in the audit log', async () => {
  await choose('retention', { application_months: 24 });
  const recruiter = await createAccount(server, 'recruiter');
  const profile = { company: 'Retention of a new one', company_size: '1-10', job_title: 'Recruiter' };
  await call('PUT', 'recruiter/profile', profile, recruiter);
  const [company] = await server.db.select().from(companies).where(eq(companies.name, profile.company));
  expect(company?.retentionMonths).toBe(24);
  const [last] = await server.db
    .select()
    .from(auditPayloads)
    .where(eq(auditPayloads.part, 'change'))
    .orderBy(desc(auditPayloads.number))
    .limit(1);
  expect(JSON.parse(last?.content ?? '')).toMatchObject({
    reason: 'Our policy of this year',
    before: { application_months: 12 },
    after: { application_months: 24 },
  });
});
