// @module-tag both
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PersonalData, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { inviteToInterview } from '../../../tests/support/interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { authSessions, invitations, mailLog, users } from '../../platform/database/schema/index.ts';
import { secrets, type WholeLife, wholeLife } from './whole-life.fixture.ts';

/**
 * Every table that hangs on an account. Whoever adds one decides what an export says of it, and adds a row
 * of it to `wholeLife`: only then it is seen whether deleting takes it along.
 */
const tablesOfPeople = [
  'accommodation_wishes',
  'activities',
  'api_keys',
  'application_counts',
  'application_resumes',
  'application_words',
  'applications',
  'auth_events',
  'auth_sessions',
  'billing_customers',
  'built_resumes',
  'candidate_preferences',
  'candidate_profiles',
  'candidate_requests',
  'challenges',
  'company_members',
  'consents',
  'content_drafts',
  'content_versions',
  'credit_notes',
  'decisions',
  'hiring_terms',
  'idempotency_keys',
  'integrity_events',
  'integrity_findings',
  'integrity_logs',
  'interview_sessions',
  'interviews',
  'invitations',
  'invoices',
  'live_editor_updates',
  'live_editors',
  'live_events',
  'live_interviewers',
  'live_interviews',
  'live_presence',
  'live_recording_parts',
  'live_recordings',
  'live_tickets',
  'mail_templates',
  'member_invitations',
  'notes',
  'open_link_applicants',
  'open_links',
  'passkeys',
  'provider_refunds',
  'recording_parts',
  'recordings',
  'recovery_codes',
  'refresh_tokens',
  'reports',
  'resume_link_views',
  'resume_links',
  'resume_revisions',
  'review_assignments',
  'rubrics',
  'sample_accounts',
  'saved_views',
  'scorecards',
  'social_identities',
  'subscriptions',
  'test_uses',
  'test_versions',
  'tests',
  'totp_factors',
  'trusted_devices',
  'turns',
  'unrated_reveals',
  'usage_events',
  'users',
  'workspace_members',
  'workspaces',
];

/** Those are a recruiter's. */
const notOfCandidates = [
  'activities',
  'api_keys',
  'application_counts',
  'application_words',
  'applications',
  'company_members',
  'content_drafts',
  'content_versions',
  'credit_notes',
  'decisions',
  'hiring_terms',
  'invoices',
  'live_interviewers',
  'mail_templates',
  'member_invitations',
  'notes',
  'open_link_applicants',
  'open_links',
  'provider_refunds',
  'review_assignments',
  'rubrics',
  'sample_accounts',
  'saved_views',
  'scorecards',
  'test_uses',
  'test_versions',
  'tests',
  'unrated_reveals',
  'workspace_members',
  'workspaces',
];

let server: TestServer;
let jane: WholeLife;
let other: WholeLife;

beforeAll(async () => {
  server = await startTestServer();
  jane = await wholeLife(server);
  other = await wholeLife(server);
});
afterAll(() => server.close());

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await server.db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** The tables of the product in which a row says one of these. */
async function tablesThatSay(marks: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const saying: string[] = [];
  for (const { name } of tables) {
    const says = marks.map((mark) => sql`strpos(r::text, ${mark}) > 0`);
    const found = await rowsOf(
      sql`select 1 from ${sql.identifier(name)} r where ${sql.join(says, sql` or `)} limit 1`,
    );
    if (found.length > 0) saying.push(name);
  }
  return saying;
}

/** What tells that a row is about somebody: who they are, their sign-ins and their interviews. */
async function marksOf({ account, practiceId, headline }: WholeLife): Promise<string[]> {
  const { userId, email } = account;
  const signIns = await server.db.select().from(authSessions).where(eq(authSessions.userId, userId));
  const bound = await server.db.select().from(invitations).where(eq(invitations.candidateId, userId));
  return [userId, email, practiceId, headline, ...[...signIns, ...bound].map(({ id }) => id)];
}

const exportOf = (account: TestAccount) =>
  call<PersonalData>(server, account, 'GET', '/api/v1/candidate/export');

async function askToDelete({ accessToken }: TestAccount, body: object) {
  const reply = await fetch(`${server.url}/api/v1/candidate/deletion`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    cookies: reply.headers.getSetCookie(),
    fields: text ? (JSON.parse(text) as Problem).errors?.map(({ field }) => field) : [],
  };
}

test('the list of tables that hang on an account is whole', async () => {
  const found = await rowsOf<{ name: string }>(sql`
    with recursive hanging (id) as (
      select 'users'::regclass::oid
      union select conrelid from pg_constraint join hanging on confrelid = hanging.id where contype = 'f')
    select id::regclass::text as name from hanging order by 1`);
  expect(found.map(({ name }) => name).toSorted()).toEqual(tablesOfPeople);
});

