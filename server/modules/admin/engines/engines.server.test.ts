// @module-tag postgres
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EngineVersionList, Problem } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview } from '../../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  auditEntries,
  auditPayloads,
  interviewSessions,
  interviews,
  reports,
} from '../../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let sessionId: string;
let interviewId: string;

const former = {
  name: 'llm',
  label: 'AI assessment',
  version: '1.0.0',
  reason: 'AI is configured',
  ai: {
    model: 'former-model',
    host: 'former.example',
    temperature: 0,
    prompt_version: '1',
    configuration: 7,
  },
} as const;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  const candidate = await createAccount(server);
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  ({ sessionId, interviewId } = await completedInterview(server, recruiter, { workspaceId, candidate }));
  await reported(1);
  await server.db.update(interviews).set({ engine: former }).where(eq(interviews.id, interviewId));
});
afterAll(() => server.close());

const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAs(server, admin, 'admin')<T>(method, path, body);
const listed = async () => (await call<EngineVersionList>('GET', '/engines')).body;
const retire = (configuration: number, evaluates_again: boolean, reason = 'The contract ends') =>
  call<EngineVersionList & Problem>('POST', `/engines/${configuration}/retirement`, {
    reason,
    evaluates_again,
  });

const versions = () =>
  server.db.select().from(reports).where(eq(reports.sessionId, sessionId)).orderBy(desc(reports.version));

/** Until the attempt has so many versions of its report. */
const reported = (count: number) =>
  vi.waitFor(async () => expect(await versions()).toHaveLength(count), { timeout: 10_000 });

test('an earlier version is listed with the interviews that use it and who waits there, without a name', async () => {
  const { current, items } = await listed();
  expect(current).toMatch(/checklist/i);
  expect(items).toMatchObject([
    {
      ...{ configuration: 7, host: 'former.example', model: 'former-model', changed_at: null, practices: 0 },
      rounds: [
        { interview_id: interviewId, interview: 'Ward nurse', unfinished: 0, waiting: 0, evaluated: 1 },
      ],
    },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Zoe/);
});

test('a version that nothing uses is not retired, and no reason is none', async () => {
  expect((await retire(6, true)).status).toBe(409);
  expect((await retire(7, true, 'x')).status).toBe(422);
  expect(await versions()).toHaveLength(1);
});

test('what waits goes on with the engine of now; on request the whole round is evaluated again', async () => {
  const waits = { status: 'evaluating', evaluationState: 'needs_human' } as const;
  await server.db.update(interviewSessions).set(waits).where(eq(interviewSessions.id, sessionId));
  expect((await listed()).items[0]?.rounds).toMatchObject([{ waiting: 1, evaluated: 0 }]);
  expect((await retire(7, false)).body).toMatchObject({ items: [] });
  await reported(2);
  expect((await versions())[0]?.engine.name).toBe('rules');

  await server.db.update(interviews).set({ engine: former }).where(eq(interviews.id, interviewId));
  await vi.waitFor(async () =>
    expect((await listed()).items[0]?.rounds).toMatchObject([{ waiting: 0, evaluated: 1 }]),
  );
  expect((await retire(7, true)).body).toMatchObject({ items: [] });
  await reported(3);

  const [entry] = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'engine.retired'))
    .orderBy(desc(auditEntries.number));
  expect(entry).toMatchObject({ entityType: 'engine', entityId: '7', actorId: admin.userId });
  const said = await server.db
    .select()
    .from(auditPayloads)
    .where(eq(auditPayloads.number, entry?.number ?? 0));
  const text = said.map(({ content }) => content).join();
  expect(text).toContain('The contract ends');
  expect(text).toContain('"model":"former-model"');
  expect(text).toContain('"evaluates_again":true');
});

test('without the wish reports stay as they are', async () => {
  await server.db.update(interviews).set({ engine: former }).where(eq(interviews.id, interviewId));
  expect((await retire(7, false)).status).toBe(200);
  await vi.waitFor(async () => {
    const left = (await server.db.execute(
      sql`select 1 from pgboss.job where name = 'evaluate-round' and state < 'completed'`,
    )) as unknown as { rows: unknown[] };
    expect(left.rows).toEqual([]);
  });
  expect(await versions()).toHaveLength(3);
});
