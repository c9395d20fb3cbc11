import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HiringChange, Session, WorkspacePage } from '../../openapi/gen/types.gen.ts';
import { completeSession, getSession, listSessions } from '../../src/api/gen/sdk.gen.ts';
import { demoAccount } from '../support/demo-account.ts';
import { LoadBalancer } from '../support/load-balancer.ts';
import { type OwnPostgres, startPostgres } from '../support/own-postgres.ts';
import { randomFrom } from '../support/random-from.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInDemoCandidate } from './demo-candidate.ts';
import { persist, WritingCandidate } from './writing-candidate.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 240_000 });

const KILLS = 4;
const SEED = 20_261_128;
const MOST_MS_BEFORE_KILL = 40;
const REPORTED_WITHIN_MS = 180_000;
const HEARD_WITHIN_MS = 30_000;

let postgres: OwnPostgres;
let processes: ServerProcess[];
let balancer: LoadBalancer;
let userId: string;
let recruiter: { readonly Authorization: string };

beforeAll(async () => {
  postgres = await startPostgres();
  balancer = await LoadBalancer.start();
  const env = { DATABASE_URL: postgres.url, PUBLIC_URL: balancer.url };
  const first = await ServerProcess.start(env);
  const second = await ServerProcess.start({ ...env, DATA_DIR: first.dataDir });
  processes = [first, second];
  balancer.targets = processes.map(({ url }) => url);
  userId = await signInDemoCandidate(second, balancer.url);
  const { email, password } = demoAccount(second.printed, 'recruiter');
  const login = await fetch(`${balancer.url}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  recruiter = { Authorization: `Bearer ${((await login.json()) as { access_token: string }).access_token}` };
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(processes.map((server) => server.stop()));
  await postgres.stop();
});

/** Follows the changes of a recruiter as the page does: where the stream breaks, it asks for a new one. */
function follow(left: AbortSignal): HiringChange[] {
  const heard: HiringChange[] = [];
  const read = async () => {
    const reply = await fetch(`${balancer.url}/api/v1/recruiter/changes`, {
      headers: recruiter,
      signal: left,
    });
    const decoder = new TextDecoder();
    for await (const bytes of reply.body ?? [])
      for (const line of decoder.decode(bytes, { stream: true }).split('\n'))
        if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice('data: '.length)));
  };
  void (async () => {
    while (!left.aborted) {
      await read().catch(() => {});
      if (!left.aborted) await delay(100);
    }
  })();
  return heard;
}

/** Calls as the page does, which asks again where a process went away. */
async function ask<T>(method: 'GET' | 'PATCH', path: string, body?: object): Promise<T> {
  for (;;) {
    const reply = await fetch(`${balancer.url}/api/v1/recruiter/${path}`, {
      method,
      headers: { ...recruiter, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (reply?.ok) return (await reply.json()) as T;
    if (reply && reply.status < 500)
      throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    await delay(100);
  }
}

async function changeWorkspace(location: string): Promise<void> {
  const [found] = (await ask<WorkspacePage>('GET', 'workspaces')).items;
  await ask('PATCH', `workspaces/${found?._id}`, { location });
}

async function everySession(): Promise<Session[]> {
  const { items } = await persist(async () => (await listSessions({ query: { page_size: 100 } })).data);
  return Promise.all(
    items.map(({ _id }) => persist(async () => (await getSession({ path: { session_id: _id } })).data)),
  );
}

it(`one of two processes killed ${KILLS} times: nothing is lost, events go on, every interview gets its report`, async () => {
  const random = randomFrom(SEED);
  const leaving = new AbortController();
  const heard = follow(leaving.signal);
  const people = ['a', 'b', 'c'].map((name) => new WritingCandidate(userId, name));
  const countAnswers = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.answers.length, 0);
  const writing = Promise.all(people.map((person) => person.write()));
  writing.catch(() => {});

  for (let kill = 0; kill < KILLS; kill++) {
    const victim = processes[kill % 2];
    const wanted = countAnswers() + Math.floor(random() * 4);
    await vi.waitUntil(() => countAnswers() >= wanted, { timeout: 120_000, interval: 5 });
    await delay(random() * MOST_MS_BEFORE_KILL);
    await victim?.kill();
    // The other one goes on alone.
    for (const person of people) person.online();
    await vi.waitUntil(() => countAnswers() > wanted, { timeout: 60_000, interval: 20 });
    const before = heard.length;
    await changeWorkspace(`York ${kill}`);
    await vi.waitUntil(() => heard.length > before, { timeout: HEARD_WITHIN_MS });
    await victim?.restart();
  }
  for (const person of people) person.finish();
  await writing;

  const sessions = await everySession();
  const stored = sessions.flatMap(({ turns }) =>
    turns.flatMap(({ _id, answer }) => (answer ? [[_id, answer]] : [])),
  );
  const acknowledged = people.flatMap(({ acknowledged: { answers } }) => answers);
  expect(stored.toSorted()).toEqual(acknowledged.map(({ turnId, text }) => [turnId, text]).toSorted());
  expect(people.flatMap(({ acknowledged: { lostDrafts } }) => lostDrafts)).toEqual([]);

  // The work on them is in hand, wherever, when one goes for good.
  const answered = sessions.filter(({ turns }) => turns.some(({ answer }) => answer));
  for (const { _id, status } of answered)
    if (status === 'in_progress')
      await persist(async () => (await completeSession({ path: { session_id: _id } })).data);
  await processes[0]?.kill();
  await vi.waitUntil(
    async () =>
      (await everySession()).every(
        ({ _id, report_id }) => report_id || !answered.some((one) => one._id === _id),
      ),
    {
      timeout: REPORTED_WITHIN_MS,
      interval: 500,
    },
  );
  leaving.abort();
});