describe('the export', () => {
  test('holds something of every kind', async () => {
    const { profile, login_methods, ...rest } = await exportOf(jane.account);
    expect(profile).toMatchObject({ headline: jane.headline, skills: ['SQL'] });
    expect(rest.accommodation_wishes).toMatchObject({ note: `Wishes of ${jane.account.userId}` });
    const { userId: _id, email } = jane.account;
    expect(rest.account).toMatchObject({ _id, email, time_zone: 'Europe/Berlin' });
    const lists = Object.entries({ ...rest, ...login_methods }).filter(([, value]) => Array.isArray(value));
    const empty = lists.filter(([, value]) => (value as unknown[]).length === 0).map(([name]) => name);
    expect(empty).toEqual([]);
    expect(rest.sessions).toHaveLength(2);
    expect(rest.reports[0]).toMatchObject({ version: 1 });
    expect(rest.subscriptions.at(-1)).toMatchObject({ status: 'active', interval: 'month' });
    expect(rest.invoices).toMatchObject([{ status: 'paid', due: 900, refunded: 100, provider_refunds: [] }]);
    expect(rest.invoices[0]?.['paid_at']).toBeTruthy();
    expect(rest.credit_notes).toMatchObject([{ kind: 'refund', amount: 100 }]);
  });

  test('holds what they said in a live interview, and that their microphone was recorded there', async () => {
    const { live_events, live_recordings } = await exportOf(jane.account);
    expect(live_events).toMatchObject([{ kind: 'chat', text: 'Hello' }]);
    expect(live_recordings).toMatchObject([{ content_type: 'audio/webm', seconds: 5 }]);
  });

  test('says to which question a recording, a correction and what was noted belong', async () => {
    const { turns, recordings, requests, integrity_events } = await exportOf(jane.account);
    expect(recordings).toMatchObject([{ attempt: null, turn_position: 1, question_number: 1, kind: 'core' }]);
    const asked = requests.toSorted((a, b) => String(a['kind']).localeCompare(String(b['kind'])));
    expect(asked).toMatchObject([
      {
        kind: 'human_review',
        attempt: null,
        turn_position: null,
        question_number: null,
        question_kind: null,
      },
      {
        kind: 'transcript_correction',
        ...{ attempt: null, turn_position: 1, question_number: 1, question_kind: 'core' },
      },
    ]);
    const practised = turns.filter((turn) => turn['session_id'] === jane.practiceId);
    expect(practised[0]).toMatchObject({ attempt: null, position: 1, question_number: 1, kind: 'core' });
    expect(integrity_events).toMatchObject([
      { turn_position: 1, question_number: 1, question_kind: 'core', question_known: true, attempt: null },
    ]);
  });

  test('holds nothing of somebody else and nothing to get in with', async () => {
    const text = JSON.stringify(await exportOf(jane.account));
    const [{ passwordHash } = { passwordHash: null }] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, jane.account.userId));
    for (const mark of await marksOf(other)) expect(text).not.toContain(mark);
    for (const secret of [...secrets, String(passwordHash)]) expect(text).not.toContain(secret);
    // The anchors of all that could have been asked stay with who asks.
    expect(text).not.toContain('"questions":[{"id"');
  });

  test('is refused for a while to somebody who asks too often', async () => {
    const account = await createAccount(server);
    for (let count = 0; count < 10; count++) await exportOf(account);
    await expect(exportOf(account)).rejects.toThrow('429');
  });
});

describe('deleting the account', () => {
  test.each([
    ['a wrong password', { current_password: 'not it' }, 400, 'current_password'],
    ['another address', { email: 'other@mail.example' }, 422, 'email'],
  ])('with %s is refused and changes nothing', async (_case, change, status, field) => {
    const { email, password } = jane.account;
    const reply = await askToDelete(jane.account, { current_password: password, email, ...change });
    expect([reply.status, reply.fields]).toEqual([status, [field]]);
    expect((await exportOf(jane.account)).sessions).toHaveLength(2);
  });

  test('leaves nothing that says who they were but the mail that confirms it', async () => {
    const { account } = jane;
    await inviteToInterview(server, account.email);
    const marks = await marksOf(jane);
    const before = await tablesThatSay(marks);
    expect(tablesOfPeople.filter((name) => !before.includes(name))).toEqual(notOfCandidates);
    const theirs = await tablesThatSay(await marksOf(other));

    const { email, password } = account;
    const typed = ` ${email.toUpperCase()} `;
    const reply = await askToDelete(account, { current_password: password, email: typed });
    expect(reply.status).toBe(204);
    expect(reply.cookies.join()).toMatch(/candor_refresh=;/);

    const mail = await server.mailTo(email);
    expect(mail.subject).toBe('Your Candor account is deleted');
    // That mail, and the attempt to send it; the audit log says that the account was, and keeps its id alone.
    const left = ['mail_log', 'outbox'];
    await vi.waitFor(async () => expect(await tablesThatSay(marks)).toEqual(['audit_entries', ...left]));
    expect(await tablesThatSay(marks.filter((mark) => mark !== account.userId))).toEqual(left);
    expect(await server.db.$count(mailLog, eq(mailLog.recipient, email))).toBe(1);
    expect((await server.outbox()).filter(({ recipient }) => recipient.includes(email))).toEqual([mail]);
    expect(await tablesThatSay(await marksOf(other))).toEqual(theirs);
  });

  test('ends the session, and the credentials lead nowhere', async () => {
    const account = await createAccount(server);
    const { email, password } = account;
    expect((await askToDelete(account, { current_password: password, email })).status).toBe(204);
    await expect(exportOf(account)).rejects.toThrow('401');
    const body = new URLSearchParams({ username: email, password });
    const login = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
    expect(login.status).toBe(401);
    const headers = { cookie: account.cookie };
    const refresh = await fetch(`${server.url}/api/v1/auth/refresh`, { method: 'POST', headers });
    expect(refresh.status).toBe(401);
  });
});
