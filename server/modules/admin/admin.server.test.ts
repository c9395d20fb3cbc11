// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountEventType, Installation, Overview, Problem } from '../../../openapi/gen/types.gen.ts';
import { createAccount, suspend, type TestAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer, testEngine } from '../../../tests/support/test-server.ts';
import { newId } from '../../platform/database/identifier.ts';
import { authEvents, interviewSessions, interviews, users } from '../../platform/database/schema/index.ts';

/** Stands still: the days are told apart also around midnight. */
const now = new Date();

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());

async function get<T>(path: string, { accessToken }: TestAccount = admin) {
  const reply = await fetch(`${server.url}/api/v1/admin/${path}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return { status: reply.status, body: (await reply.json()) as T & Problem };
}

const overview = async (query = '') => (await get<Overview>(`overview${query}`)).body;

test.each(['candidate', 'recruiter'] as const)('a %s is refused', async (role) => {
  const account = await createAccount(server, role);
  for (const path of ['overview', 'installation', 'overview?days=1']) {
    expect((await get(path, account)).status).toBe(403);
  }
});

test('each account is counted once, under its role', async () => {
  await server.db.delete(users).where(sql`${users.id} <> ${admin.userId}`);
  const people = [
    ['candidate', true, true],
    ['candidate', true, true],
    ['candidate', false, true],
    // Deactivated comes before unverified.
    ['candidate', false, false],
    ['recruiter', true, false],
  ] as const;
  for (const [role, isVerified, isActive] of people) {
    const account = await createAccount(server, role);
    await server.db.update(users).set({ isVerified }).where(sql`${users.id} = ${account.userId}`);
    if (!isActive) await suspend(server, account);
  }
  expect((await overview()).accounts).toEqual([
    { role: 'candidate', active: 2, unverified: 1, deactivated: 1 },
    { role: 'recruiter', active: 0, unverified: 0, deactivated: 1 },
    { role: 'admin', active: 1, unverified: 0, deactivated: 0 },
  ]);
});

describe('the days', () => {
  const today = now.toISOString().slice(0, 10);
  const dayBefore = (days: number) =>
    new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const at = (days: number, time: string) => new Date(`${dayBefore(days)}T${time}Z`);

  beforeEach(async () => {
    await server.db.delete(authEvents);
    await server.db.delete(interviews);
  });

  async function happened(...events: [AccountEventType, Date][]) {
    for (const [type, moment] of events) {
      await server.db.insert(authEvents).values({ id: newId(), type, ip: '192.0.2.1', at: moment });
    }
  }

  async function interviewed(
    status: 'reported' | 'abandoned' | 'created',
    startedAt: Date | null,
    endedAt: Date | null,
  ) {
    const { userId } = admin;
    const createdAt = at(2, '10:00:00');
    const interview = {
      id: newId(),
      ownerId: userId,
      mode: 'practice',
      roleFamilyId: 'software',
      roleFamilyName: 'Software',
      level: 'junior',
      questionType: 'mixed',
      engine: { name: 'rules', label: 'l', version: '1', reason: 'r' },
      bankVersion: 1,
      questions: [],
      competencies: [],
      selection: { method: 'bank', matchedTerms: [] },
      followUpCap: 0,
      limitSeconds: 60,
      createdAt,
    } as const;
    await server.db.insert(interviews).values(interview);
    const session = {
      id: newId(),
      interviewId: interview.id,
      candidateId: userId,
      limitSeconds: 60,
      status,
      startedAt,
      endedAt,
    };
    await server.db.insert(interviewSessions).values({ ...session, createdAt, updatedAt: createdAt });
  }

  test('come oldest first without gaps, today included', async () => {
    expect((await overview('?days=3')).days.map(({ date }) => date)).toEqual([
      dayBefore(2),
      dayBefore(1),
      today,
    ]);
    for (const days of [1, 14, 90]) expect((await overview(`?days=${days}`)).days).toHaveLength(days);
    expect((await overview()).days).toHaveLength(14);
  });

  test('are those of UTC, whatever the zone of the database', async () => {
    await happened(
      ['login_succeeded', at(2, '23:59:59.999')],
      ['login_succeeded', at(1, '00:00:00')],
      ['login_succeeded', at(1, '23:30:00')],
      ['login_failed', at(1, '12:00:00')],
      ['second_factor_failed', at(1, '12:00:01')],
      ['login_failed', at(3, '23:59:59.999')],
      ['password_changed', at(1, '12:00:00')],
      ['second_factor_requested', at(1, '12:00:00')],
    );
    const counted = (await overview('?days=3')).days.map((day) => [day.sign_ins, day.failed_sign_ins]);
    expect(counted).toEqual([
      [1, 0],
      [2, 2],
      [0, 0],
    ]);
  });

  test('count interviews when they began and when they ended, unless nobody said a word', async () => {
    await interviewed('reported', at(2, '23:00:00'), at(1, '00:10:00'));
    await interviewed('abandoned', at(2, '11:00:00'), at(1, '11:00:00'));
    await interviewed('created', null, null);
    const counted = (await overview('?days=3')).days.map((day) => [
      day.interviews_started,
      day.interviews_completed,
    ]);
    expect(counted).toEqual([
      [2, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test.each(['0', '91', '1.5', 'many', '-3'])('are not %s', async (days) => {
    expect((await get(`overview?days=${days}`)).status).toBe(422);
  });
});

describe('the queues', () => {
  type State = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

  async function job(
    queue: string,
    state: State,
    output: object | null = null,
    completedOn: string | null = null,
  ) {
    await server.db.execute(sql`insert into pgboss.job (name, state, output, completed_on, retry_count, start_after)
      values (${queue}, ${state}::pgboss.job_state, ${JSON.stringify(output)}::jsonb, ${completedOn}::timestamptz, 4,
      now() + interval '1 hour')`);
  }

  beforeEach(() => server.db.execute(sql`delete from pgboss.job`));

  test('count what waits, runs and was given up', async () => {
    for (const state of [
      'created',
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed',
    ] as const) {
      await job('evaluate-session', state);
    }
    await job('code-mail', 'failed');
    const { evaluations, mails } = await overview();
    expect(evaluations).toEqual({ waiting: 3, running: 1, failed: 1 });
    expect(mails).toEqual({ waiting: 0, running: 0, failed: 1 });
  });

  test.each([
    ['evaluations', ['evaluate-session', 'read-answer']],
    [
      'mails',
      [
        'code-mail',
        'invitation-mail',
        'candidate-mail',
        'candidate-letter-mail',
        'decision-mail',
        'live-mail',
        'review-mail',
        'lead-mail',
      ],
    ],
  ] as const)('count all that has to do with %s', async (kind, queues) => {
    for (const queue of queues) await job(queue, 'failed');
    expect((await overview())[kind]).toEqual({ waiting: 0, running: 0, failed: queues.length });
  });

  test('list the latest twenty failures, without addresses and codes', async () => {
    for (let minute = 10; minute < 35; minute += 1) {
      const message = `550 <ada@mail.example> refused 123456 at ${minute}\nat somewhere`;
      await job('code-mail', 'failed', { name: 'Error', message }, `2026-11-20T10:${minute}:00Z`);
    }
    const { failed_jobs: jobs, mails } = await overview();
    expect(mails.failed).toBe(25);
    expect(jobs).toHaveLength(20);
    expect(jobs[0]).toEqual({
      _id: expect.any(String),
      queue: 'code-mail',
      failed_at: '2026-11-20T10:34:00.000Z',
      attempts: 5,
      reason: '550 <[address]> refused [code] at 34',
    });
    expect(jobs.at(-1)?.reason).toContain('at 15');
  });
});

test('everything is counted in five statements', async () => {
  const client: { query: (statement: unknown) => unknown } = Reflect.get(server.db, '$client');
  await overview();
  const query = vi.spyOn(client, 'query');
  await overview('?days=90');
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  // Other work goes on meanwhile: jobs are polled, and the sign-in is checked.
  expect(statements.filter((text) => /filter \(where|"pgboss\\"\.\\"job\\"/.test(text))).toHaveLength(5);
});

test('alerts name what has to be mended: mail that nobody sends here, and work that was given up', async () => {
  await server.db.execute(sql`delete from pgboss.job`);
  await server.db.execute(
    sql`insert into pgboss.job (name, state) values ('read-answer', 'failed'::pgboss.job_state)`,
  );
  expect((await overview()).alerts).toEqual([
    { kind: 'jobs', since: null, count: 1 },
    { kind: 'mail_not_sent', since: null, count: null },
  ]);
});

test('an AI that answers nonsense and a mail server that is away are told to who looks', async () => {
  const away = await startTestServer({ env: { smtpUrl: 'smtp://127.0.0.1:1' } });
  try {
    const { accessToken } = await createAccount(away, 'admin');
    const alerts = async () => {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const reply = await fetch(`${away.url}/api/v1/admin/overview`, { headers });
      return ((await reply.json()) as Overview).alerts;
    };
    const call = { task: 'judgement', host: 'ai.example', model: 'small-model', milliseconds: 100 };
    away.logStore.noteCall({ ...call, outcome: 'unusable', reason: 'It answered something else.' });
    away.logStore.noteCall({ ...call, outcome: 'answered' });
    await away.logStore.flush();
    expect(await alerts()).toEqual([
      { kind: 'ai_answers', since: null, count: 1 },
      { kind: 'mail_server', since: expect.any(String), count: null },
    ]);
  } finally {
    await away.close();
  }
});

test('the installation is described without a secret', async () => {
  const { body } = await get<Installation>('installation');
  expect(body).toMatchObject({
    public_url: server.env.publicUrl,
    database: 'embedded',
    mail: 'outbox',
    engine: { name: 'rules', reason: 'AI is not configured' },
    is_demo: false,
  });

  const configured = await startTestServer({
    env: {
      publicUrl: 'https://candor.example',
      databaseUrl: 'postgres://user:the-secret@db.example/candor',
      smtpUrl: 'smtp://user:the-secret@mail.example:587',
      ai: {
        baseUrl: 'https://ai.example/v1',
        model: 'small-model',
        apiKey: 'the-secret',
        transcriptionModel: 'small-ear',
        voice: { model: 'small-mouth', name: 'sage' },
      },
      socialProviders: { linkedin: { clientId: 'the-id', clientSecret: 'the-secret' } },
      demo: true,
    },
  });
  try {
    const { accessToken } = await createAccount(configured, 'admin');
    const reply = await fetch(`${configured.url}/api/v1/admin/installation`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({
      database: 'postgresql',
      audit_log: testEngine() === 'postgres' ? 'tamper_proof' : 'tamper_evident',
      mail: 'smtp',
      social_providers: ['linkedin'],
      passkeys_usable: true,
      is_demo: true,
    });
    expect(text).not.toMatch(/the-|db\.example|mail\.example/);
  } finally {
    await configured.close();
  }
});
