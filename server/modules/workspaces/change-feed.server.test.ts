// @module-tag both
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HiringChange } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { HeldJobs } from '../../../tests/support/held-jobs.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer, testEngine } from '../../../tests/support/test-server.ts';
import { interviewSessions } from '../../platform/database/schema/index.ts';

/** What comes on the way of a commit is here long before. */
const WITHIN_MS = 3000;

let server: TestServer;
let lead: TestAccount;
let colleague: TestAccount;
let stranger: TestAccount;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let session: string;

beforeAll(async () => {
  // Nothing happens by itself.
  server = await startTestServer({ jobs: (db) => new HeldJobs().open(db) });
  lead = await createAccount(server, 'recruiter');
  colleague = await createAccount(server, 'recruiter');
  stranger = await createAccount(server, 'recruiter');
  hiring = await openHiring(server, lead);
  await openHiring(server, stranger);
  await joinWorkspace(server, lead, colleague, hiring, 'interviewer');
  const candidate = await createAccount(server);
  ({ sessionId: session } = await completedInterview(server, lead, {
    workspaceId: hiring.workspace_id,
    candidate,
  }));
});
afterAll(() => server.close());

interface Followed {
  /** The workspaces that were told of so far; null for the first event. */
  readonly heard: (string | null)[];
  /** Waits for one more. */
  next(): Promise<void>;
  leave(): void;
}

async function follow({ accessToken }: TestAccount): Promise<Followed> {
  const leaving = new AbortController();
  const reply = await fetch(`${server.url}/api/v1/recruiter/changes`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: leaving.signal,
  });
  const heard: (string | null)[] = [];
  let tell = () => {};
  void read(reply, (change) => {
    heard.push(change.workspace_id);
    tell();
  }).catch(() => {});
  const next = async () => {
    const before = heard.length;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    if (heard.length === before) await Promise.race([told, delay(WITHIN_MS)]);
  };
  if (heard.length === 0) await next();
  return { heard, next, leave: () => leaving.abort() };
}

async function read(reply: Response, hear: (change: HiringChange) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const bytes of reply.body ?? [])
    for (const line of decoder.decode(bytes, { stream: true }).split('\n'))
      if (line.startsWith('data: ')) hear(JSON.parse(line.slice(6)));
}

test('members hear of a change in their workspace, others hear nothing', async () => {
  const [mine, theirs, foreign] = await Promise.all([follow(lead), follow(colleague), follow(stranger)]);
  expect([mine.heard, theirs.heard, foreign.heard]).toEqual([[null], [null], [null]]);
  const heard = Promise.all([mine.next(), theirs.next()]);
  const path = `/workspaces/${hiring.workspace_id}/candidates/${hiring.candidate_id}/notes`;
  await callAs(server, lead)('POST', path, { text: 'Calls back on Monday.' });
  await heard;
  expect([mine.heard, theirs.heard, foreign.heard]).toEqual([
    [null, hiring.workspace_id],
    [null, hiring.workspace_id],
    [null],
  ]);
  for (const { leave } of [mine, theirs, foreign]) leave();
});

test('a removed member hears nothing more', async () => {
  const call = callAs(server, lead);
  const path = `/workspaces/${hiring.workspace_id}`;
  const [mine, theirs] = await Promise.all([follow(lead), follow(colleague)]);
  const heard = mine.next();
  await call('DELETE', `${path}/members/${colleague.userId}`);
  await heard;
  expect(mine.heard).toEqual([null, hiring.workspace_id]);
  expect(theirs.heard).toEqual([null]);
  for (const { leave } of [mine, theirs]) leave();
});

test.each([
  ['begins to be judged', { evaluationState: 'running' }],
  ['is judged', { status: 'reported' }],
] as const)('an attempt that %s is heard of', async (_case, change) => {
  const mine = await follow(lead);
  const heard = mine.next();
  await server.db.update(interviewSessions).set(change).where(eq(interviewSessions.id, session));
  await heard;
  expect(mine.heard).toEqual([null, hiring.workspace_id]);
  mine.leave();
});

test.runIf(testEngine() === 'postgres')('a connection that broke is made again, and said', async () => {
  const mine = await follow(lead);
  const heard = mine.next();
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen hiring_changes' and datname = current_database()`,
  );
  await heard;
  expect(mine.heard).toEqual([null, null]);
  mine.leave();
});

test('a server that stops does not wait for those who listen', async () => {
  const short = await startTestServer();
  const account = await createAccount(short, 'recruiter');
  const reply = await fetch(`${short.url}/api/v1/recruiter/changes`, {
    headers: { Authorization: `Bearer ${account.accessToken}` },
  });
  const ended = reply.text();
  const begun = performance.now();
  await short.close();
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(await ended).toContain('data: {"workspace_id":null}');
});
